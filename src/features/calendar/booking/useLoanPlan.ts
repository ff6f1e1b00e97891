import { useState } from 'react';
import { useBookings } from '@/data/bookings';
import { useReach } from '@/data/sync/StoreContext';
import { type Booking, takesTime } from '@/domain/booking/booking';
import { bookingText, formatDayAndTimes } from '@/domain/booking/bookingText';
import { carName, freeCars, visitTime } from '@/domain/booking/loan';
import { type Entry, entriesOf, isSettled } from '@/domain/values/live';
import type { BookingChoices } from './useBookingChoices';

/**
 * Holds the loan car that a form adds to a visit: the first one that is free for all of the visit, unless another free
 * one is chosen. With `initial`, the id of a car or null for any, there is one from the start.
 */
export function useLoanPlan(
  visit: readonly Entry<Booking>[],
  initial: string | null | undefined,
  { loanCars, names, isSettled: areChoicesSettled }: BookingChoices,
) {
  const [asked, setAsked] = useState(initial === undefined ? null : { carId: initial });
  const reach = useReach();
  const time = asked && visitTime(visit);
  const live = useBookings(time?.startsAt ?? null, time?.endsAt ?? null);
  const bookings = entriesOf(live);
  const isWaiting = time !== null && live.kind !== 'failed' && !isSettled(live, reach);
  const free = time ? freeCars(loanCars, time, bookings) : [];
  const car = free.find(({ id }) => id === asked?.carId) ?? free[0] ?? null;

  /** Why there is no car to lend, then who has each of them. */
  function refusals(): string[] {
    if (time === null) return ['Lånebilen kan bokas när jobbet har fått en tid.'];
    const taken = loanCars.flatMap(({ id, data }) => {
      const booking = bookings.find(
        (each) => each.data.resourceId === id && takesTime(each.data),
      )?.data;
      if (!booking || !data.isActive) return [];
      const { plate, customer, time: when } = bookingText(booking, names);
      const to = [plate, customer].filter((part) => part !== null).join(', ');
      return [`${carName(data)} är bokad ${when}${to && ` till ${to}`}.`];
    });
    const whole = formatDayAndTimes(time, names.today);
    return [`Ingen lånebil är ledig under hela besöket, ${whole}.`, ...taken];
  }

  return {
    isAsked: asked !== null,
    add: () => setAsked({ carId: null }),
    choose: (carId: string) => setAsked({ carId }),
    drop: () => setAsked(null),
    time,
    free,
    car,
    isWaiting: isWaiting || (asked !== null && !areChoicesSettled),
    refusals: asked === null || car || isWaiting ? [] : refusals(),
  };
}

export type LoanPlan = ReturnType<typeof useLoanPlan>;
