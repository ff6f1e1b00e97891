import { doc, type DocumentSnapshot, runTransaction } from 'firebase/firestore';
import { useMemo } from 'react';
import type { GenericSchema } from 'valibot';
import { withTimeout } from '@/auth/withTimeout';
import { seriesId } from '@/domain/invoice/invoice';
import { type InvoiceContent, numbered, receivableOf } from '@/domain/invoice/invoiceContent';
import { seriesDocument } from '@/domain/invoice/series';
import { orderDocument, type WorkOrder } from '@/domain/order/order';
import { stepEdit } from '@/domain/order/orderEdit';
import { dayOf } from '@/domain/time/swedishTime';
import { same } from '@/domain/values/same';
import { applyChanges } from '@/data/sync/applyChanges';
import { isRefused } from '@/data/sync/isRefused';
import type { Change } from '@/data/sync/journal';
import { readDocument } from '@/data/sync/readDocument';
import { useSavingState, useStore } from '@/data/sync/StoreContext';
import { useWorkshop } from './WorkshopContext';

/** Why an invoice was not issued: nobody has begun the series, or the order is no longer as it was shown. */
export class NotIssuedError extends Error {
  constructor(readonly reason: 'noSeries' | 'changedOrder') {
    super(`Not issued: ${reason}`);
  }
}

/** An order with what it was invoiced by, as it was shown. */
export interface InvoicedOrder {
  id: string;
  data: WorkOrder;
  /** Whether the invoice is of a part, after which the order is still to be invoiced. */
  isPart: boolean;
}

/** How often an invoice is tried while others issue theirs: all of a workshop share one series. */
const mostTries = 8;

/** Whether invoices can be issued now: the server gives the numbers, and two devices without it would give the same. */
export function useCanIssue(): boolean {
  const { home } = useStore();
  const { offline } = useSavingState();
  return home.kind !== 'device' && !offline;
}

/**
 * Issues invoices; resolves to the id. Number, invoice, what is owed for it, the order and the booking's status are one
 * transaction, which is never queued. Rejects with NotIssuedError, and without contact after ten seconds.
 */
export function useIssue() {
  const { db, uid } = useStore();
  const { id: workshopId, role } = useWorkshop();
  return useMemo(() => {
    const parent = `workshops/${workshopId}`;

    function once(content: InvoiceContent, hasLengthDigit: boolean, order: InvoicedOrder | null) {
      return runTransaction(db, async (transaction) => {
        const read = async <T>(path: string, schema: GenericSchema<unknown, T>) =>
          readExisting(await transaction.get(doc(db, parent, path)), schema);
        const series = await read(`series/${seriesId}`, seriesDocument);
        // An owner says where a series begins.
        if (!series && role !== 'owner') throw new NotIssuedError('noSeries');
        const now = order && (await read(`workOrders/${order.id}`, orderDocument));
        if (order && !(now && isAsShown(now, order.data))) throw new NotIssuedError('changedOrder');
        const today = dayOf(new Date()).toString();
        const { id, invoice, series: next } = numbered(content, { series, today, hasLengthDigit });
        const path = `${parent}/series/${seriesId}`;
        const { first, last, lastOn } = next;
        applyChanges(transaction, db, uid, [
          series
            ? { kind: 'update', path, values: { last, lastOn } }
            : { kind: 'create', path, values: { first, last, lastOn } },
          { kind: 'create', path: `${parent}/invoices/${id}`, values: { ...invoice } },
          {
            kind: 'create',
            path: `${parent}/receivables/${id}`,
            values: { ...receivableOf(invoice) },
          },
          ...(order && now ? orderChanges(parent, order, now, id, uid) : []),
        ]);
        return id;
      });
    }

    /** The rules see what somebody else has just issued before the transaction does, and refuse the same number. */
    async function tried(...[content, hasLengthDigit, order]: Parameters<typeof once>) {
      for (let tries = 1; ; tries++) {
        try {
          return await once(content, hasLengthDigit, order);
        } catch (error) {
          if (!isRefused(error) || tries === mostTries) throw error;
        }
      }
    }

    return (...what: Parameters<typeof once>): Promise<string> => withTimeout(tried(...what));
  }, [db, uid, workshopId, role]);
}

function readExisting<T>(snapshot: DocumentSnapshot, schema: GenericSchema<unknown, T>): T | null {
  if (!snapshot.exists()) return null;
  const data = readDocument(snapshot, schema);
  if (data === undefined) throw new Error(`${snapshot.ref.path} cannot be read`);
  return data;
}

/** Whether an order is still what the invoice was made of. */
function isAsShown(now: WorkOrder, shown: WorkOrder): boolean {
  const { stage, lines, discountBp, pricesInclVat, invoiceIds, customerId, payerId } = now;
  const made = { stage, lines, discountBp, pricesInclVat, invoiceIds, customerId, payerId };
  return Object.entries(made).every(([key, value]) => same(value, Reflect.get(shown, key)));
}

/** What an invoice makes of its order, and of the booking of that. */
function orderChanges(
  parent: string,
  { id: orderId, isPart }: InvoicedOrder,
  order: WorkOrder,
  invoiceId: string,
  uid: string,
): Change[] {
  const path = `${parent}/workOrders/${orderId}`;
  const invoiceIds = [...order.invoiceIds, invoiceId];
  if (isPart) return [{ kind: 'update', path, values: { invoiceIds } }];
  const { values, event } = stepEdit(order, 'invoiced', uid);
  const { bookingId } = order;
  return [
    { kind: 'update', path, values: { ...values, invoiceIds } },
    {
      ...{ kind: 'create', path: `${parent}/orderEvents/${invoiceId}-issued` },
      values: { orderId, ...event },
    },
    ...(bookingId === null
      ? []
      : [
          {
            ...{ kind: 'update' as const, path: `${parent}/bookings/${bookingId}` },
            values: { status: 'pickedUp' },
          },
        ]),
  ];
}
