import type { BookingFields } from './booking';
import { quartersOf } from './occupancy';

/** What of a booking decides whom and what it keeps busy. */
export type BusyTime = Pick<
  BookingFields,
  'resourceId' | 'staffId' | 'startsAt' | 'endsAt' | 'status'
>;

/** The others that have the same resource, which is refused, and the same person, which is warned about, at the same time. */
export interface Conflicts<E> {
  resource: E[];
  person: E[];
}

/** The bookings that a booking collides with, by quarters of an hour; the one with `ownId` is itself. */
export function conflictsOf<E extends { id: string; data: BusyTime }>(
  booking: BusyTime,
  others: readonly E[],
  ownId?: string,
): Conflicts<E> {
  const own = quartersOf(booking);
  const together = others.filter(({ id, data }) => {
    const theirs = quartersOf(data);
    if (id === ownId || own === null || theirs === null) return false;
    return own.first < theirs.end && theirs.first < own.end;
  });
  return {
    resource: together.filter(
      ({ data }) => booking.resourceId !== null && data.resourceId === booking.resourceId,
    ),
    person: together.filter(
      ({ data }) => booking.staffId !== null && data.staffId === booking.staffId,
    ),
  };
}
