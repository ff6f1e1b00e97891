import type { VatTotal } from '@/domain/values/vat';
import type { InvoiceSums } from './invoiceSums';
import { leftOf } from './invoiceSums';

/** The sums of documents, in öre. */
export interface VatSummary {
  /** Net and VAT for each rate in use, the highest first. */
  rates: VatTotal[];
  netOre: number;
  vatOre: number;
  grossOre: number;
  roundingOre: number;
}

/** Adds invoices and credits up per rate, to the öre. */
export function vatSummary(invoices: readonly InvoiceSums[]): VatSummary {
  const sum = (of: (invoice: InvoiceSums) => number) =>
    invoices.reduce((total, each) => total + of(each), 0);
  return {
    rates: leftOf(invoices),
    netOre: sum(({ netOre }) => netOre),
    vatOre: sum(({ vatOre }) => vatOre),
    grossOre: sum(({ grossOre }) => grossOre),
    roundingOre: sum(({ roundingOre }) => roundingOre),
  };
}
