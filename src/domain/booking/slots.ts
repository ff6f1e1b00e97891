import { takesTime, type BookingFields } from './booking';

/** Minutes: what a resource is booked by, and what times in the calendar are rounded to. */
export const slotMinutes = 15;
export const slotMs = slotMinutes * 60_000;

/**
 * A quarter of an hour of a resource. Its id says which, so that it can exist once only: that is how two
 * bookings cannot have the same one, whoever was offline when they were made.
 */
export interface Slot {
  id: string;
  resourceId: string;
  startsAt: Date;
}

/** Quarters of an hour, counted from 1970 so that the hour that comes twice in October has its own; `end` is excluded. */
export interface Quarters {
  first: number;
  end: number;
}

/** All that a booking touches of its quarters; none when it is unplanned, cancelled or a no-show. */
export function quartersOf(
  booking: Pick<BookingFields, 'startsAt' | 'endsAt' | 'status'>,
): Quarters | null {
  const { startsAt, endsAt } = booking;
  if (startsAt === null || endsAt === null || !takesTime(booking)) return null;
  return {
    first: Math.floor(startsAt.getTime() / slotMs),
    end: Math.ceil(endsAt.getTime() / slotMs),
  };
}

type Occupying = Pick<BookingFields, 'resourceId' | 'startsAt' | 'endsAt' | 'status'>;

/** The slots that a booking takes; none when it is unplanned, without a resource, cancelled or a no-show. */
export function slotsOf(booking: Occupying): Slot[] {
  const { resourceId } = booking;
  const quarters = quartersOf(booking);
  if (resourceId === null || quarters === null) return [];
  const { first, end } = quarters;
  return Array.from({ length: end - first }, (_, index) => ({
    id: `${resourceId}_${first + index}`,
    resourceId,
    startsAt: new Date((first + index) * slotMs),
  }));
}

/**
 * What a change of a booking does to its slots. Those that it keeps are left alone unless it takes more: then they
 * are `touched`, so that it is not widened around what somebody else has freed, or has got, meanwhile.
 */
export function slotChanges(
  former: Occupying | null,
  next: Occupying | null,
): { taken: Slot[]; freed: Slot[]; touched: Slot[] } {
  const before = former ? slotsOf(former) : [];
  const after = next ? slotsOf(next) : [];
  const had = new Set(before.map(({ id }) => id));
  const has = new Set(after.map(({ id }) => id));
  const taken = after.filter(({ id }) => !had.has(id));
  return {
    taken,
    freed: before.filter(({ id }) => !has.has(id)),
    touched: taken.length > 0 ? after.filter(({ id }) => had.has(id)) : [],
  };
}
