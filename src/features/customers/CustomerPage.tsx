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

/** A customer under an address of its own; the address of one that was merged leads to who took over. */
export function CustomerPage() {
  const { customerId = '' } = useParams();
  const register = useRegister();
  const ready = register.kind === 'ready' ? register : undefined;
  const entry = ready?.customers.get(customerId);
  const successor = ready?.merged.get(customerId);
  if (entry) return <CustomerRecord key={customerId} entry={entry} />;
  if (successor !== undefined) return <Navigate to={customerPath(successor)} replace />;
  return <NoRecord title="Kunden finns inte" />;
}

function CustomerRecord({ entry }: { entry: Entry<Customer> }) {
  const { id, data } = entry;
  const [adding, setAdding] = useState<'changes' | 'vehicle'>();
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
        {mayChange && <Button onClick={() => setAdding('changes')}>Ändra</Button>}
        <CustomerMenu entry={entry} vehicles={[...new Set(Object.values(vehicles).flat())]} />
      </RecordHead>
      <div className={styles.columns}>
        <CustomerDetails customer={data} />
        <CustomerVehicles
          id={id}
          vehicles={vehicles}
          action={
            mayChange && (
              <Button kind="work" onClick={() => setAdding('vehicle')}>
                Nytt fordon
              </Button>
            )
          }
        />
        <History field="customerId" id={id} />
      </div>
      {adding === 'changes' && (
        <CustomerDialog entry={entry} onClose={() => setAdding(undefined)} />
      )}
      {adding === 'vehicle' && <VehicleDialog ownerId={id} onClose={() => setAdding(undefined)} />}
    </>
  );
}
