import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { FollowUpsOf } from '@/components/followups/FollowUpsCard';
import { newBookingPath, serviceBookPath, customerPath } from '@/dashboardPaths';
import { wayBack } from '@/components/wayBack';
import { ReplacedTexts } from '@/components/ReplacedTexts';
import { useRegisterAction } from '@/components/useRegisterAction';
import { useTakeBack } from '@/components/useTakeBack';
import { type Entry, entriesOf } from '@/domain/values/live';
import { useRegister } from '@/data/register/RegisterContext';
import { useReplacedTexts } from '@/data/record/replacedTexts';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { canWrite } from '@/domain/workshop/member';
import { removeVehicle } from '@/domain/register/registerActions';
import { formatRegistrationNumber } from '@/domain/values/registrationNumber';
import type { Vehicle } from '@/domain/register/vehicle';
import { paths } from '@/paths';
import { Button, LinkButton } from '@/ui/controls/Button';
import { Plate } from '@/ui/controls/Plate';
import { History } from '@/components/History';
import { NoRecord } from '@/components/NoRecord';
import { RecordHead } from '@/components/RecordHead';
import { allCustomers } from '@/features/customers/record/allCustomers';
import styles from '@/features/customers/record/RecordPage.module.css';
import { VehicleDetails } from '@/features/customers/record/VehicleDetails';
import { VehicleDialog } from '@/features/customers/edit/VehicleDialog';
import { vehicleLabel, vehicleName } from '@/domain/register/vehicleName';
import { VehiclePeople } from '@/features/customers/record/VehiclePeople';

/** The page of a vehicle. */
export function VehiclePage() {
  const { vehicleId = '' } = useParams();
  return <VehicleAt key={vehicleId} id={vehicleId} />;
}

/** The vehicle and its form. The form keeps the typed text when somebody else takes the vehicle away. */
function VehicleAt({ id }: { id: string }) {
  const register = useRegister();
  // The vehicle as it was when the form was opened; undefined while the form is closed.
  const [former, setFormer] = useState<Entry<Vehicle>>();
  const entry = register.kind === 'ready' ? register.vehicles.get(id) : undefined;
  return (
    <>
      {entry ? (
        <VehicleRecord entry={entry} onChange={() => setFormer(entry)} />
      ) : (
        <NoRecord title="Fordonet finns inte" />
      )}
      {former && <VehicleDialog former={former} onClose={() => setFormer(undefined)} />}
    </>
  );
}

function VehicleRecord({ entry, onChange }: { entry: Entry<Vehicle>; onChange: () => void }) {
  const { data } = entry;
  const act = useRegisterAction();
  const navigate = useNavigate();
  const mayChange = canWrite(useWorkshop().role);
  const plate = formatRegistrationNumber(data.registrationNumber);
  const label = vehicleLabel(data);
  const takeBack = useTakeBack('vehicles', entry, label);

  function remove() {
    act(label, `${label} är borttaget.`, removeVehicle(entry));
    void navigate(data.ownerId ? customerPath(data.ownerId) : paths.customers, { replace: true });
  }

  return (
    <>
      <RecordHead
        back={allCustomers}
        title={plate}
        heading={
          <>
            <Plate number={plate} /> {vehicleName(data)}
          </>
        }
      >
        {mayChange && (
          <LinkButton kind="work" to={newBookingPath({ fordon: entry.id })} state={wayBack}>
            Ny bokning
          </LinkButton>
        )}
        <LinkButton to={serviceBookPath(entry.id)}>Servicebok</LinkButton>
        {mayChange && <Button onClick={onChange}>Ändra</Button>}
        {mayChange && <Button onClick={remove}>Ta bort</Button>}
      </RecordHead>
      <div className={styles.columns}>
        <VehiclePeople vehicle={data} />
        <VehicleDetails vehicle={data} />
        <ReplacedTexts
          texts={entriesOf(useReplacedTexts('vehicles', entry.id))}
          record={data}
          heading="h2"
          onTakeBack={mayChange ? takeBack : undefined}
        />
        <FollowUpsOf field="vehicleId" id={entry.id} />
        <History field="vehicleId" id={entry.id} />
      </div>
    </>
  );
}
