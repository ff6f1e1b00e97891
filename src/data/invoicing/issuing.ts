import { useMemo } from 'react';
import { documentPath } from '@/domain/collections/documentPath';
import type { InvoiceDraft } from '@/domain/invoice/invoiceDraft';
import { invoiceDraftDocument, invoiceDraftLabels } from '@/domain/invoice/invoiceDraft';
import { type InvoiceContent, type Numbered, receivableOf } from '@/domain/invoice/invoiceContent';
import { replacedAfter } from '@/domain/invoice/orderInvoice';
import { orderDocument, type WorkOrder } from '@/domain/order/order';
import { stepEdit } from '@/domain/order/orderEdit';
import type { Entry } from '@/domain/values/live';
import { same } from '@/domain/values/same';
import type { Change } from '@/data/sync/outbox';
import { useStore } from '@/data/sync/StoreContext';
import {
  type Alongside,
  type Issuer,
  NotIssuedError,
  type NumberedBy,
  useNumbering,
} from './numbering';
import { useWorkshop } from '@/data/workshop/WorkshopContext';

/** An order or a draft, as it was shown. */
type Shown<T> = Pick<Entry<T>, 'id' | 'data'>;

/**
 * Issues invoices; resolves to the id. Number, invoice, what is owed for it and what it was made of are one transaction,
 * which is never queued. Rejects with NotIssuedError, and without an answer after thirty seconds.
 */
export function useIssue() {
  const { uid } = useStore();
  const { id: workshopId } = useWorkshop();
  const number = useNumbering();
  return useMemo(() => {
    return {
      /** Issues what is left of a ready order, which becomes invoiced; or, as `isPart`, a part of it. */
      order(content: InvoiceContent, by: NumberedBy, shown: Shown<WorkOrder>, isPart: boolean) {
        return number(content, by, ofOrder({ uid, workshopId }, shown, isPart));
      },
      /** Issues a draft, which is gone then: it cannot be issued twice. One about an order adds to the invoices of that. */
      draft(
        content: InvoiceContent,
        by: NumberedBy,
        { id, data }: Shown<InvoiceDraft>,
        shownOrder: WorkOrder | null,
      ) {
        return number(content, by, async (issued, read) => {
          const now = await read(`invoiceDrafts/${id}`, invoiceDraftDocument);
          const { orderId } = data;
          const order =
            orderId === null ? null : await read(`workOrders/${orderId}`, orderDocument);
          if (!now || !areSame(Object.keys(invoiceDraftLabels), now, data))
            throw new NotIssuedError('changedDraft');
          // Another invoice of the order, too, makes it another than was shown.
          if (orderId !== null && !(order && shownOrder && areSame(madeOf, order, shownOrder)))
            throw new NotIssuedError('changedOrder');
          return [
            owed(workshopId, issued),
            { kind: 'delete', path: documentPath(workshopId, 'invoiceDrafts', id) },
            ...(orderId !== null && order
              ? [addedTo(workshopId, orderId, order, issued, data.replacesId)]
              : []),
          ];
        });
      },
    };
  }, [number, uid, workshopId]);
}

/**
 * The changes that are written with an invoice of an order, which must be as it was shown; an invoice of a part leaves the order
 * to be invoiced.
 */
export function ofOrder(
  { uid, workshopId }: Pick<Issuer, 'uid' | 'workshopId'>,
  { id, data }: Shown<WorkOrder>,
  isPart: boolean,
): Alongside {
  return async (issued, read) => {
    const now = await read(`workOrders/${id}`, orderDocument);
    if (!now || !areSame(madeOf, now, data)) throw new NotIssuedError('changedOrder');
    return [
      owed(workshopId, issued),
      ...(isPart
        ? [addedTo(workshopId, id, now, issued)]
        : invoicedChanges(workshopId, { id, data: now }, issued.id, uid)),
    ];
  };
}

/** An order that has got one more invoice; one that is invoiced gets it in the place of the credited `replacedId`. */
function addedTo(
  workshopId: string,
  orderId: string,
  order: WorkOrder,
  { id, invoice }: Numbered,
  replacedId: string | null = null,
): Change {
  const replaced =
    order.stage === 'invoiced' && replacedId !== null
      ? { replacedId, replacedOre: replacedAfter(order, replacedId, invoice) }
      : {};
  return {
    kind: 'update',
    path: documentPath(workshopId, 'workOrders', orderId),
    values: { invoiceIds: [...order.invoiceIds, id], ...replaced },
  };
}

/** The fields of an order that its invoice is made from. */
const madeOf = [
  ...(['stage', 'lines', 'discountBp', 'pricesInclVat'] as const),
  ...(['invoiceIds', 'customerId', 'payerId'] as const),
];

function areSame(keys: readonly string[], now: object, shown: object): boolean {
  return keys.every((key) => same(Reflect.get(now, key), Reflect.get(shown, key)));
}

function owed(
  workshopId: string,
  { id, invoice }: { id: string; invoice: Parameters<typeof receivableOf>[0] },
): Change {
  return {
    kind: 'create',
    path: documentPath(workshopId, 'receivables', id),
    values: { ...receivableOf(invoice) },
  };
}

/** Gives the changes of an order that is invoiced. */
function invoicedChanges(
  workshopId: string,
  { id: orderId, data: order }: Shown<WorkOrder>,
  invoiceId: string,
  uid: string,
): Change[] {
  const { values, event } = stepEdit(order, 'invoiced', uid);
  const invoiceIds = [...order.invoiceIds, invoiceId];
  return [
    {
      kind: 'update',
      path: documentPath(workshopId, 'workOrders', orderId),
      values: { ...values, invoiceIds },
    },
    {
      kind: 'create',
      path: documentPath(workshopId, 'orderEvents', `${invoiceId}-issued`),
      values: { orderId, ...event },
    },
  ];
}
