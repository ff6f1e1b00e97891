import { forStaff, useOpenRequests } from '@/data/bookings/requests';
import { useBookingSettings } from '@/data/settings/bookingSettings';
import type { BookingRequest } from '@/domain/publicPage/request';
import { entriesOf, type Entry } from '@/domain/values/live';

/** The requests that somebody should answer, the next time first; null where the workshop has no public page. */
export function useWaitingRequests(): Entry<BookingRequest>[] | null {
  const settings = useBookingSettings();
  const live = useOpenRequests();
  if (settings.kind !== 'ready' || settings.data === null) return null;
  return forStaff(entriesOf(live));
}
