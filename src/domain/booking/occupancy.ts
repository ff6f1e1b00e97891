import * as v from 'valibot';
import { bookingStatuses, takesTime } from './booking';

/** Minutes: what a resource is booked by, and what times in the calendar are rounded to. */
export const quarterMinutes = 15;
export const quarterMs = quarterMinutes * 60_000;
const quartersInWeek = (7 * 24 * 60) / quarterMinutes;

/** Quarters of an hour, counted from 1970 so that the hour that comes twice in October has its own; `end` is excluded. */
export interface Quarters {
  first: number;
  end: number;
}

/** As much of a booking as says what it occupies, also when the rest of its document makes no sense to the app. */
export const occupying = v.object({
  resourceId: v.fallback(v.nullable(v.string()), null),
  startsAt: v.fallback(v.nullable(v.date()), null),
  endsAt: v.fallback(v.nullable(v.date()), null),
  status: v.fallback(v.picklist(bookingStatuses), 'booked'),
});
export type Occupying = v.InferOutput<typeof occupying>;

/** All that a booking touches of its quarters; none when it is unplanned, cancelled or a no-show. */
export function quartersOf(booking: Omit<Occupying, 'resourceId'>): Quarters | null {
  const { startsAt, endsAt } = booking;
  if (startsAt === null || endsAt === null || !takesTime(booking)) return null;
  return {
    first: Math.floor(startsAt.getTime() / quarterMs),
    end: Math.ceil(endsAt.getTime() / quarterMs),
  };
}

/** A resource in a week, counted from 1970 too; the id of its document in `occupancy` is made of both. */
interface ResourceWeek {
  id: string;
  resourceId: string;
  week: number;
}

/** What a booking occupies: of each week the numbers of its quarters in it, two weeks at most. */
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

/** What a change of a booking takes and frees, in each week that it changes. */
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
