import { doc, limit, orderBy, query, where } from 'firebase/firestore';
import { useCallback, useMemo } from 'react';
import {
  type Booking,
  bookingDocument,
  bookingLimits,
  bookingStatuses,
  takesTime,
} from '@/domain/booking/booking';
import { bookingsBetween, bookingsOf, unplannedBookings } from '@/domain/booking/bookingsByWeek';
import type { Occupying } from '@/domain/booking/occupancy';
import { addMinutes } from '@/domain/time/swedishTime';
import { entriesOf, type Entry, joinedLive, type Live } from '@/domain/values/live';
import type { BookingsHere } from './bookingsReplica';
import { useBookingsHere } from './BookingsReplicaContext';
import { useLiveDocument, useLiveList, useLiveListOf } from '@/data/sync/live';
import { useWorkshopCollection } from '@/data/workshop/workshopCollection';

/**
 * The most bookings of one view: the grid stops answering with 2,400 in a month. The rules refuse to list more.
 */
export const mostBookings = 1000;
/** The most bookings without a time that are shown. */
export const mostUnplanned = 100;
/** The most parts of a visit that are read; the form adds no more than four. */
const mostParts = 20;
const waiting = bookingStatuses.filter((status) => takesTime({ status }));

/** An answer from the bookings stored on this device, for a question that they answer in full. */
function answerOf<T>({ fromCache }: { fromCache: boolean }, data: T, unreadable: string[]) {
  return { kind: 'ready' as const, data, fromCache, unreadable };
}

/** The bookings that this device kept when it was last in use, as an answer before all that it keeps has been read. */
const fromBefore = { fromCache: true };

/** True if the bookings that are there while the copy is read fill a range of instants in ms. */
function isFilled({ range }: Extract<BookingsHere, { kind: 'reading' }>, from: number, to: number) {
  return range !== null && range[0] <= from && to <= range[1];
}

const reading = { kind: 'loading' } as const;

/**
 * Watches the bookings that overlap a range of instants, ordered by start. Between renders the two must be
 * equal times, but need not be the same objects; without them nothing is watched.
 */
export function useBookings(from: Date | null, to: Date | null): Live<Entry<Booking>[]> {
  const bookings = useWorkshopCollection('bookings');
  const here = useBookingsHere();
  const [start, end] = [from?.getTime(), to?.getTime()];
  const isHere = here.kind === 'ready' && start !== undefined && start >= here.since;
  const isAsked = here.kind !== 'reading' && !isHere;
  const range =
    isAsked && start !== undefined && end !== undefined
      ? query(
          bookings,
          // No booking lasts longer than this, so the server need not search all earlier bookings.
          where('startsAt', '>', addMinutes(new Date(start), -bookingLimits.minutes.max)),
          where('startsAt', '<', new Date(end)),
          where('endsAt', '>', new Date(start)),
          orderBy('startsAt'),
          orderBy('endsAt'),
          limit(mostBookings),
        )
      : null;
  const asked = useLiveList(range, bookingDocument);
  const known = useMemo(() => {
    if (here.kind === 'none' || start === undefined || end === undefined) return null;
    if (here.kind === 'reading') {
      if (!isFilled(here, start, end)) return null;
      return answerOf(fromBefore, bookingsBetween(here.bookings, start, end), []);
    }
    const data = bookingsBetween(here.bookings, start, end).slice(0, mostBookings);
    const touches = (time: Occupying | null) =>
      time === null ||
      (time.startsAt && time.startsAt.getTime() < end && Number(time.endsAt) > start);
    const unreadable = [...here.unreadable].filter(([, time]) => touches(time)).map(([id]) => id);
    return answerOf(here, data, unreadable);
  }, [here, start, end]);
  return isAsked ? asked : (known ?? asked);
}

/**
 * Watches the bookings without a time, the newest first: one more than are shown, to tell whether there are
 * more.
 */
