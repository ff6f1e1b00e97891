import { useState } from 'react';
import { AddressDialog } from '@/components/AddressDialog';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import type { InvoiceFault } from '@/domain/invoice/parties';
import type { Customer } from '@/domain/register/customer';
import type { Entry } from '@/domain/values/live';
import { canWrite } from '@/domain/workshop/member';
import { customerPath } from '@/dashboardPaths';
import { Alert } from '@/ui/notes/Alert';
import { Button, LinkButton } from '@/ui/controls/Button';
import styles from './Invoice.module.css';
import { MissingList } from './MissingList';

/** The reason why an invoice to a `customer` cannot be issued, with the way to where that is put right; null shows none. */
export function FaultAlert({
  fault,
  customer,
}: {
  fault: InvoiceFault | null;
  customer: Entry<Customer> | undefined;
}) {
  const mayWrite = canWrite(useWorkshop().role);
  // The dialog stays when the fault goes meanwhile.
  const [former, setFormer] = useState<Entry<Customer>>();
  return (
    <>
      {fault && (
        <Alert kind="trouble">
          <p>{fault.text}</p>
          {fault.missing && <MissingList needs={fault.missing} />}
          {fault.at === 'customer' && customer && (
            <div className={styles.actions}>
              {mayWrite && <Button onClick={() => setFormer(customer)}>Fyll i adressen</Button>}
              <LinkButton to={customerPath(customer.id)}>Till kundens kort</LinkButton>
            </div>
          )}
        </Alert>
      )}
      {former && <AddressDialog former={former} onClose={() => setFormer(undefined)} />}
    </>
  );
}
