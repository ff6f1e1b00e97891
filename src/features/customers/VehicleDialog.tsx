import { useState } from 'react';
import { EditDialog } from '@/components/EditDialog';
import { useRegisterAction } from '@/components/useRegisterAction';
import type { Entry } from '@/data/live';
import { useRegisterWrites } from '@/data/registerWrites';
import { changeVehicle, createVehicle } from '@/domain/registerActions';
import { dayOf } from '@/domain/swedishTime';
import { type Vehicle, vehicleDraft, type VehicleDraft } from '@/domain/vehicle';
import { textOf } from '@/ui/textOf';
import { VehicleFields } from './VehicleFields';
import { vehicleLabel } from './vehicleName';

/** Adds a vehicle, owned by `ownerId` until something else is picked, or changes `entry`; `onSaved` gets its id. */
export function VehicleDialog({
  entry,
  ownerId = null,
  onClose,
  onSaved,
}: {
  entry?: Entry<Vehicle>;
  ownerId?: string | null;
  onClose: () => void;
  onSaved?: (id: string) => void;
}) {
  // What the typing began over: what others change meanwhile is theirs.
  const [former] = useState(entry);
  const { newId } = useRegisterWrites();
  const act = useRegisterAction();

  function save(draft: VehicleDraft) {
    const label = vehicleLabel(draft);
    const id = former?.id ?? newId();
    const today = dayOf(new Date()).toString();
    if (former) act(label, `${label} är ändrat.`, changeVehicle(id, former.data, draft, today));
    else act(label, `${label} är tillagt.`, createVehicle(id, draft));
    onSaved?.(id);
  }

  return (
    <EditDialog
      title={former ? 'Ändra fordon' : 'Nytt fordon'}
      schema={vehicleDraft}
      read={readVehicle}
      onSave={save}
      onRemove={undefined}
      onClose={onClose}
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
