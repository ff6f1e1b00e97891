import { formatDiscount } from '@/domain/order/lineDraft';
import { type OrderTotals, type SumRow, sumRows } from '@/domain/order/orderSums';
import { formatMoney } from '@/domain/values/money';

/** The rows of a list of sums from the lines to what is to be paid, `payableOre`, under the name `total`. */
export function SumRows({
  totals,
  payableOre,
  discountBp,
  total,
}: {
  totals: OrderTotals;
  payableOre: number;
  discountBp: number;
  total: string;
}) {
  const nameOf = ({ term, vatRate }: SumRow) =>
    ({
      lines: 'Rader',
      discount: `Rabatt ${formatDiscount(discountBp)}`,
      net: 'Netto',
      vat: `Moms ${vatRate}\u00a0%`,
      rounding: 'Öresavrundning',
    })[term];
  const rows = sumRows(totals, payableOre).map((row) => [nameOf(row), row.ore] as const);
  return [...rows, [total, payableOre] as const].map(([term, ore]) => (
    <div key={term} data-total={term === total || undefined}>
      <dt>{term}</dt>
      <dd>{formatMoney(ore)}</dd>
    </div>
  ));
}
