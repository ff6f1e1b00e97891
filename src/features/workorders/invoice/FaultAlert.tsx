import { invoicingPath } from '@/components/invoiceAddress';
import type { InvoiceFault } from '@/domain/invoice/parties';
import { customerPath, paths } from '@/paths';
import { Alert } from '@/ui/Alert';
import { LinkButton } from '@/ui/Button';

/** Why an invoice cannot be issued, with the way to where that is put right. */
export function FaultAlert({
  fault,
  customerId,
}: {
  fault: InvoiceFault;
  customerId: string | null;
}) {
  const link =
    fault.at === 'settings'
      ? ([paths.settings, 'Till inställningarna'] as const)
      : fault.at === 'invoicing'
        ? ([invoicingPath, 'Till inställningarna'] as const)
        : fault.at === 'customer' && customerId !== null
          ? ([customerPath(customerId), 'Till kundens kort'] as const)
          : null;
  return (
    <Alert kind="trouble">
      <p>{fault.text}</p>
      {link && <LinkButton to={link[0]}>{link[1]}</LinkButton>}
    </Alert>
  );
}
