import type { Booking } from '@/domain/booking/booking';
import { visits } from '@/domain/booking/visit';
import type { Invoice } from '@/domain/invoice/invoice';
import type { WorkOrder } from '@/domain/order/order';
import type { Entry } from '@/domain/values/live';

/**
 * An event in the history of a customer or a vehicle, past or to come. A new kind needs a member here, a
 * source in `data/record/history.ts` and a way to be shown in `components/History.tsx`.
 */
export type HistoryItem =
  | ({ kind: 'booking' } & Entry<Booking>)
  | ({ kind: 'order' } & Entry<WorkOrder>)
  | ({ kind: 'invoice' } & Entry<Invoice>);

/** The known part of a history; `complete` is false when there may be more. */
export interface KnownHistory {
  items: HistoryItem[];
  complete: boolean;
}

/** The bookings of a history. */
export function bookingsIn({ items }: KnownHistory): Entry<Booking>[] {
  return items.filter((item) => item.kind === 'booking');
}

/**
 * A history in its order, as it is listed: the bookings of a visit follow one another where the first of them stands, and
 * an order and an invoice are by themselves.
 */
export function listed(items: readonly HistoryItem[]): HistoryRow[] {
  const parts = visits(items.filter((item) => item.kind === 'booking'));
  const places = new Map(items.map(({ kind, id }, place) => [`${kind} ${id}`, place]));
  const placeOf = (row: HistoryRow) =>
    row.kind === 'visit'
      ? Math.min(...row.parts.map(({ id }) => places.get(`booking ${id}`) ?? 0))
      : (places.get(`${row.kind} ${row.entry.id}`) ?? 0);
  const orders = items.filter((item) => item.kind === 'order');
  const invoices = items.filter((item) => item.kind === 'invoice');
  const rows: HistoryRow[] = [
    ...parts.map((each) => ({ kind: 'visit' as const, parts: each })),
    ...orders.map((entry) => ({ kind: 'order' as const, entry })),
    ...invoices.map((entry) => ({ kind: 'invoice' as const, entry })),
  ];
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** A row of a listed history. */
export type HistoryRow =
  | { kind: 'visit'; parts: [Entry<Booking>, ...Entry<Booking>[]] }
  | { kind: 'order'; entry: Entry<WorkOrder> }
  | { kind: 'invoice'; entry: Entry<Invoice> };

/** The work orders of a history. */
export function ordersIn({ items }: KnownHistory): Entry<WorkOrder>[] {
  return items.filter((item) => item.kind === 'order');
}

/** The invoices and credits of a history. */
export function invoicesIn({ items }: KnownHistory): Entry<Invoice>[] {
  return items.filter((item) => item.kind === 'invoice');
}

/**
 * The newest items of several sources together, at most `most` and each once; items without a time come last.
 */
export function newestFirst(items: readonly HistoryItem[], most: number): HistoryItem[] {
  const once = new Map(items.map((item) => [`${item.kind} ${item.id}`, item]));
  return [...once.values()].sort((one, other) => timeOf(other) - timeOf(one)).slice(0, most);
}

/**
 * The item's time in ms, -1 without a time: -Infinity would not do, because the difference of two infinities
 * cannot be sorted by.
 */
function timeOf(item: HistoryItem): number {
  switch (item.kind) {
    case 'booking':
      return item.data.startsAt?.getTime() ?? -1;
    case 'order':
    case 'invoice':
      return item.data.createdAt.getTime();
  }
}
