import type { CalendarDate } from '@internationalized/date';
import { Link } from 'react-router-dom';
import { invoicePath } from '@/dashboardPaths';
import { wayBack } from '@/components/wayBack';
import { useCanPay } from '@/data/invoicing/payments';
import { leftOre, type Receivable } from '@/domain/invoice/receivable';
import { daysOverdue } from '@/domain/invoice/receivableAge';
import type { Entry } from '@/domain/values/live';
import { formatMoney } from '@/domain/values/money';
import { Button } from '@/ui/controls/Button';
import layout from '@/ui/style/layout.module.css';
import styles from './Receivables.module.css';

/** An invoice that is not settled: who owes what since when, and what can be done about it. */
export function OwedRow({
  entry: { id, data },
  today,
  mayWrite,
  onOpen,
}: {
  entry: Entry<Receivable>;
  today: CalendarDate;
  mayWrite: boolean;
  onOpen: (what: 'in' | 'out' | 'reminder') => void;
}) {
  const canPay = useCanPay();
  const { number, buyerName, payableOre, paidOre, creditedOre, dueOn, remindedOn, reminders } =
    data;
  const left = leftOre(data);
  const late = daysOverdue(data, today);
  const about = `faktura ${number}, ${buyerName}`;
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <Link to={invoicePath(id)} state={wayBack}>
          Faktura {number}
        </Link>
        <span>{buyerName}</span>
        <p className={layout.quiet}>
          {left < 0 ? `Betalt ${formatMoney(paidOre)}` : dueText(dueOn, late)}
          {remindedOn !== null &&
            `. Påmind ${remindedOn}${reminders > 1 ? `, ${reminders} gånger` : ''}`}
        </p>
      </div>
      <p className={styles.amount}>
        <strong>{formatMoney(Math.abs(left))}</strong>
        {left !== payableOre && (
          <span className={layout.quiet}>av {formatMoney(payableOre - creditedOre)}</span>
        )}
      </p>
      {mayWrite && (
        <div className={styles.actions}>
          <Button
            disabled={!canPay}
            aria-label={`${left < 0 ? 'Betala tillbaka' : 'Registrera betalning'}: ${about}`}
            onClick={() => onOpen(left < 0 ? 'out' : 'in')}
          >
            {left < 0 ? 'Betala tillbaka' : 'Betalning'}
          </Button>
          {left > 0 && late > 0 && (
            <Button aria-label={`Påminn: ${about}`} onClick={() => onOpen('reminder')}>
              Påminn
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

function dueText(dueOn: string, late: number): string {
  if (late <= 0) return `Förfaller ${dueOn}`;
  return `Förföll ${dueOn}, för ${late === 1 ? 'en dag' : `${late} dagar`} sedan`;
}
