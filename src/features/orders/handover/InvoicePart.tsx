import { Link } from 'react-router-dom';
import { invoicePath, orderInvoicePath } from '@/dashboardPaths';
import { useCanPay } from '@/data/invoicing/payments';
import { useReach } from '@/data/sync/StoreContext';
import { invoiceName } from '@/domain/invoice/invoice';
import { invoiceStateText } from '@/domain/invoice/invoiceState';
import { leftOre, type Receivable } from '@/domain/invoice/receivable';
import type { WorkOrder } from '@/domain/order/order';
import { dayOf } from '@/domain/time/swedishTime';
import { type Entry, entriesOf, type Live } from '@/domain/values/live';
import { Button, LinkButton } from '@/ui/controls/Button';
import { HandOverPart } from './HandOverPart';
import styles from './HandOver.module.css';

/** Tells whether the order is invoiced and the invoices are paid, with the ways to do both. */
export function InvoicePart({
  entry: { id, data },
  owed,
  isLeft,
  onPay,
}: {
  entry: Entry<WorkOrder>;
  owed: Live<Entry<Receivable>[]>;
  isLeft: boolean | null;
  onPay: (receivable: Entry<Receivable>) => void;
}) {
  const reach = useReach();
  const canPay = useCanPay();
  const today = dayOf(new Date());
  return (
    <HandOverPart title="Faktura och betalning" isLeft={isLeft}>
      {data.invoiceIds.map((invoiceId) => {
        const receivable = entriesOf(owed).find((each) => each.id === invoiceId);
        const isUnpaid = receivable && leftOre(receivable.data) > 0;
        return (
          <div key={invoiceId} className={styles.row}>
            <p>
              <Link to={invoicePath(invoiceId)}>{invoiceName(invoiceId)}</Link>
              {': '}
              {receivable
                ? invoiceStateText(receivable.data, today)
                : unknownText(owed, reach.offline)}
            </p>
            {isUnpaid && (
              <Button disabled={!canPay} onClick={() => onPay(receivable)}>
                Registrera betalning
              </Button>
            )}
          </div>
        );
      })}
      {isLeft && !canPay && <p>Du är offline. Fakturor och betalningar väntar på servern.</p>}
      {data.stage === 'ready' && (
        <div className={styles.row}>
          <p>{data.invoiceIds.length > 0 ? 'Resten är inte fakturerad.' : 'Ingen faktura än.'}</p>
          <LinkButton to={orderInvoicePath(id)}>Fakturera</LinkButton>
        </div>
      )}
    </HandOverPart>
  );
}

function unknownText(owed: Live<unknown>, isOffline: boolean): string {
  if (owed.kind === 'failed') return 'betalningen kan inte läsas just nu';
  if (isOffline) return 'Ej hämtat än: du är offline.';
  return owed.kind === 'loading' ? 'hämtar betalningen …' : 'betalningen kan inte läsas';
}
