import { EditDialog } from '@/ui/dialogs/EditDialog';
import { readingsAwaited, useLastReading } from '@/components/useLastReading';
import { useRegisterAction } from '@/components/useRegisterAction';
import type { Entry } from '@/domain/values/live';
import { useRegister } from '@/data/register/RegisterContext';
import { useRegisterWrites } from '@/data/register/registerWrites';
import { changeVehicle, createVehicle } from '@/domain/register/registerActions';
import { dayOf } from '@/domain/time/swedishTime';
import { type Vehicle, vehicleDraft, type VehicleDraft } from '@/domain/register/vehicle';
import { textOf } from '@/ui/behaviour/textOf';
import { roleChanged, TakenAway } from '@/components/TakenAway';
import { useContested } from '@/components/useContested';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { canWrite } from '@/domain/workshop/member';
import { VehicleFields } from './VehicleFields';
import { vehicleLabel } from '@/domain/register/vehicleName';

/**
 * Adds a vehicle, owned by `ownerId` until another owner is picked, or changes `former`: the vehicle as it
 * was when the form was opened, so that changes made by other people meanwhile are kept.
 */
export function VehicleDialog({
  former,
  ownerId = null,
  onClose,
}: {
  former?: Entry<Vehicle>;
  ownerId?: string | null;
  onClose: () => void;
}) {
  const register = useRegister();
  const { newId } = useRegisterWrites();
  const act = useRegisterAction();

  const { last, isKnown } = useLastReading(former);
  const mayWrite = canWrite(useWorkshop().role);
  const ready = register.kind === 'ready' ? register : undefined;
  const contested = useContested(
    'vehicles',
    former?.id,
    former?.data,
    former && ready?.vehicles.get(former.id)?.data,
  );

  function save(typed: VehicleDraft) {
    const settled = former && contested.settled(typed, former.data);
    const { draft } = settled ?? { draft: typed };
    const label = vehicleLabel(draft);
    settled?.keepOthers(label);
    const id = former?.id ?? newId();
    const today = dayOf(new Date()).toString();
    if (settled) act(label, `${label} är ändrat.`, changeVehicle(id, settled.former, draft, today));
    else act(label, `${label} är tillagt.`, createVehicle(id, draft));
  }

  return (
    <EditDialog
      title={former ? 'Ändra fordon' : 'Nytt fordon'}
      schema={vehicleDraft}
      read={readVehicle}
      onSave={save}
      onRemove={undefined}
      waitsFor={isKnown ? undefined : readingsAwaited}
      onClose={onClose}
      asksAbout={contested.asksAbout}
      lost={
        mayWrite ? (
          former &&
          ready &&
          !ready.vehicles.has(former.id) && (
            <TakenAway>Fordonet togs bort av någon annan medan du skrev.</TakenAway>
          )
        ) : (
          <TakenAway>{roleChanged}</TakenAway>
        )
      }
    >
      {contested.notice}
      <VehicleFields former={former} ownerId={former ? former.data.ownerId : ownerId} last={last} />
    </EditDialog>
  );
}

function readVehicle(data: FormData) {
  const orNull = (name: string) => textOf(data, name).trim() || null;
  return {
    registrationNumber: textOf(data, 'registrationNumber'),
    make: orNull('make'),
    model: orNull('model'),
    year: orNull('year'),
    vin: orNull('vin'),
    fuel: orNull('fuel'),
    odometerKm: orNull('odometerKm'),
    firstMonth: orNull('firstMonth'),
    notes: textOf(data, 'notes'),
    ownerId: orNull('ownerId.picked'),
    payerId: orNull('payerId.picked'),
    driverId: orNull('driverId.picked'),
  };
}
