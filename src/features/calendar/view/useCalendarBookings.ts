import { useBookings, useUnplannedBookings } from '@/data/bookings/bookings';
import { useReach } from '@/data/sync/StoreContext';
import { entriesOf, fetchedOf } from '@/domain/values/live';
import type { CalendarRange } from '@/domain/time/calendarRange';
import { useKept } from './useKept';

/** The bookings of a range, with how far they have been fetched, and the bookings without a time. */
export function useCalendarBookings({ from, to }: CalendarRange) {
  const reach = useReach();
  const planned = useKept(`${from.getTime()} ${to.getTime()}`, useBookings(from, to));
  const unplanned = useUnplannedBookings();
  const isEmpty = entriesOf(planned).length === 0;
  return { fetched: fetchedOf(planned, isEmpty, reach), planned, unplanned };
}
