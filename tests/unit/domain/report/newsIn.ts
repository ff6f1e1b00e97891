import { type News, newsStamps } from '@/domain/report/news';
import type { Sources } from '@/domain/report/sources';
import type { Entry } from '@/domain/values/live';
import type { Tombstone } from '@/domain/values/tombstone';
import { type All, entries } from './sourcesOn';

/** The documents that the queries for news find from an instant on, each by its stamp. */
export function newsIn(
  all: All & { removed: ReadonlyMap<string, Tombstone> },
  instant: Date,
): News {
  const after =
    <K extends keyof News>(name: K) =>
    ({ data }: Entry<{ [S in (typeof newsStamps)[K]]: Date }>) => {
      const at: Date = data[newsStamps[name]];
      return at >= instant;
    };
  return {
    invoices: all.invoices.filter(after('invoices')),
    payments: all.payments.filter(after('payments')),
    jobTimes: all.jobTimes.filter(after('jobTimes')),
    estimates: all.estimates.filter(after('estimates')),
    approvals: all.approvals.filter(after('approvals')),
    orders: entries(all.orders).filter(after('orders')),
    bookings: entries(all.bookings).filter(after('bookings')),
    removedBookings: entries(all.removed).filter(after('removedBookings')),
    followUps: entries(all.followUps).filter(after('followUps')),
  };
}

/** The documents of a day with those that they name, as they are now; the steps are read with their orders. */
export function namedIn(sources: Sources, all: All): Sources {
  const orderIds = new Set(sources.invoices.map(({ data }) => data.orderId));
  const orders = entries(all.orders).filter(({ id }) => orderIds.has(id));
  const bookingIds = new Set(orders.map(({ data }) => data.bookingId));
  const answered = new Set(sources.approvals.map(({ data }) => data.estimateId));
  const bookings = entries(all.bookings).filter(({ id }) => bookingIds.has(id));
  const estimates = all.estimates.filter(({ id }) => answered.has(id));
  return {
    ...sources,
    orders: withMissing(sources.orders, orders),
    events: all.events.filter(({ data }) => orderIds.has(data.orderId)),
    bookings: withMissing(sources.bookings, bookings),
    estimates: withMissing(sources.estimates, estimates),
  };
}

function withMissing<T>(known: readonly Entry<T>[], all: readonly Entry<T>[]): Entry<T>[] {
  return [...known, ...all.filter(({ id }) => known.every((each) => each.id !== id))];
}
