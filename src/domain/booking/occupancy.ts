import * as v from 'valibot';
import { bookingStatuses, takesTime } from './booking';

/** In minutes: resources are booked by quarters of an hour, and times in the calendar are rounded to them. */
export const quarterMinutes = 15;
export const quarterMs = quarterMinutes * 60_000;
const quartersInWeek = (7 * 24 * 60) / quarterMinutes;

/**
 * Quarters of an hour counted from 1970, so that the hour that occurs twice in October has two sets; `end` is
 * excluded.
 */
export interface Quarters {
  first: number;
  end: number;
}

/**
 * The fields of a booking that decide its occupancy, readable also when the rest of the document does not
 * parse.
 */
export const occupying = v.object({
  resourceId: v.fallback(v.nullable(v.string()), null),
  startsAt: v.fallback(v.nullable(v.date()), null),
  endsAt: v.fallback(v.nullable(v.date()), null),
  status: v.fallback(v.picklist(bookingStatuses), 'booked'),
});
export type Occupying = v.InferOutput<typeof occupying>;

/** The quarters that a booking touches; null when the booking is unplanned, cancelled or a no-show. */
export function quartersOf(booking: Omit<Occupying, 'resourceId'>): Quarters | null {
  const { startsAt, endsAt } = booking;
  if (startsAt === null || endsAt === null || !takesTime(booking)) return null;
  return {
    first: Math.floor(startsAt.getTime() / quarterMs),
    end: Math.ceil(endsAt.getTime() / quarterMs),
  };
}

/**
 * A resource in a week, which is counted from 1970; the id of the document in `occupancy` combines the two.
 */
interface ResourceWeek {
  id: string;
  resourceId: string;
  week: number;
}

/**
 * The quarters that a booking occupies: for each week, at most two, the numbers of the quarters in the week.
 */
export function occupancyOf(booking: Occupying): (ResourceWeek & { quarters: string[] })[] {
  const { resourceId } = booking;
  const quarters = quartersOf(booking);
  if (resourceId === null || quarters === null) return [];
  const { first, end } = quarters;
  const weekOf = (quarter: number) => Math.floor(quarter / quartersInWeek);
  return range(weekOf(first), weekOf(end - 1) + 1).map((week) => {
    const begins = week * quartersInWeek;
    const from = Math.max(first - begins, 0);
    const to = Math.min(end - begins, quartersInWeek);
    return { id: `${resourceId}_${week}`, resourceId, week, quarters: range(from, to).map(String) };
  });
}

/** The quarters that a change of a booking takes and frees, for each week that changes. */
export function occupancyChanges(
  former: Occupying | null,
  next: Occupying | null,
): (ResourceWeek & { taken: string[]; freed: string[] })[] {
  const before = former ? occupancyOf(former) : [];
  const after = next ? occupancyOf(next) : [];
  const weeks = new Map([...before, ...after].map((each) => [each.id, each]));
  return [...weeks.values()].flatMap(({ id, resourceId, week }) => {
    const had = new Set(before.find((each) => each.id === id)?.quarters);
    const has = new Set(after.find((each) => each.id === id)?.quarters);
    const taken = [...has].filter((quarter) => !had.has(quarter));
    const freed = [...had].filter((quarter) => !has.has(quarter));
    return taken.length + freed.length > 0 ? [{ id, resourceId, week, taken, freed }] : [];
  });
}

function range(from: number, end: number): number[] {
  return Array.from({ length: end - from }, (_, index) => from + index);
}
