import { useState } from 'react';
import { LiveList } from '@/components/LiveList';
import { useCanPay, usePaymentsOf } from '@/data/invoicing/payments';
import { useReceivable } from '@/data/invoicing/receivables';
import { useReach } from '@/data/sync/StoreContext';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { shownPayments } from '@/domain/invoice/payment';
import { leftOre, type Receivable } from '@/domain/invoice/receivable';
import { daysOverdue } from '@/domain/invoice/receivableAge';
import { dayOf } from '@/domain/time/swedishTime';
import { type Entry, isGone } from '@/domain/values/live';
import { canWrite } from '@/domain/workshop/member';
import { Alert } from '@/ui/notes/Alert';
import { BusyNote } from '@/ui/controls/BusyNote';
import { Button } from '@/ui/controls/Button';
import { PaymentDialog } from '@/components/orders/PaymentDialog';
import { PaymentList } from './PaymentList';
import { ReceivableSums } from './ReceivableSums';
import layout from '@/ui/style/layout.module.css';
import styles from './Receivables.module.css';
import { ReminderDialog } from './ReminderDialog';

/** The paid, credited and remaining amounts of an invoice, and its payments. A credit has no receivable, and no card. */
export function ReceivableCard({ invoiceId }: { invoiceId: string }) {
  const live = useReceivable(invoiceId);
  const reach = useReach();
  if (isGone(live, reach)) return null;
  const entry = live.kind === 'ready' ? live.data : null;
  const isUnread = live.kind === 'ready' && live.unreadable.length > 0;
  return (
    <section className={styles.card} aria-labelledby="payments">
      <h2 id="payments">Betalning</h2>
      {entry && <Paid entry={entry} />}
      {(live.kind === 'failed' || isUnread) && (
        <Alert kind="trouble">
          <p>Det gick inte att hämta vad som är betalt. Ladda om sidan och försök igen.</p>
        </Alert>
      )}
      {!entry && live.kind !== 'failed' && !isUnread && (
        <>
          {reach.offline ? (
            <p>Ej hämtat än: du är offline.</p>
          ) : (
            <BusyNote>Hämtar betalningarna …</BusyNote>
          )}
        </>
      )}
    </section>
  );
}

function Paid({ entry }: { entry: Entry<Receivable> }) {
  const payments = usePaymentsOf(entry.id);
  const { role } = useWorkshop();
  const canPay = useCanPay();
  const [open, setOpen] = useState<'in' | 'out' | 'reminder' | null>(null);
  const mayWrite = canWrite(role);
  const left = leftOre(entry.data);
  const isOverdue = left > 0 && daysOverdue(entry.data, dayOf(new Date())) > 0;
  const close = () => setOpen(null);
  return (
    <>
      <ReceivableSums receivable={entry.data} />
      {mayWrite && (
        <div className={styles.actions}>
          <Button
            kind={left > 0 ? 'work' : 'quiet'}
            disabled={!canPay}
            onClick={() => setOpen('in')}
          >
            Registrera betalning
          </Button>
          {left < 0 && (
            <Button kind="work" disabled={!canPay} onClick={() => setOpen('out')}>
              Betala tillbaka
            </Button>
          )}
          {isOverdue && <Button onClick={() => setOpen('reminder')}>Påminn</Button>}
        </div>
      )}
      {mayWrite && !canPay && (
        <p className={layout.quiet}>
          Du är offline. Betalningar registreras när servern svarar, så att två inte noterar samma.
        </p>
      )}
      <LiveList
        live={payments}
        noun={['betalning', 'betalningar']}
        empty={<p className={layout.quiet}>Inga betalningar än.</p>}
      >
        {(entries) => (
          <PaymentList payments={shownPayments(entries)} mayWrite={mayWrite} canPay={canPay} />
        )}
      </LiveList>
      {(open === 'in' || open === 'out') && (
        <PaymentDialog receivable={entry} direction={open} onClose={close} />
      )}
      {open === 'reminder' && <ReminderDialog receivable={entry} onClose={close} />}
    </>
  );
}
