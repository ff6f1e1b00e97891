import { amountLines } from '@/domain/order/reduction';
import { sum } from '@/domain/values/sum';
import type { VatTotal } from '@/domain/values/vat';
import type { Deduction } from './deduction';
import type { Invoice } from './invoice';
import type { InvoiceLine } from './invoiceLine';
import { type InvoiceSums, leftOf } from './invoiceSums';

/**
 * The lines by which another payer is invoiced `amountOre` including VAT of the whole: one for each rate, in proportion to
 * what the rate is of the whole.
 */
export function partLines(
  whole: readonly Pick<VatTotal, 'vatRate' | 'grossOre'>[],
  amountOre: number,
  text: string,
): InvoiceLine[] {
  return amountLines(
    whole.map(({ vatRate, grossOre }) => ({ vatRate, ore: grossOre })),
    amountOre,
    text,
  );
}

/** Tells whether an amount including VAT, in öre, is a part of the whole and leaves a rest. A rate less than nothing has no part. */
export function isPartOf(
  whole: readonly Pick<VatTotal, 'vatRate' | 'grossOre'>[],
  amountOre: number,
): boolean {
  return (
    amountOre > 0 &&
    amountOre < sum(whole.map(({ grossOre }) => grossOre)) &&
    whole.every(({ grossOre }) => grossOre >= 0)
  );
}

/** An invoice of an order, or a credit of one, as far as a deduction needs it. */
type Issued = Pick<Invoice, 'kind' | 'number' | 'creditsId'> & InvoiceSums;

/**
 * The deductions for the earlier invoices of an order, less their credits. They are taken off the rest, so that the invoices
 * together are the whole to the öre.
 */
export function deductionsOf(issued: readonly { id: string; data: Issued }[]): Deduction[] {
  return issued
    .filter(({ data }) => data.kind === 'invoice')
    .toSorted((one, other) => one.data.number - other.data.number)
    .flatMap(({ id, data }) => {
      const credits = issued.flatMap((each) => (each.data.creditsId === id ? [each.data] : []));
      return leftOf([data, ...credits]).map(({ vatRate, netOre, vatOre }) => ({
        vatRate,
        netOre,
        vatOre,
        text: `Avgår faktura ${data.number}`,
      }));
    });
}
