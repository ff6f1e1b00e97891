import type { WorkOrder } from '@/domain/order/order';
import type { OrderEvent } from '@/domain/order/orderEvent';
import { dayOf } from '@/domain/time/swedishTime';
import type { Entry } from '@/domain/values/live';
import { chargedTo } from './chargedTo';
import type { InvoiceFacts } from './draftForm';
import type { InvoiceContent } from './invoiceContent';
import type { ChargedContent } from './orderInvoice';
import { type Parties, partiesOf } from './parties';

/** The day, `2026-11-24`, on which an order became ready, of its events with the newest first; null where none tells. */
export function readyDay(events: readonly Pick<OrderEvent, 'kind' | 'after' | 'createdAt'>[]) {
  const ready = events.find(({ kind, after }) => kind === 'stage' && after === 'ready');
  return ready ? dayOf(ready.createdAt).toString() : null;
}

/** An invoice of an order, of `charged`: what is left of it, or a part of that. */
export function contentOfOrder(
  { id, data }: Pick<Entry<WorkOrder>, 'id' | 'data'>,
  about: Parties,
  charged: ChargedContent,
  { deliveredOn, reference, note, vatChoice }: InvoiceFacts,
): InvoiceContent {
  const named = partiesOf(about, reference);
  return {
    kind: 'invoice',
    creditsId: null,
    orderId: id,
    vehicleId: data.vehicleId,
    ...named,
    note,
    deliveredOn,
    ...chargedTo(named.buyer, charged, vatChoice),
  };
}
