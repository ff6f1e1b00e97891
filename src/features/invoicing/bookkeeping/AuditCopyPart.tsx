import { useInvoiceSettings } from '@/data/settings/invoiceSettings';
import { useSieVouchers } from '@/data/invoicing/sieExports';
import type { SieExport } from '@/domain/invoice/sieExport';
import { UnbalancedError } from '@/domain/invoice/vouchers';
import { dayOf } from '@/domain/time/swedishTime';
import { Alert } from '@/ui/notes/Alert';
import { Button } from '@/ui/controls/Button';
import { Form } from '@/ui/forms/Form';
import { useAttempt } from '@/ui/forms/useAttempt';
import { UnbalancedAlert } from './UnbalancedAlert';
import { dividedText, useOfferSie } from './useOfferSie';
import styles from './Bookkeeping.module.css';

/**
 * Lets an auditor, who changes nothing, fetch what was issued and paid after the `last` export, null for none. The copy is not
 * remembered: the next file of an owner has the same vouchers.
 */
export function AuditCopyPart({ last, canFetch }: { last: SieExport | null; canFetch: boolean }) {
  const settings = useInvoiceSettings();
  const { unremembered } = useSieVouchers();
  const offer = useOfferSie();
  const known = settings.kind === 'ready' ? settings.data : null;
  const attempt = useAttempt(async () => {
    if (!known) return null;
    try {
      const { vouchers } = await unremembered(last, known);
      if (vouchers.length === 0) return <Alert kind="done">Det finns inget mer att granska.</Alert>;
      const name = `granskning-${dayOf(new Date()).toString()}`;
      const names = offer(name, vouchers, known);
      return (
        <Alert kind="done">
          <p>Kopian med {vouchers.length} verifikat är hämtad.</p>
          {names.length > 1 && <p>{dividedText(names)}</p>}
        </Alert>
      );
    } catch (error) {
      if (error instanceof UnbalancedError) return <UnbalancedAlert what={error.what} />;
      throw error;
    }
  }, 'Ingen kopia är hämtad.');
  if (settings.kind === 'failed') {
    return <Alert kind="trouble">Det gick inte att hämta inställningarna för fakturering.</Alert>;
  }
  return (
    <Form {...attempt}>
      <p className={styles.quiet}>
        Kopian har det som ingen SIE-fil har än. Den räknas inte som hämtad: läs inte in den i
        bokföringen.
      </p>
      <div className={styles.actions}>
        <Button type="submit" disabled={!canFetch || !known || attempt.pending}>
          {attempt.pending ? 'Hämtar …' : 'Hämta kopia för granskning'}
        </Button>
      </div>
    </Form>
  );
}
