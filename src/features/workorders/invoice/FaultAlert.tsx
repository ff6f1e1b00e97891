import type { InvoiceFault } from '@/domain/invoice/parties';
import { customerPath } from '@/paths';
import { Alert } from '@/ui/Alert';
import { LinkButton } from '@/ui/Button';
import { MissingList } from './MissingList';

/** Why an invoice cannot be issued, with the way to where that is put right. */
export function FaultAlert({
  fault,
  customerId,
}: {
  fault: InvoiceFault;
  customerId: string | null;
}) {
  return (
    <Alert kind="trouble">
      <p>{fault.text}</p>
      {fault.missing && <MissingList needs={fault.missing} />}
      {fault.at === 'customer' && customerId !== null && (
        <LinkButton to={customerPath(customerId)}>Till kundens kort</LinkButton>
      )}
    </Alert>
  );
}
