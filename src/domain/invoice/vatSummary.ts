import type { VatTotal } from '@/domain/values/vat';
import { type ForeignSale, foreignSales } from './foreignSale';
import type { Invoice } from './invoice';
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
  /** The sales abroad without Swedish VAT, by kind, of those in use. */
  abroad: { sale: ForeignSale; netOre: number }[];
}

/** The parts of an invoice or a credit that are added up. */
type Summed = InvoiceSums & Pick<Invoice, 'foreignSale'>;

/** Adds invoices and credits up per rate, to the öre. */
export function vatSummary(invoices: readonly Summed[]): VatSummary {
  const sum = (of: (invoice: Summed) => number) =>
    invoices.reduce((total, each) => total + of(each), 0);
  return {
    rates: leftOf(invoices),
    netOre: sum(({ netOre }) => netOre),
    vatOre: sum(({ vatOre }) => vatOre),
    grossOre: sum(({ grossOre }) => grossOre),
    roundingOre: sum(({ roundingOre }) => roundingOre),
    abroad: foreignSales.flatMap((sale) => {
      const netOre = sum((each) => (each.foreignSale === sale ? each.netOre : 0));
      return netOre === 0 ? [] : [{ sale, netOre }];
    }),
  };
}