export function useUnplannedBookings(): Live<Entry<Booking>[]> {
  const bookings = useWorkshopCollection('bookings');
  const here = useBookingsHere();
  const isAsked = here.kind === 'none';
  const unplanned = isAsked
    ? query(
        bookings,
        where('startsAt', '==', null),
        where('status', 'in', waiting),
        orderBy('createdAt', 'desc'),
        limit(mostUnplanned + 1),
      )
    : null;
  const asked = useLiveList(unplanned, bookingDocument);
  const known = useMemo(() => {
    if (here.kind === 'none' || (here.kind === 'reading' && !here.range)) return null;
    const data = unplannedBookings(here.bookings).slice(0, mostUnplanned + 1);
    if (here.kind === 'reading') return answerOf(fromBefore, data, []);
    const unreadable = [...here.unreadable].filter(([, time]) => time && !time.startsAt);
    return answerOf(
      here,
      data,
      unreadable.map(([id]) => id),
    );
  }, [here]);
  return known ?? asked;
}

/**
 * Watches the latest bookings of customers or vehicles, by their ids; the newest come first among each 30 ids. The bookings that
 * this device stores come first; the earlier ones are asked of the server.
 */
export function useBookingsOf(
  field: 'customerId' | 'vehicleId',
  ids: readonly string[],
  most: number,
): Live<Entry<Booking>[]> {
  const bookings = useWorkshopCollection('bookings');
  const here = useBookingsHere();
  const since = here.kind === 'ready' ? here.since : null;
  const queryOf = (some: string[]) =>
    query(
      bookings,
      where(field, 'in', some),
      ...(since === null ? [] : [where('startsAt', '<', new Date(since))]),
      orderBy('startsAt', 'desc'),
      limit(most),
    );
  const asked = useLiveListOf(here.kind === 'reading' ? [] : ids, queryOf, bookingDocument);
  const joined = ids.join(' ');
  const known = useMemo(() => {
    if (here.kind !== 'ready') return null;
    const all = joined === '' ? [] : joined.split(' ');
    const unreadable = [...here.unreadable].filter(
      ([, each]) => each === null || all.some((id) => id === each[field]),
    );
    return answerOf(
      here,
      bookingsOf(here.bookings, field, all, here.since).slice(0, most),
      unreadable.map(([id]) => id),
    );
  }, [here, field, joined, most]);
  return useMemo(() => {
    if (here.kind === 'reading') return reading;
    return known ? joinedLive([known, asked]) : asked;
  }, [here.kind, known, asked]);
}

/**
 * Watches one booking; its data is null when no booking has the id. A null id watches nothing and stays
 * loading.
 */
export function useBooking(id: string | null): Live<Entry<Booking> | null> {
  const bookings = useWorkshopCollection('bookings');
  const here = useBookingsHere();
  const entry = here.kind === 'ready' && id !== null ? here.bookings.byId.get(id) : undefined;
  const isAsked = here.kind !== 'reading' && !entry;
  const reference = id === null || !isAsked ? null : doc(bookings, id);
  const asked = useLiveDocument(reference, bookingDocument);
  const fromCache = here.kind === 'ready' && here.fromCache;
  const known = useMemo(
    () => entry && { kind: 'ready' as const, data: entry, fromCache, unreadable: [] },
    [entry, fromCache],
  );
  return known ?? asked;
}

/** Watches the parts of a visit; a null id watches nothing and stays loading. */
export function useVisit(visitId: string | null) {
  const bookings = useWorkshopCollection('bookings');
  const parts = visitId && query(bookings, where('visitId', '==', visitId), limit(mostParts));
  const asked = useLiveList(parts || null, bookingDocument);
  const isPart = useCallback((booking: Booking) => booking.visitId === visitId, [visitId]);
  return useWithKept(asked, visitId === null ? null : isPart);
}

/**
 * The bookings that this device keeps and are wanted, with those asked for that are too old to be kept: the SDK's cache
 * need not hold what is kept. Without a kept one, the answer is what was asked for; so it is while nothing is wanted.
 */
export function useWithKept(
  asked: Live<Entry<Booking>[]>,
  isWanted: ((booking: Booking) => boolean) | null,
): Live<Entry<Booking>[]> {
  const here = useBookingsHere();
  return useMemo(() => {
    if (here.kind !== 'ready' || isWanted === null) return asked;
    const { byId } = here.bookings;
    const kept = [...byId.values()].filter(({ data }) => isWanted(data));
    if (kept.length === 0) return asked;
    const older = entriesOf(asked).filter(({ data: { startsAt } }) => {
      return startsAt !== null && startsAt.getTime() < here.since;
    });
    const unkept = older.filter((entry) => !byId.has(entry.id));
    return answerOf(here, [...kept, ...unkept], []);
  }, [here, asked, isWanted]);
}
