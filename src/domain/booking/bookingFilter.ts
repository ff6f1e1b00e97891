import type { Booking, BookingStatus } from './booking';

/** What a list of bookings is narrowed to; null is not narrowed. Without a status it is all but the cancelled ones. */
export interface BookingFilter {
  resourceId: string | null;
  staffId: string | null;
  status: BookingStatus | null;
}

export const noFilters: BookingFilter = { resourceId: null, staffId: null, status: null };

/** Whether the filters leave a booking in. */
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

/** Whether somebody has narrowed down what is shown. */
export function isFiltered({ resourceId, staffId, status }: BookingFilter): boolean {
  return resourceId !== null || staffId !== null || status !== null;
}
