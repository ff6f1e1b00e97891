import {
  clockMinutesOf,
  dayOf,
  formatClock,
  instantAt,
  lastDayOf,
} from '@/domain/time/swedishTime';
import type { CalendarDate } from '@internationalized/date';
import type { Entry } from '@/domain/values/live';
import { type Booking, takesTime } from './booking';
import type { BusyTime } from './bookingConflicts';
import type { CalendarEntry } from './bookingText';
import type { OpenDay } from './bookingTimes';
import { findFreeTimes } from './freeTimes';
import { type Load, loadOf } from './loadOf';

/** Booked and open time in minutes, and the open minutes from now on in which nothing is booked. */
export interface RoomLeft extends Load {
  free: number;
}

/** One day of a row: the bookings and requests that have a part on the day in order, and the room left for more. */
export interface WeekCell {
  openDay: OpenDay;
  entries: CalendarEntry[];
  /** Null in the row of bookings without a resource. */
  room: RoomLeft | null;
}

/** The days of one resource; the id is null in the row of bookings without a resource. */
export interface WeekRow {
  resourceId: string | null;
  cells: WeekCell[];
}

/**
 * The rows of a week, one for each resource. `shown` are the bookings that match the filters; `bookings` are
 * all of them, because a booking that is filtered out takes its time all the same, as a request does.
 */
export function weekRows(
  resourceIds: readonly (string | null)[],
  days: readonly OpenDay[],
  { shown, bookings, now }: { shown: CalendarEntry[]; bookings: Entry<Booking>[]; now: Date },
): WeekRow[] {
  const parts = days.map((openDay) => ({
    openDay,
    ahead: aheadOf(openDay, now),
    from: instantAt(openDay.day, 0),
    to: instantAt(openDay.day, 1440),
  }));
  return resourceIds.map((resourceId) => {
    const isOwn = ({ data }: Entry<Booking>) =>
      resourceId === null
        ? !resourceIds.includes(data.resourceId ?? '')
        : data.resourceId === resourceId;
    const own = shown.filter(isOwn);
    const busy = bookings.filter(isOwn).map(({ data }) => data);
    const cells = parts.map(({ openDay, ahead, from, to }) => ({
      openDay,
      entries: own.filter(
        ({ data: { startsAt, endsAt } }) => startsAt && endsAt && startsAt < to && endsAt > from,
      ),
      room: resourceId === null ? null : roomLeft(resourceId, openDay, ahead, busy),
    }));
    return { resourceId, cells };
  });
}

/** The room of several days or resources together; null when none of them counts any. */
export function totalRoom(cells: readonly Pick<WeekCell, 'room'>[]): RoomLeft | null {
  const rooms = cells.flatMap(({ room }) => room ?? []);
  if (rooms.length === 0) return null;
  return rooms.reduce((sum, { booked, open, free }) => ({
    booked: sum.booked + booked,
    open: sum.open + open,
    free: sum.free + free,
  }));
}

/**
 * The start of the first free time on a day from now on: long enough for `minutes`, or else for a quarter of
 * an hour, or else the opening; null when the day is closed. Without a resource, every time is free.
 */
export function firstFreeStart(
  openDay: OpenDay,
  resourceId: string | null,
  { minutes, bookings, now }: { minutes: number; bookings: readonly BusyTime[]; now: Date },
): Date | null {
  const opens = openDay.intervals[0]?.opens;
  if (opens === undefined) return null;
  for (const each of [minutes, 1]) {
    const [time] = findFreeTimes({
      minutes: each,
      from: now,
      days: [openDay],
      resources: resourceId === null ? [] : [{ id: resourceId }],
      staff: [],
      vehicleId: null,
      bookings,
      count: 1,
      onDifferentDays: false,
      visit: [],
    });
    if (time) return time.startsAt;
  }
  return instantAt(openDay.day, opens);
}

/**
 * The time of a booking on one of its days, in two parts of which the first may stand alone: `08:00` and
 * `–09:30`; on the later days of a job `till 09:30` or `Heldag`.
 */
export function timeOn(
  { startsAt, endsAt, isAllDay }: Pick<Booking, 'startsAt' | 'endsAt' | 'isAllDay'>,
  day: CalendarDate,
): [string, string] {
  if (!startsAt || !endsAt || isAllDay) return ['Heldag', ''];
  const startsHere = dayOf(startsAt).compare(day) === 0;
  const endsHere = lastDayOf(endsAt).compare(day) === 0;
  const end = endOfDayText(endsAt);
  if (startsHere) return [formatClock(startsAt), endsHere ? `–${end}` : '–'];
  return endsHere ? [`till ${end}`, ''] : ['Heldag', ''];
}

function endOfDayText(endsAt: Date): string {
  return clockMinutesOf(endsAt) === 0 ? '24:00' : formatClock(endsAt);
}

function roomLeft(
  resourceId: string,
  openDay: OpenDay,
  ahead: OpenDay,
  bookings: readonly BusyTime[],
): RoomLeft {
  const taking = bookings.filter(takesTime);
  const rest = loadOf(resourceId, ahead, taking);
  return { ...loadOf(resourceId, openDay, taking), free: Math.max(0, rest.open - rest.booked) };
}

/** The open times of a day that lie ahead. */
function aheadOf({ day, intervals }: OpenDay, now: Date): OpenDay {
  const passed = day.compare(dayOf(now));
  if (passed > 0) return { day, intervals };
  const from = passed < 0 ? 1440 : clockMinutesOf(now);
  const left = intervals.filter(({ closes }) => closes > from);
  return { day, intervals: left.map((each) => ({ ...each, opens: Math.max(each.opens, from) })) };
}
