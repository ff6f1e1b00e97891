import type { CreditParts } from '@/domain/invoice/credit';
import { ratesOf } from '@/domain/invoice/invoice';
import { opposite } from '@/domain/invoice/invoiceSums';
import { formatMoney } from '@/domain/values/money';
import styles from './Credit.module.css';

/** The amounts that a credit takes off, for each rate and in total, without a sign; `parts` is null before a choice. */
export function CreditSums({ parts }: { parts: CreditParts | null }) {
  const rows = parts
    ? ratesOf(parts).flatMap(({ vatRate, netOre, vatOre }) => [
        [`Netto, moms ${vatRate}\u00a0%`, netOre] as const,
        ...(vatRate === 0 ? [] : [[`Moms ${vatRate}\u00a0%`, vatOre] as const]),
      ])
    : [];
  const rounding = parts?.roundingOre ?? 0;
  return (
    <dl className={styles.sums} aria-live="polite">
      {[...rows, ...(rounding === 0 ? [] : [['Öresavrundning', rounding] as const])].map(
        ([term, ore]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{formatMoney(opposite(ore))}</dd>
          </div>
        ),
      )}
      <div className={styles.total}>
        <dt>Krediteras</dt>
        <dd>{formatMoney(opposite(parts?.payableOre ?? 0))}</dd>
      </div>
    </dl>
  );
}
