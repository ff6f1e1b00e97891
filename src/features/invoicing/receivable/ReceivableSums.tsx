import { leftOre, type Receivable } from '@/domain/invoice/receivable';
import { formatMoney } from '@/domain/values/money';
import layout from '@/ui/style/layout.module.css';
import styles from './Receivables.module.css';

/** The amount to pay of an invoice, the credited and paid amounts, and the rest; with the latest reminder. */
export function ReceivableSums({ receivable }: { receivable: Receivable }) {
  const { payableOre, creditedOre, paidOre, dueOn, remindedOn, reminders } = receivable;
  const left = leftOre(receivable);
  const rows: [string, number][] = [
    ['Att betala', payableOre],
    ...(creditedOre !== 0 ? [['Krediterat', -creditedOre] satisfies [string, number]] : []),
    ['Betalt', paidOre],
  ];
  return (
    <>
      <dl className={styles.sums}>
        {rows.map(([label, ore]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatMoney(ore)}</dd>
          </div>
        ))}
        <div className={styles.left}>
          <dt>{left < 0 ? 'Att betala tillbaka' : 'Kvar att betala'}</dt>
          <dd>{formatMoney(Math.abs(left))}</dd>
        </div>
      </dl>
      <p className={layout.quiet}>
        Förfaller {dueOn}.
        {remindedOn !== null &&
          ` Påmind ${reminders === 1 ? 'en gång' : `${reminders} gånger`}, senast ${remindedOn}.`}
      </p>
    </>
  );
}
