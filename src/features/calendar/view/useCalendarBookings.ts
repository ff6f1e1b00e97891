import { useBookings, useUnplannedBookings } from '@/data/bookings';
import { entriesOf } from '@/domain/values/live';
import type { CalendarRange } from '@/domain/time/calendarRange';
import { useIsKnown } from './fetched';
import { useKept } from './useKept';

/** The bookings of a range and those without a time, and how far the former have been fetched. */
export function useCalendarBookings({ from, to }: CalendarRange) {
  const isKnown = useIsKnown();
  const planned = useKept(`${from.getTime()} ${to.getTime()}`, useBookings(from, to));
  const unplanned = useUnplannedBookings();
  return { fetched: isKnown(planned, entriesOf(planned).length === 0), planned, unplanned };
}
