import type { CalendarDate } from '@internationalized/date';
import { useBookings } from '@/data/bookings/bookings';
import { useLoansOut } from '@/data/bookings/loans';
import { isOverdue } from '@/domain/booking/loan';
import { entriesOf, type Entry, type Live } from '@/domain/values/live';
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

/** Watches the loan cars that should have come back before a day and have not, the latest last. */
export function useOverdueLoans(day: CalendarDate): Entry<Booking>[] {
  const { from } = rangeOf('day', day);
  const now = new Date();
  return entriesOf(useLoansOut())
    .filter(({ data }) => isOverdue(data, now) && data.endsAt !== null && data.endsAt <= from)
    .toSorted((one, other) => Number(one.data.endsAt) - Number(other.data.endsAt));
}
