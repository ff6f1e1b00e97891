import { splitGross, splitNet, type VatRate, vatRates, type VatTotal } from '@/domain/values/vat';
import { sum } from '@/domain/values/sum';
import type { OrderLine } from './orderLine';

/** The parts of a line that decide its amount. */
export type Priced = Pick<OrderLine, 'milliQty' | 'unitOre' | 'discountBp' | 'discountOre'>;

/** The sums of an order, in öre. */
export interface OrderTotals {
  /** The lines before the discount on the whole. */
  linesOre: number;
  discountOre: number;
  /** One for each VAT rate in use, the highest first. */
  rates: VatTotal[];
  netOre: number;
  vatOre: number;
  grossOre: number;
}

/** Rounds half away from zero, so that a credit mirrors what it credits; never gives minus zero. */
export function roundHalfAway(value: number): number {
  const rounded = Math.round(Math.abs(value));
  return value < 0 && rounded > 0 ? -rounded : rounded;
}

/** The amount of a line after its discount, in öre. No discount takes off more than there is. */
export function lineOre({ milliQty, unitOre, discountBp, discountOre }: Priced): number {
  const whole = roundHalfAway((milliQty * unitOre) / 1000);
  const off =
    discountOre > 0
      ? Math.sign(whole) * Math.min(discountOre, Math.abs(whole))
      : roundHalfAway((whole * discountBp) / 10_000);
  return whole - off;
}

/**
 * The amount of a line after its share of the discount on the whole, in öre; `discountBp` in hundredths of a per cent. The
 * share is rounded down: the discount is rounded once, on the whole, and so no lines are ever charged more than these amounts
 * together.
 */
export function afterDiscountOre(line: Priced, discountBp: number): number {
  const ore = lineOre(line);
  return ore - Math.floor((ore * discountBp) / 10_000);
}

/**
 * Splits `amount` by `weights`, all of them whole öre, so that the parts add up to it: each is rounded down, and the largest
 * remainders get what is left, of equal ones the first. A weight of the other sign, as of a return, gets a part of the other sign.
 * Without a total of the weights there is nothing to split by, and each part is 0. `amount` is at most the total: of weights that
 * nearly cancel, a larger one would have parts beyond what a number holds exactly.
 */
export function splitByWeight(amount: number, weights: readonly number[]): number[] {
  const total = sum(weights);
  if (total === 0) return weights.map(() => 0);
  const whole = BigInt(Math.abs(total));
  // Products of two amounts are larger than a number holds exactly.
  const exact = weights.map((weight) => BigInt(amount * Math.sign(total)) * BigInt(weight));
  const remainders = exact.map((product) => ((product % whole) + whole) % whole);
  const parts = exact.map((product, place) =>
    Number((product - (remainders[place] ?? 0n)) / whole),
  );
  const byRemainder = remainders
    .map((remainder, place) => ({ place, remainder }))
    .toSorted((one, other) => Number(other.remainder - one.remainder) || one.place - other.place);
  const left = amount - sum(parts);
  for (const { place } of byRemainder.slice(0, left)) parts[place] = (parts[place] ?? 0) + 1;
  return parts;
}

/**
 * The sums of lines with a discount on the whole, in hundredths of a per cent. VAT is computed per rate on the
 * whole and not per line.
 */
export function totalsOf(
  lines: readonly (Priced & { vatRate: VatRate })[],
  { discountBp = 0, pricesInclVat }: { discountBp?: number; pricesInclVat: boolean },
): OrderTotals {
  const used = vatRates.filter((rate) => lines.some(({ vatRate }) => vatRate === rate));
  const sums = used.map((rate) =>
    sum(lines.filter(({ vatRate }) => vatRate === rate).map(lineOre)),
  );
  const linesOre = sum(sums);
  const discountOre = roundHalfAway((linesOre * discountBp) / 10_000);
  const discounts = splitByWeight(discountOre, sums);
  const split = pricesInclVat ? splitGross : splitNet;
  const rates = used.map((rate, place) =>
    split((sums[place] ?? 0) - (discounts[place] ?? 0), rate),
  );
  return {
    linesOre,
    discountOre,
    rates,
    netOre: sum(rates.map(({ netOre }) => netOre)),
    vatOre: sum(rates.map(({ vatOre }) => vatOre)),
    grossOre: sum(rates.map(({ grossOre }) => grossOre)),
  };
}

/** A row of the sums of an order. */
export interface SumRow {
  term: 'lines' | 'discount' | 'net' | 'vat' | 'rounding';
  ore: number;
  /** The rate of a row of VAT. */
  vatRate?: VatRate;
}

/** The rows from the lines to what is to be paid, without those that are nothing. */
export function sumRows(totals: OrderTotals, payableOre: number): SumRow[] {
  const { linesOre, discountOre, netOre, rates, grossOre } = totals;
  const isDiscounted = discountOre > 0;
  const rounding = payableOre - grossOre;
  return [
    ...(isDiscounted
      ? ([
          { term: 'lines', ore: linesOre },
          { term: 'discount', ore: -discountOre },
        ] as const)
      : []),
    { term: 'net', ore: netOre },
    ...rates
      .filter(({ vatOre }) => vatOre !== 0)
      .map(({ vatRate, vatOre }) => ({ term: 'vat' as const, ore: vatOre, vatRate })),
    ...(rounding === 0 ? [] : [{ term: 'rounding' as const, ore: rounding }]),
  ];
}

/**
 * The amount to pay: the nearest krona, 50 öre away from zero. An amount that rounding would lift over the ceiling, in
 * öre including VAT, stays as it is.
 */
export function payableOre(grossOre: number, ceilingOre: number | null = null): number {
  const rounded = roundHalfAway(grossOre / 100) * 100;
  return ceilingOre !== null && grossOre <= ceilingOre && rounded > ceilingOre ? grossOre : rounded;
}
