import type { Entry } from '@/domain/values/live';
import type { OrderFields, WorkOrder } from './order';

/** The fields of an order in which people may write who a customer is. */
export type OrderTexts = Pick<OrderFields, 'keyNumber' | 'complaint'>;

/** The texts of one order as they are to be written. */
export interface OrderTextChange {
  id: string;
  values: OrderTexts;
}

const empty: OrderTexts = { keyNumber: null, complaint: null };

/**
 * The orders of an anonymised customer that still hold free texts: those that are ended, for which the texts have no
 * purpose left (GDPR art. 17.1 a), and those that are still to be worked on.
 */
export function ordersWithTexts(orders: readonly Entry<WorkOrder>[]): {
  over: Entry<WorkOrder>[];
  ahead: Entry<WorkOrder>[];
} {
  // The last change leaves the texts that it replaced in its base.
  const withTexts = orders.filter(({ data }) =>
    [data, data.base ?? {}].some((values) => {
      const { keyNumber, complaint } = { ...empty, ...values };
      return keyNumber !== null || complaint !== null;
    }),
  );
  return {
    over: withTexts.filter(({ data }) => !data.isOpen),
    ahead: withTexts.filter(({ data }) => data.isOpen),
  };
}

/** Empties the free texts of orders, for good: what a customer said could otherwise be written anew. */
export function emptyOrderTexts(orders: readonly Entry<WorkOrder>[]): OrderTextChange[] {
  return orders.map(({ id }) => ({ id, values: empty }));
}
