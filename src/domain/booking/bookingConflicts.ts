import type { BookingFields } from './booking';
import { quartersOf } from './occupancy';

/** The fields of a booking that decide which resource, person and vehicle it keeps busy, and when. */
export type BusyTime = Pick<
  BookingFields,
  'resourceId' | 'staffId' | 'vehicleId' | 'startsAt' | 'endsAt' | 'status'
> & { loan?: BookingFields['loan'] };

/**
 * The other bookings at the same time with the same resource, which is refused, and with the same person or
 * vehicle, which only gives a warning.
 */
export interface Conflicts<E> {
  resource: E[];
  person: E[];
  vehicle: E[];
}

/** The bookings with which a booking collides, by quarters of an hour; `ownId` is the booking's own id. */
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
  const sharing = (field: 'resourceId' | 'staffId' | 'vehicleId') =>
    together.filter(({ data }) => booking[field] !== null && data[field] === booking[field]);
  return {
    resource: sharing('resourceId'),
    person: sharing('staffId'),
    // While a customer has a loan car, the customer's own car is free to be worked on.
    vehicle: sharing('vehicleId').filter(({ data }) => !booking.loan && !data.loan),
  };
}
