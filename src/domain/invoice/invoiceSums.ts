import { payableOre, totalsOf } from '@/domain/order/orderSums';
import { type VatRate, vatRates, type VatTotal } from '@/domain/values/vat';
import type { Deduction } from './deduction';
import { type Invoice, ratesOf } from './invoice';
import type { InvoiceLine } from './invoiceLine';

/** The stored sums of an invoice, in öre. */
export type InvoiceSums = Pick<
  Invoice,
  | 'net25Ore'
  | 'vat25Ore'
  | 'net12Ore'
  | 'vat12Ore'
  | 'net6Ore'
  | 'vat6Ore'
  | 'net0Ore'
  | 'netOre'
  | 'vatOre'
  | 'grossOre'
  | 'roundingOre'
  | 'payableOre'
>;

/** Net and VAT of one rate, in öre. */
export type RatePart = Pick<VatTotal, 'vatRate' | 'netOre' | 'vatOre'>;

/** The values from which the sums of an invoice are computed. */
export interface Charged {
  lines: readonly InvoiceLine[];
  /** The discount on the whole, in hundredths of a per cent. */
  discountBp: number;
  pricesInclVat: boolean;
  deductions: readonly Deduction[];
}

/** The sum of all parts of one rate. */
function partOf(parts: readonly RatePart[], rate: VatRate): RatePart {
  const own = parts.filter(({ vatRate }) => vatRate === rate);
  return {
    vatRate: rate,
    netOre: own.reduce((sum, { netOre }) => sum + netOre, 0),
    vatOre: own.reduce((sum, { vatOre }) => sum + vatOre, 0),
  };
}

/** The opposite of an amount; never minus zero. */
export function opposite(ore: number): number {
  return ore === 0 ? 0 : -ore;
}

/** The parts as they are taken away. */
export function negative(parts: readonly RatePart[]): RatePart[] {
  return parts.map(({ vatRate, netOre, vatOre }) => ({
    vatRate,
    netOre: opposite(netOre),
    vatOre: opposite(vatOre),
  }));
}

/** The stored sums of parts, one or several of each rate; `pay` makes of the gross amount what is to be paid. */
export function sumsOfParts(
  parts: readonly RatePart[],
  pay: (grossOre: number) => number,
): InvoiceSums {
  const of = (rate: VatRate) => partOf(parts, rate);
  const all = vatRates.map(of);
  const netOre = all.reduce((sum, part) => sum + part.netOre, 0);
  const vatOre = all.reduce((sum, part) => sum + part.vatOre, 0);
  const grossOre = netOre + vatOre;
  const payable = pay(grossOre);
  return {
    net25Ore: of(25).netOre,
    vat25Ore: of(25).vatOre,
    net12Ore: of(12).netOre,
    vat12Ore: of(12).vatOre,
    net6Ore: of(6).netOre,
    vat6Ore: of(6).vatOre,
    net0Ore: of(0).netOre,
    netOre,
    vatOre,
    grossOre,
    roundingOre: payable - grossOre,
    payableOre: payable,
  };
}

/** Net and VAT for each rate, before the deductions. */
export function wholeOf({ lines, discountBp, pricesInclVat }: Omit<Charged, 'deductions'>) {
  return totalsOf(lines, { discountBp, pricesInclVat });
}

/**
 * The sums of an invoice: VAT per rate on the whole, less what others pay. It is rounded to whole kronor, but not over
 * `ceilingOre`, the most that the customer has agreed to for the whole including VAT.
 */
export function invoiceSums(charged: Charged, ceilingOre: number | null = null): InvoiceSums {
  const { rates, grossOre: wholeOre } = wholeOf(charged);
  return sumsOfParts([...rates, ...negative(charged.deductions)], (grossOre) =>
    payableOre(grossOre, ceilingOre === null ? null : ceilingOre - (wholeOre - grossOre)),
  );
}

/** The rate of which deductions take more than there is, but for the öre by which each was rounded; null where none does. */
export function overtakenRate(sums: InvoiceSums, deductions: readonly unknown[]): VatRate | null {
  const least = -deductions.length;
  const over = ratesOf(sums).find(({ netOre, vatOre }) => netOre < least || vatOre < least);
  return over?.vatRate ?? null;
}

/** The sums of several documents together, such as an invoice and its credits, per rate in use. */
export function leftOf(documents: readonly InvoiceSums[]): VatTotal[] {
  const parts = documents.flatMap(ratesOf);
  return vatRates.flatMap((rate) => {
    const { netOre, vatOre } = partOf(parts, rate);
    return netOre === 0 && vatOre === 0
      ? []
      : [{ vatRate: rate, netOre, vatOre, grossOre: netOre + vatOre }];
  });
}
