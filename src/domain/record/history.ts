import type { Booking } from '@/domain/booking/booking';
import type { Entry } from '@/domain/values/live';

/**
 * An event in the history of a customer or a vehicle, past or to come. A new kind needs a member here, a
 * source in `data/history.ts` and a way to be shown in `components/History.tsx`.
 */
export type HistoryItem = { kind: 'booking' } & Entry<Booking>;

/** The known part of a history; `complete` is false when there may be more. */
export interface KnownHistory {
  items: HistoryItem[];
  complete: boolean;
}

/** The bookings of a history. */
export function bookingsIn({ items }: KnownHistory): Entry<Booking>[] {
  return items.filter(({ kind }) => kind === 'booking');
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
  }
}
