import type { Booking } from './booking';
import { wholeDays } from './bookingTimes';
import type { OpeningHours } from '@/domain/workshop/openingHours';
import { quarterMinutes } from './occupancy';
import { addMinutes, clockMinutesOf, dayOf, instantAt, lastDayOf } from '@/domain/time/swedishTime';

const dayMinutes = 1440;

/** The time and resource of a booking. */
export type Place = Pick<Booking, 'startsAt' | 'endsAt' | 'resourceId'>;

/**
 * A move of a booking: minutes on the Swedish clock to add to its start and to its end, and the new resource,
 * if any.
 */
export interface Shift {
  start: number;
  end: number;
  resourceId?: string | null;
}

/**
 * The time and resource of a booking after a move. A job of one day keeps its length, also when the clock
 * changes; a job of several days keeps its clock times; whole days follow the opening hours.
 */
export function shifted(
  booking: Place & Pick<Booking, 'isAllDay'>,
  { start, end, resourceId = booking.resourceId }: Shift,
  hours: OpeningHours,
): Place {
  const { startsAt, endsAt } = booking;
  if (!startsAt || !endsAt) return { startsAt, endsAt, resourceId };
  const [first, last] = [dayOf(startsAt), lastDayOf(endsAt)];
  if (booking.isAllDay) {
    const [byStart, byEnd] = [start, end].map((minutes) => Math.round(minutes / dayMinutes));
    if (!byStart && !byEnd) return { startsAt, endsAt, resourceId };
    const nextFirst = first.add({ days: byStart ?? 0 });
    const nextLast = last.add({ days: byEnd ?? 0 });
    const until = nextLast.compare(nextFirst) < 0 ? nextFirst : nextLast;
    return { ...wholeDays(nextFirst, until, hours), resourceId };
  }
  const nextStart = onClock(startsAt, start);
  if (start === end && first.compare(last) === 0) {
    const length = endsAt.getTime() - startsAt.getTime();
    return { startsAt: nextStart, endsAt: new Date(nextStart.getTime() + length), resourceId };
  }
  const nextEnd = onClock(endsAt, end);
  const earliest = addMinutes(nextStart, quarterMinutes);
  return { startsAt: nextStart, endsAt: nextEnd < earliest ? earliest : nextEnd, resourceId };
}

/** The instant at which the Swedish clock shows `minutes` more. */
function onClock(instant: Date, minutes: number): Date {
  if (minutes === 0) return instant;
  const clock = clockMinutesOf(instant) + minutes;
  const days = Math.floor(clock / dayMinutes);
  return instantAt(dayOf(instant).add({ days }), clock - days * dayMinutes);
}
