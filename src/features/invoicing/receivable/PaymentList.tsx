import { useState } from 'react';
import { useMemberName } from '@/components/useMemberName';
import type { ShownPayment } from '@/domain/invoice/payment';
import { paymentMethodLabels } from '@/domain/invoice/receivable';
import { dayOf, formatClock } from '@/domain/time/swedishTime';
import { formatMoney } from '@/domain/values/money';
import { Button } from '@/ui/controls/Button';
import layout from '@/ui/style/layout.module.css';
import styles from './Receivables.module.css';
import { TakeBackDialog } from './TakeBackDialog';

/** The payments of an invoice, with who noted each and when; one that is taken back is struck through. */
export function PaymentList({
  payments,
  mayWrite,
  canPay,
}: {
  payments: readonly ShownPayment[];
  mayWrite: boolean;
  canPay: boolean;
}) {
  const nameOf = useMemberName();
  const [undone, setUndone] = useState<ShownPayment | null>(null);
  const by = ({ data: { createdBy, createdAt } }: Pick<ShownPayment, 'data'>) =>
    `${nameOf(createdBy)} ${dayOf(createdAt).toString()} ${formatClock(createdAt)}`;

  return (
    <>
      <ul className={styles.payments} aria-label="Betalningar">
        {payments.map((payment) => {
          const { id, data, takenBack } = payment;
          const amount = formatMoney(data.amountOre);
          const what = data.amountOre < 0 ? 'Återbetalning' : paymentMethodLabels[data.method];
          return (
            <li key={id}>
              <div className={styles.payment}>
                <span>{data.paidOn}</span>
                <span>
                  {data.amountOre < 0
                    ? `${what}, ${paymentMethodLabels[data.method].toLowerCase()}`
                    : what}
                  {data.reference && `, ${data.reference}`}
                </span>
                {takenBack ? <s>{amount}</s> : <strong>{amount}</strong>}
              </div>
              <p className={layout.quiet}>
                Noterad av {by(payment)}
                {takenBack && `. Tillbakatagen av ${by(takenBack)}`}
              </p>
              {mayWrite && !takenBack && (
                <Button
                  disabled={!canPay}
                  aria-label={`Ta tillbaka betalningen ${amount} ${data.paidOn}`}
                  onClick={() => setUndone(payment)}
                >
                  Ta tillbaka betalningen
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {undone && <TakeBackDialog payment={undone} onClose={() => setUndone(null)} />}
    </>
  );
}
