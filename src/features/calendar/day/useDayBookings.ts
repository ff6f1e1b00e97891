import type { CalendarDate } from '@internationalized/date';
import { useBookings } from '@/data/bookings';
import type { Entry, Live } from '@/domain/values/live';
import type { Booking } from '@/domain/booking/booking';
import { rangeOf } from '@/domain/time/calendarRange';

/** Watches the bookings of a day for which `isWanted` is true. */
export function useDayBookings(
  day: CalendarDate,
  isWanted: (booking: Booking) => boolean,
): Live<Entry<Booking>[]> {
  const { from, to } = rangeOf('day', day);
  const live = useBookings(from, to);
  if (live.kind !== 'ready') return live;
  return { ...live, data: live.data.filter(({ data }) => isWanted(data)) };
}
