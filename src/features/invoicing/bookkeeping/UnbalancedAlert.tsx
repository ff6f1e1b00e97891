import type { UnbalancedError } from '@/domain/invoice/vouchers';
import { Alert } from '@/ui/notes/Alert';

/** Names the document, `what`, whose amounts no voucher can balance, so that there is no SIE file. */
export function UnbalancedAlert({ what }: Pick<UnbalancedError, 'what'>) {
  return (
    <Alert kind="trouble">
      {what}: beloppen går inte att bokföra, för delarna är inte det som ska betalas. Ingen fil är
      hämtad. Visa dokumentet för den som sköter bokföringen.
    </Alert>
  );
}
