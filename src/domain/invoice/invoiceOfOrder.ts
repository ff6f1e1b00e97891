import type { WorkOrder } from '@/domain/order/order';
import type { Entry } from '@/domain/values/live';
import type { InvoiceContent } from './invoiceContent';
import type { ChargedContent } from './orderInvoice';
import { type Parties, partiesOf } from './parties';

/** An invoice of an order, of `charged`: what is left of it, or a part of that. */
export function contentOfOrder(
  { id, data }: Pick<Entry<WorkOrder>, 'id' | 'data'>,
  about: Parties,
  charged: ChargedContent,
): InvoiceContent {
  return {
    ...{ kind: 'invoice', creditsId: null, orderId: id, vehicleId: data.vehicleId },
    ...partiesOf(about),
    ...{ note: null, deliveredOn: null },
    ...charged,
  };
}
