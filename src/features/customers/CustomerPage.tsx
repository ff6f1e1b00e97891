import { useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { Chip } from '@/components/Chip';
import { useRegisterIndex } from '@/components/useRegisterIndex';
import type { Entry } from '@/data/live';
import { useRegister } from '@/data/RegisterContext';
import { useWorkshop } from '@/data/WorkshopContext';
import { type Customer, customerKindLabels } from '@/domain/customer';
import { canWrite } from '@/domain/member';
import { vehiclesOf } from '@/domain/registerSearch';
import { customerPath } from '@/paths';
import { Button } from '@/ui/Button';
import { CustomerDetails } from './CustomerDetails';
import { CustomerDialog } from './CustomerDialog';
import { CustomerMenu } from './CustomerMenu';
import { CustomerVehicles } from './CustomerVehicles';
import { History } from './History';
import { NoRecord } from './NoRecord';
import { RecordHead } from './RecordHead';
import styles from './RecordPage.module.css';
import { VehicleDialog } from './VehicleDialog';

/** The forms that the page opens; one that changes the customer keeps it as it was then. */
type OpenForm = { kind: 'changes'; former: Entry<Customer> } | { kind: 'vehicle' };

/** A customer under an address of its own; the address of one that was merged leads to who took over. */
export function CustomerPage() {
  const { customerId = '' } = useParams();
  return <CustomerAt key={customerId} id={customerId} />;
}

/** The customer and the form, which stays with what is typed when somebody else takes the customer away. */
function CustomerAt({ id }: { id: string }) {
  const register = useRegister();
  const [form, setForm] = useState<OpenForm>();
  const ready = register.kind === 'ready' ? register : undefined;
  const entry = ready?.customers.get(id);
  const successor = ready?.merged.get(id);
  const close = () => setForm(undefined);

  if (!entry && !form && successor !== undefined) {
    return <Navigate to={customerPath(successor)} replace />;
  }
  return (
    <>
      {entry ? (
        <CustomerRecord entry={entry} onOpen={setForm} />
      ) : (
        <NoRecord title="Kunden finns inte" />
      )}
      {form?.kind === 'changes' && <CustomerDialog former={form.former} onClose={close} />}
      {form?.kind === 'vehicle' && <VehicleDialog ownerId={id} onClose={close} />}
    </>
  );
}

function CustomerRecord({
  entry,
  onOpen,
}: {
  entry: Entry<Customer>;
  onOpen: (form: OpenForm) => void;
}) {
  const { id, data } = entry;
  const vehicles = vehiclesOf(useRegisterIndex(), id);
  const mayChange = canWrite(useWorkshop().role) && data.status === 'active';

  return (
    <>
      <RecordHead
        title={data.name}
        about={
          <>
            <span>{customerKindLabels[data.kind]}</span>
            {data.tags.map((tag) => (
              <Chip key={tag} kind="quiet">
                {tag}
              </Chip>
            ))}
          </>
        }
      >
        {mayChange && (
          <Button onClick={() => onOpen({ kind: 'changes', former: entry })}>Ändra</Button>
        )}
        <CustomerMenu entry={entry} vehicles={[...new Set(Object.values(vehicles).flat())]} />
      </RecordHead>
      <div className={styles.columns}>
        <CustomerDetails customer={data} />
        <CustomerVehicles
          id={id}
          vehicles={vehicles}
          action={
            mayChange && (
              <Button kind="work" onClick={() => onOpen({ kind: 'vehicle' })}>
                Nytt fordon
              </Button>
            )
          }
        />
        <History field="customerId" id={id} />
      </div>
    </>
  );
}
