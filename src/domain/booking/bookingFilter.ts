import type { Booking, BookingStatus } from './booking';

/**
 * The filters of a list of bookings; null filters nothing. Without a status, cancelled bookings are left out.
 */
export interface BookingFilter {
  resourceId: string | null;
  staffId: string | null;
  status: BookingStatus | null;
}

export const noFilters: BookingFilter = { resourceId: null, staffId: null, status: null };

/** True if a booking matches the filters. */
export function isAskedFor(
  { resourceId, staffId, status }: BookingFilter,
  booking: Pick<Booking, 'resourceId' | 'staffId' | 'status'>,
): boolean {
  return (
    (resourceId === null || booking.resourceId === resourceId) &&
    (staffId === null || booking.staffId === staffId) &&
    (status === null ? booking.status !== 'cancelled' : booking.status === status)
  );
}

/** True if any filter is set. */
export function isFiltered({ resourceId, staffId, status }: BookingFilter): boolean {
  return resourceId !== null || staffId !== null || status !== null;
}
