import { useMemo } from 'react';
import { isWaiting, useOpenRequests } from '@/data/bookings/requests';
import type { Booking } from '@/domain/booking/booking';
import type { CalendarEntry } from '@/domain/booking/bookingText';
import { asBooking } from '@/domain/publicPage/proposal';
import type { CalendarRange } from '@/domain/time/calendarRange';
import { entriesOf, type Entry } from '@/domain/values/live';

/** The bookings of a range with the requests that hold a time in it, in the order of their starts. */
export function useWithRequests(
  { from, to }: CalendarRange,
  bookings: Entry<Booking>[],
): CalendarEntry[] {
  const requests = entriesOf(useOpenRequests());
  return useMemo(() => {
    // A request that was just taken in can still be listed beside its booking, which has the same id.
    const ids = new Set(bookings.map(({ id }) => id));
    const held = requests
      .filter(({ id, data }) => isWaiting(data) && !ids.has(id))
      .filter(({ data }) => data.startsAt < to && data.endsAt > from);
    if (held.length === 0) return bookings;
    const startOf = ({ data }: CalendarEntry) => data.startsAt?.getTime() ?? 0;
    return [...bookings, ...held.map(asBooking)].toSorted(
      (one, other) => startOf(one) - startOf(other),
    );
  }, [requests, bookings, from, to]);
}
