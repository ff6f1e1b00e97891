import type { Entry } from '@/domain/values/live';
import type { CreditParts } from './credit';
import type { Invoice, Seller } from './invoice';
import type { InvoiceContent } from './invoiceContent';

/** A credit of an invoice: it names whom and what the invoice names, and the workshop as it is now. */
export function creditContent(
  { id, data }: Pick<Entry<Invoice>, 'id' | 'data'>,
  parts: CreditParts,
  { seller, ourReference }: { seller: Seller; ourReference: string | null },
): InvoiceContent {
  const { orderId, vehicleId, customerId, buyer, foreignSale, about, deliveredOn, pricesInclVat } =
    data;
  return {
    kind: 'credit',
    creditsId: id,
    orderId,
    vehicleId,
    customerId,
    seller,
    buyer,
    about,
    ourReference,
    note: null,
    deliveredOn,
    paymentDays: 0,
    pricesInclVat,
    discountBp: data.discountBp,
    foreignSale,
    ...parts,
  };
}
