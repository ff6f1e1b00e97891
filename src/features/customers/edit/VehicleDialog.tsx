import { EditDialog } from '@/ui/EditDialog';
import { useRegisterAction } from '@/components/useRegisterAction';
import type { Entry } from '@/domain/values/live';
import { useRegister } from '@/data/register/RegisterContext';
import { useRegisterWrites } from '@/data/register/registerWrites';
import { changeVehicle, createVehicle } from '@/domain/register/registerActions';
import { dayOf } from '@/domain/time/swedishTime';
import { type Vehicle, vehicleDraft, type VehicleDraft } from '@/domain/register/vehicle';
import { textOf } from '@/ui/textOf';
import { TakenAway } from './TakenAway';
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

  function save(draft: VehicleDraft) {
    const label = vehicleLabel(draft);
    const id = former?.id ?? newId();
    const today = dayOf(new Date()).toString();
    if (former) act(label, `${label} är ändrat.`, changeVehicle(id, former.data, draft, today));
    else act(label, `${label} är tillagt.`, createVehicle(id, draft));
  }

  return (
    <EditDialog
      title={former ? 'Ändra fordon' : 'Nytt fordon'}
      schema={vehicleDraft}
      read={readVehicle}
      onSave={save}
      onRemove={undefined}
      onClose={onClose}
      lost={
        former &&
        register.kind === 'ready' &&
        !register.vehicles.has(former.id) && (
          <TakenAway>Fordonet togs bort av någon annan medan du skrev.</TakenAway>
        )
      }
    >
      <VehicleFields former={former} ownerId={former ? former.data.ownerId : ownerId} />
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
