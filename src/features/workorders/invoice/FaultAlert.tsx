import { AddressButton } from '@/components/AddressButton';
import { useWorkshop } from '@/data/WorkshopContext';
import type { InvoiceFault } from '@/domain/invoice/parties';
import type { Customer } from '@/domain/register/customer';
import type { Entry } from '@/domain/values/live';
import { canWrite } from '@/domain/workshop/member';
import { customerPath } from '@/paths';
import { Alert } from '@/ui/Alert';
import { LinkButton } from '@/ui/Button';
import styles from './Invoice.module.css';
import { MissingList } from './MissingList';

/** Why an invoice to a `customer` cannot be issued, with the way to where that is put right. */
export function FaultAlert({
  fault,
  customer,
}: {
  fault: InvoiceFault;
  customer: Entry<Customer> | undefined;
}) {
  const mayWrite = canWrite(useWorkshop().role);
  return (
    <Alert kind="trouble">
      <p>{fault.text}</p>
      {fault.missing && <MissingList needs={fault.missing} />}
      {fault.at === 'customer' && customer && (
        <div className={styles.actions}>
          {mayWrite && <AddressButton customer={customer} />}
          <LinkButton to={customerPath(customer.id)}>Till kundens kort</LinkButton>
        </div>
      )}
    </Alert>
  );
}
