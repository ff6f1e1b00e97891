import type { CalendarDate } from '@internationalized/date';
import { documentId, orderBy, query, where } from 'firebase/firestore';
import { useCallback } from 'react';
import type { GenericSchema } from 'valibot';
import type { WorkshopCollection } from '@/domain/collections/collections';
import { type Invoice, invoiceDocument } from '@/domain/invoice/invoice';
import { type Approval, approvalDocument } from '@/domain/order/approval';
import { type Estimate, estimateDocument } from '@/domain/order/estimate';
import { type Inspection, inspectionDocument } from '@/domain/inspection/inspection';
import { orderDocument, type WorkOrder } from '@/domain/order/order';
import { type OrderEvent, orderEventDocument } from '@/domain/order/orderEvent';
import { instantAt } from '@/domain/time/swedishTime';
import { grouped } from '@/domain/values/grouped';
import type { Entry } from '@/domain/values/live';
import { readAll, readOf, readWhole } from '@/data/sync/readAll';
import { useStore } from '@/data/sync/StoreContext';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { workshopCollection } from '@/data/workshop/workshopCollection';

/** An order with its events, answers and inspections, and its invoices with their credits where it has several. */
export interface OrderRead {
  order: Entry<WorkOrder>;
  events: Entry<OrderEvent>[];
  estimates: Entry<Estimate>[];
  approvals: Entry<Approval>[];
  inspections: Entry<Inspection>[];
  issued: Entry<Invoice>[];
}

/**
 * Gives a function that reads the orders that were created on the days from `first` to `last`, which must be memoised, with all
 * that their histories tell. Rejects as readAll does.
 */
export function useReadHistories(first: CalendarDate, last: CalendarDate) {
  const { db, home } = useStore();
  const { id: workshopId } = useWorkshop();
  return useCallback(
    async (onRead: (documents: number) => void) => {
      const all = (name: WorkshopCollection) => workshopCollection(db, workshopId, name);
      const store = { home };
      const [from, until] = [instantAt(first, 0), instantAt(last.add({ days: 1 }), 0)];
      const within = (name: WorkshopCollection) =>
        query(
          all(name),
          where('createdAt', '>=', from),
          where('createdAt', '<', until),
          orderBy('createdAt'),
        );
      const { entries, unreadable } = await readAll(within('workOrders'), orderDocument, store, {
        onRead,
      });
      // Later writes of an order are asked for by its number. That alone, for every order, would cost many searches.
      const later = entries.filter(({ data }) => data.updatedAt >= until).map(({ id }) => id);
      const read = async <T extends { orderId: string }>(
        name: WorkshopCollection,
        schema: GenericSchema<unknown, T>,
      ) => {
        const since = (ids: string[]) => query(all(name), where('orderId', 'in', ids));
        const found = [
          ...(await readWhole(within(name), schema, store)),
          ...(await readOf(later, since, schema, store)),
        ];
        const once = new Map(found.map((each) => [each.id, each]));
        const groups = grouped(once.values(), ({ data }) => data.orderId);
        return (orderId: string) => groups.get(orderId) ?? [];
      };
      const events = await read('orderEvents', orderEventDocument);
      const estimates = await read('estimates', estimateDocument);
      const approvals = await read('approvals', approvalDocument);
      const inspections = await read('inspections', inspectionDocument);
      // More than an order is worth needs several invoices: one is made of the whole.
      const invoiceIds = entries.flatMap(({ data }) =>
        data.invoiceIds.length > 1 ? data.invoiceIds : [],
      );
      const readIssued = (field: string | ReturnType<typeof documentId>) => {
        const naming = (ids: string[]) => query(all('invoices'), where(field, 'in', ids));
        return readOf(invoiceIds, naming, invoiceDocument, store);
      };
      const invoices = await readIssued(documentId());
      const credits = await readIssued('creditsId');
      const orderOf = new Map(
        entries.flatMap(({ id, data }) => data.invoiceIds.map((each) => [each, id])),
      );
      const issued = grouped([...invoices, ...credits], ({ id, data }) =>
        orderOf.get(data.creditsId ?? id),
      );
      const orders = entries.map((order): OrderRead => {
        const { id } = order;
        return {
          order,
          events: events(id),
          estimates: estimates(id),
          approvals: approvals(id),
          inspections: inspections(id),
          issued: issued.get(id) ?? [],
        };
      });
      return { orders, unreadable };
    },
    [db, home, workshopId, first, last],
  );
}
