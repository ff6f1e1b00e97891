import { sum } from '@/domain/values/sum';
import { type VatRate, vatRates } from '@/domain/values/vat';
import { noDiscount, type OrderLine } from './orderLine';
import { lineOre, type Priced, splitByWeight } from './orderSums';

/** A line that stands for an amount of one rate of VAT. */
export type AmountLine = Pick<
  OrderLine,
  'kind' | 'milliQty' | 'unit' | 'unitOre' | 'discountBp' | 'discountOre' | 'vatRate' | 'text'
>;

/** The amount of one rate of VAT in a whole, in öre. */
interface RateAmount {
  vatRate: VatRate;
  ore: number;
}

/**
 * The lines that stand for an amount in öre of a whole: one for each rate, in proportion to what the rate is of the whole. Each has the
 * quantity 1, and with the sign -1 it is taken off.
 */
export function amountLines(
  whole: readonly RateAmount[],
  amountOre: number,
  text: string,
  sign: 1 | -1 = 1,
): AmountLine[] {
  const shares = splitByWeight(
    amountOre,
    whole.map(({ ore }) => ore),
  );
  const used = whole.flatMap(({ vatRate }, place) => {
    const unitOre = shares[place] ?? 0;
    return unitOre === 0 ? [] : [{ vatRate, unitOre }];
  });
  return used.map(({ vatRate, unitOre }) => ({
    kind: 'package',
    milliQty: 1000 * sign,
    unit: 'st',
    unitOre,
    ...noDiscount,
    vatRate,
    text: used.length === 1 ? text : `${text}, moms ${vatRate} %`,
  }));
}

/** The rates of lines of which there is something to take off, with their amounts as the lines tell prices. */
function reducible(lines: readonly (Priced & { vatRate: VatRate })[]): RateAmount[] {
  return vatRates
    .map((rate) => ({
      vatRate: rate,
      ore: sum(lines.filter(({ vatRate }) => vatRate === rate).map(lineOre)),
    }))
    .filter(({ ore }) => ore > 0);
}

/** The most that can be taken off lines, in öre as they tell prices. */
export function mostReductionOre(lines: readonly (Priced & { vatRate: VatRate })[]): number {
  return sum(reducible(lines).map(({ ore }) => ore));
}

/** The lines by which an amount, in öre as the lines tell prices and at most `mostReductionOre`, is taken off the whole. */
export function reductionLines(
  lines: readonly (Priced & { vatRate: VatRate })[],
  amountOre: number,
): AmountLine[] {
  return amountLines(reducible(lines), amountOre, 'Rabatt', -1);
}
