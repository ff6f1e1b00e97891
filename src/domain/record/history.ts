import type { Booking } from '@/domain/booking/booking';
import type { Entry } from '@/domain/values/live';

/**
 * Something done, or to be done, for a customer or with a vehicle. Another kind is one more member here, one
 * more source in `data/history.ts` and one more way to show it in `components/History.tsx`.
 */
export type HistoryItem = { kind: 'booking' } & Entry<Booking>;

/** What is known of a history; not `complete` when there may be more. */
export interface KnownHistory {
  items: HistoryItem[];
  complete: boolean;
}

/** The bookings of a history. */
export function bookingsIn({ items }: KnownHistory): Entry<Booking>[] {
  return items.filter(({ kind }) => kind === 'booking');
}

/** The newest of several sources together, at most so many and each once; an item without a time comes last. */
export function newestFirst(items: readonly HistoryItem[], most: number): HistoryItem[] {
  const once = new Map(items.map((item) => [`${item.kind} ${item.id}`, item]));
  return [...once.values()].sort((one, other) => timeOf(other) - timeOf(one)).slice(0, most);
}

/** In milliseconds, -1 without a time: the difference of two infinities is no number to sort by. */
function timeOf(item: HistoryItem): number {
  switch (item.kind) {
    case 'booking':
      return item.data.startsAt?.getTime() ?? -1;
  }
}
