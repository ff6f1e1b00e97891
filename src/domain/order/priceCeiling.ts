import { mayBeDone, type OrderLine } from './orderLine';
import { afterDiscountOre, lineOre, type Priced, roundHalfAway } from './orderSums';

/** From the strictest to the freest. */
export const priceTypes = ['fixed', 'approx', 'running'] as const;
/** The type of the agreed price: fixed, approximate, or by the time and the parts that the job takes. */
export type PriceType = (typeof priceTypes)[number];

export const priceTypeLabels: Record<PriceType, string> = {
  fixed: 'Fast pris',
  approx: 'Ungefärligt pris',
  running: 'Löpande räkning',
};

/** The parts of a line that decide the ceiling. */
export type Agreed = Pick<OrderLine, 'kind' | 'answer' | 'agreedOre'>;

/** The parts of an order that decide what its lines may cost. */
export interface Terms {
  priceType: PriceType;
  /** The type of price that the customer has agreed to, which a change of the order alone does not loosen. */
  agreedPriceType?: PriceType | null;
  /** The discount on the whole, in hundredths of a per cent. */
  discountBp?: number;
}

/** The stricter one of two types of price. */
export function strictest(one: PriceType, other: PriceType): PriceType {
  return priceTypes.indexOf(one) <= priceTypes.indexOf(other) ? one : other;
}

/** The type of price by which the accepted lines of an order are judged. */
function judgedBy({ priceType, agreedPriceType }: Terms): PriceType {
  return strictest(priceType, agreedPriceType ?? priceType);
}

/** True if the order has a freer type of price than the customer has agreed to, so that the customer has to be asked. */
export function isTypeLoosened(terms: Terms): boolean {
  return judgedBy(terms) !== terms.priceType;
}

/**
 * The most that may be charged for an agreed amount, in öre: a fixed price as it is, an approximate one with 15 %
 * (konsumenttjänstlagen 36 §), of which `capOre` may be the most.
 */
export function mostFor(agreedOre: number, isFixed: boolean, capOre: number | null = null): number {
  // A return has no 15 % more, also where the price is approximate.
  if (isFixed || agreedOre < 0) return agreedOre;
  // In whole numbers, because 0.15 is none in binary.
  const more = Math.floor((agreedOre * 15) / 100);
  return agreedOre + (capOre === null ? more : Math.min(more, capOre));
}

/** True if a line has a fixed price whatever the order has: a package, and what is done without an answer. */
export function isFixedPrice({ kind, answer }: Pick<Agreed, 'kind' | 'answer'>): boolean {
  return kind === 'package' || answer === 'unreached';
}

/**
 * The most that may be charged for a line that may be done, in öre; null where that depends on the time and the parts that
 * it takes. What is done without an answer costs what would have been asked about.
 */
function mostOf({ kind, answer, agreedOre }: Agreed, terms: Terms): number | null {
  const type = isFixedPrice({ kind, answer }) ? 'fixed' : judgedBy(terms);
  return type === 'running' ? null : mostFor(agreedOre ?? 0, type === 'fixed');
}

/**
 * Tells whether a line has become dearer than what was agreed about it, so that the price is asked about anew. A discount on the
 * whole makes less of what is taken off too, which is not dearer.
 */
export function isOverAgreed(line: Agreed & Priced, terms: Terms): boolean {
  const most = mayBeDone(line) ? mostOf(line, terms) : null;
  return most !== null && comparedOre(line, terms.discountBp ?? 0) > most;
}

/** The amount of a line that is held against what was agreed about it, in öre: of a return without the discount on the whole. */
export function comparedOre(line: Priced, discountBp: number): number {
  return line.milliQty < 0 ? lineOre(line) : afterDiscountOre(line, discountBp);
}

/**
 * The most that may be charged for the lines that may be done, in öre, with or without VAT as the lines are; null when
 * nothing has been agreed, or something is done without an agreed price. The law counts the sum and no single line: one that
 * became dearer may be made good by another.
 */
export function ceilingOf(lines: readonly Agreed[], terms: Terms): number | null {
  const doable = lines.filter(mayBeDone);
  // A return alone is nothing that the customer has agreed to pay.
  if (doable.every(({ agreedOre }) => (agreedOre ?? 0) < 0)) return null;
  const mosts = doable.map((line) => mostOf(line, terms));
  return mosts.reduce((sum, most) => (sum === null || most === null ? null : sum + most), 0);
}

/**
 * The öre by which the lines that are to be charged exceed what the customer has agreed to; 0 if they do not, or without an
 * agreement.
 */
export function overCeiling(lines: readonly (Agreed & Priced)[], terms: Terms): number {
  const ceilingOre = ceilingOf(lines, terms);
  if (ceilingOre === null) return 0;
  const charged = lines.filter(({ answer }) => answer !== 'declined');
  const chargedOre = charged.reduce((sum, line) => sum + lineOre(line), 0);
  const discountOre = roundHalfAway((chargedOre * (terms.discountBp ?? 0)) / 10_000);
  return Math.max(0, chargedOre - discountOre - ceilingOre);
}
