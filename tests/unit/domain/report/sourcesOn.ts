import type { CalendarDate } from '@internationalized/date';
import type { Booking } from '@/domain/booking/booking';
import type { FollowUp } from '@/domain/order/followUp';
import type { WorkOrder } from '@/domain/order/order';
import { noSources, type Sources } from '@/domain/report/sources';
import { dayOf, instantAt } from '@/domain/time/swedishTime';
import type { Entry } from '@/domain/values/live';
import type { Random } from '../../../../scripts/demo/random';

type Kept = 'invoices' | 'payments' | 'jobTimes' | 'estimates' | 'approvals' | 'events';
/** The documents that are never changed. */
export type Added = { [K in Kept]: Sources[K][number][] };

/** All documents of a workshop. */
export interface All extends Added {
  bookings: ReadonlyMap<string, Booking>;
  orders: ReadonlyMap<string, WorkOrder>;
  followUps: ReadonlyMap<string, FollowUp>;
}

/** All documents that the facts of a day need, out of all documents. */
export function sourcesOn(day: CalendarDate, all: All): Sources {
  const invoices = all.invoices.filter(({ data }) => data.issuedOn === String(day));
  const orderIds = new Set(invoices.map(({ data }) => data.orderId));
  const orders = entries(all.orders).filter(({ id }) => orderIds.has(id));
  const bookingIds = new Set(orders.map(({ data }) => data.bookingId));
  const [from, to] = [instantAt(day, 0), instantAt(day, 1440)];
  const times = all.jobTimes.filter(
    ({ data }) => data.corrects === null && dayOf(data.startedAt).compare(day) === 0,
  );
  const made = new Set(times.map(({ id }) => id));
  return {
    ...noSources,
    ...{ invoices, orders },
    events: all.events.filter(({ data }) => orderIds.has(data.orderId)),
    approvals: madeOn(all.approvals, day),
    estimates: all.estimates,
    bookings: entries(all.bookings).filter(
      ({ id, data }) =>
        bookingIds.has(id) ||
        (data.startsAt && data.endsAt && data.startsAt < to && data.endsAt > from),
    ),
    payments: all.payments.filter(({ data }) => data.paidOn === String(day)),
    followUps: entries(all.followUps).filter(
      ({ data }) => dayOf(data.createdAt).compare(day) === 0,
    ),
    jobTimes: [...times, ...all.jobTimes.filter(({ data }) => made.has(data.corrects ?? ''))],
  };
}

function madeOn<T extends { createdAt: Date }>(all: readonly Entry<T>[], day: CalendarDate) {
  return all.filter(({ data }) => dayOf(data.createdAt).compare(day) === 0);
}

/** One of the documents; null where there is none. */
export function someOf<T>(random: Random, map: ReadonlyMap<string, T>): Entry<T> | null {
  return map.size === 0 ? null : random.pick(entries(map));
}

/** The documents of a map. */
export function entries<T>(map: ReadonlyMap<string, T>): Entry<T>[] {
  return [...map].map(([id, data]) => ({ id, data, pending: false }));
}
