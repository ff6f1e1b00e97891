import type { Entry } from '@/domain/values/live';
import { type Booking, bookingLimits, takesTime } from './booking';

type Entries = readonly Entry<Booking>[];

/** Bookings by their ids and by their weeks; an unchanged booking or week stays the same object. */
export interface BookingsByWeek {
  byId: ReadonlyMap<string, Entry<Booking>>;
  /** The bookings by the week of their start, counted from 1970, in order; those without a time under null. */
  weeks: ReadonlyMap<number | null, Entries>;
}

const weekMs = 7 * 24 * 3600_000;
const longestMs = bookingLimits.minutes.max * 60_000;

export const noBookings: BookingsByWeek = { byId: new Map(), weeks: new Map() };

/** The bookings after some of them have changed; one without an entry is gone. Only their weeks are made anew. */
export function withChangedBookings(
  former: BookingsByWeek,
  changed: readonly (readonly [id: string, entry: Entry<Booking> | undefined])[],
): BookingsByWeek {
  const others = new Map(changed.filter(([id, entry]) => former.byId.get(id) !== entry));
  if (others.size === 0) return former;
  const byId = new Map(former.byId);
  const news = new Map<number | null, Entry<Booking>[]>();
  const inWeek = (week: number | null) => {
    const list = news.get(week) ?? [];
    news.set(week, list);
    return list;
  };
  for (const [id, entry] of others) {
    const before = byId.get(id);
    if (before) inWeek(weekOf(before));
    if (entry) {
      inWeek(weekOf(entry)).push(entry);
      byId.set(id, entry);
    } else byId.delete(id);
  }
  const weeks = new Map(former.weeks);
  for (const [week, added] of news) {
    const staying = (weeks.get(week) ?? []).filter(({ id }) => !others.has(id));
    weeks.set(week, [...staying, ...added].sort(week === null ? newestFirst : earliestFirst));
  }
  return { byId, weeks };
}

/** The bookings that overlap a range of instants in ms, ordered by start. */
export function bookingsBetween(
  { weeks }: BookingsByWeek,
  from: number,
  to: number,
): Entry<Booking>[] {
  const found: Entry<Booking>[] = [];
  for (let week = Math.floor((from - longestMs) / weekMs); week * weekMs < to; week++) {
    for (const entry of weeks.get(week) ?? []) {
      const { startsAt, endsAt } = entry.data;
      if (startsAt && endsAt && startsAt.getTime() < to && endsAt.getTime() > from)
        found.push(entry);
    }
  }
  return found;
}

/** The bookings without a time that are still to be done, the newest first. */
export function unplannedBookings({ weeks }: BookingsByWeek): Entry<Booking>[] {
  return (weeks.get(null) ?? []).filter(({ data }) => takesTime(data));
}

/** The bookings of customers or vehicles that start at `since` (ms) or later, or have no time; the latest first. */
export function bookingsOf(
  { byId }: BookingsByWeek,
  field: 'customerId' | 'vehicleId',
  ids: readonly string[],
  since: number,
): Entry<Booking>[] {
  const wanted = new Set<string | null>(ids);
  return [...byId.values()]
    .filter(({ data }) => wanted.has(data[field]) && startOf(data, Infinity) >= since)
    .sort((one, other) => startOf(other.data, 0) - startOf(one.data, 0));
}

function weekOf({ data: { startsAt } }: Entry<Booking>): number | null {
  return startsAt && Math.floor(startsAt.getTime() / weekMs);
}

function startOf({ startsAt }: Booking, otherwise: number): number {
  return startsAt?.getTime() ?? otherwise;
}

function earliestFirst({ data: one }: Entry<Booking>, { data: other }: Entry<Booking>): number {
  const byEnd = (one.endsAt?.getTime() ?? 0) - (other.endsAt?.getTime() ?? 0);
  return startOf(one, 0) - startOf(other, 0) || byEnd;
}

function newestFirst({ data: one }: Entry<Booking>, { data: other }: Entry<Booking>): number {
  return other.createdAt.getTime() - one.createdAt.getTime();
}
