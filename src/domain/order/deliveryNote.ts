import { linesOf, type WorkOrder } from './order';
import { mayBeDone } from './orderLine';

/** True if an order is so far that the customer may drive away with it on paper. */
export function hasDeliveryNote({ stage }: Pick<WorkOrder, 'stage'>): boolean {
  return stage === 'ready' || stage === 'invoiced' || stage === 'closed';
}

/**
 * The order with the lines alone that were agreed and done, and that are therefore handed over. A delivery note has no number: an
 * invoice gets its own when it is issued, and a customer may drive away before that.
 */
export function deliveredPart(order: WorkOrder): WorkOrder {
  const done = linesOf(order).filter(({ line }) => mayBeDone(line) && line.work === 'done');
  const ids = new Set(done.map(({ id }) => id));
  const lines = Object.fromEntries(Object.entries(order.lines).filter(([id]) => ids.has(id)));
  return { ...order, lines };
}
