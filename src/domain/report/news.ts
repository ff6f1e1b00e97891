import type { Tombstone } from '@/domain/values/tombstone';
import type { Entry } from '@/domain/values/live';
import { dayOf, instantAt } from '@/domain/time/swedishTime';
import { parseDate } from '@internationalized/date';
import { noSources, type Sources } from './sources';
import {
  addedInvoice,
  addedOn,
  addedPayment,
  addedTime,
  type Changed,
  changedBooking,
  changedFollowUp,
  changedOrder,
} from './staleDays';

/** Documents that have been added, changed or removed since an instant, as they are now. */
export interface News extends Omit<Sources, 'events'> {
  removedBookings: readonly Entry<Tombstone>[];
}

/**
 * The stamp by which the news of a collection are found: the server's time when a document that nobody changes was made, or of the
 * latest change. The steps of orders are none: an order that takes one is changed.
 */
export const newsStamps = {
  invoices: 'createdAt',
  payments: 'createdAt',
  jobTimes: 'createdAt',
  estimates: 'createdAt',
  approvals: 'createdAt',
  orders: 'updatedAt',
  bookings: 'updatedAt',
  removedBookings: 'updatedAt',
  followUps: 'updatedAt',
} as const satisfies Record<keyof News, 'createdAt' | 'updatedAt'>;

export const noNews: News = { ...noSources, removedBookings: [] };

/** The stamps of news. */
function stampsOf(news: News): Date[] {
  const made = [news.invoices, news.payments, news.jobTimes, news.estimates, news.approvals];
  const changed = [news.orders, news.bookings, news.followUps, news.removedBookings];
  return [
    ...made.flatMap((all) => all.map(({ data }) => data.createdAt)),
    ...changed.flatMap((all) => all.map(({ data }) => data.updatedAt)),
  ];
}

/** The number of documents that the server has stamped after an instant. */
export function countAfter(news: News, after: Date): number {
  return stampsOf(news).filter((at) => at > after).length;
}

/** The latest stamp of the server; null without any. */
export function latestStamp(news: News): Date | null {
  return stampsOf(news).reduce<Date | null>(
    (latest, at) => (latest && latest >= at ? latest : at),
    null,
  );
}

/**
 * The changes by news since an instant that may concern days sealed then. New documents that never change usually fall on days
 * that are not sealed yet, but a clock that was ahead may have sealed their day too early.
 */
export function changesIn(news: News, since: Date): Changed[] {
  const made = <T extends { createdAt: Date }>(all: readonly Entry<T>[]) =>
    all.filter(({ data }) => data.createdAt >= since);
  const changed = <T extends { updatedAt: Date }>(all: readonly Entry<T>[]) =>
    all.filter(({ data }) => data.updatedAt >= since);
  return [
    ...changed(news.bookings).map(changedBooking),
    ...changed(news.removedBookings).map(({ id }) => changedBooking({ id, data: null })),
    ...changed(news.followUps).map(changedFollowUp),
    ...changed(news.orders).map(changedOrder),
    ...made(news.invoices).map(addedInvoice),
    ...made(news.payments).map(addedPayment),
    ...made(news.jobTimes).map(addedTime),
    ...[...made(news.estimates), ...made(news.approvals)].map(addedOn),
  ];
}

/**
 * The documents of one day with what has changed since they were read; what the news name and is not among them is still to be
 * read.
 */
export function withNews(sources: Sources, news: News, day: string): Sources {
  const [from, to] = [instantAt(parseDate(day), 0), instantAt(parseDate(day), 1440)];
  const isOn = (at: Date) => String(dayOf(at)) === day;
  const isRemoved = new Set(news.removedBookings.map(({ id }) => id));
  // A booking that was removed and added again is news, too.
  for (const { id } of news.bookings) isRemoved.delete(id);

  const invoices = merged(sources.invoices, news.invoices).filter(
    ({ data }) => data.issuedOn === day,
  );
  const orderIds = new Set(invoices.map(({ data }) => data.orderId));
  const orders = merged(sources.orders, news.orders).filter(({ id }) => orderIds.has(id));
  const bookingIds = new Set(orders.map(({ data }) => data.bookingId));
  const approvals = merged(sources.approvals, news.approvals).filter(({ data }) =>
    isOn(data.createdAt),
  );
  const answered = new Set(approvals.map(({ data }) => data.estimateId));
  const times = merged(sources.jobTimes, news.jobTimes);
  const made = new Set(
    times.flatMap(({ id, data }) => (data.corrects === null && isOn(data.startedAt) ? [id] : [])),
  );
  return {
    invoices,
    orders,
    approvals,
    events: sources.events.filter(({ data }) => orderIds.has(data.orderId)),
    bookings: merged(sources.bookings, news.bookings).filter(
      ({ id, data: { startsAt, endsAt } }) =>
        !isRemoved.has(id) &&
        (bookingIds.has(id) || (startsAt && endsAt && startsAt < to && endsAt > from)),
    ),
    payments: merged(sources.payments, news.payments).filter(({ data }) => data.paidOn === day),
    estimates: merged(sources.estimates, news.estimates).filter(
      ({ id, data }) => answered.has(id) || isOn(data.createdAt),
    ),
    followUps: merged(sources.followUps, news.followUps).filter(({ data }) => isOn(data.createdAt)),
    jobTimes: times.filter(({ id, data }) => made.has(data.corrects ?? id)),
  };
}

/** Documents with newer ones in the place of those with the same ids. */
export function merged<T>(all: readonly Entry<T>[], newer: readonly Entry<T>[]): Entry<T>[] {
  return [...new Map([...all, ...newer].map((each) => [each.id, each])).values()];
}
