import { useState } from 'react';
import type { Booking } from '@/domain/booking/booking';
import {
  bookingText,
  formatDayAndTimes,
  inSentence,
  takenText,
} from '@/domain/booking/bookingText';
import { carName, freeCars, loanAt, visitTime } from '@/domain/booking/loan';
import type { Entry } from '@/domain/values/live';
import type { BookingChoices } from './useBookingChoices';
import { useBusyBookings } from './useBusyBookings';

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
  const time = asked && visitTime(visit);
  const busy = useBusyBookings(time?.startsAt ?? null, time?.endsAt ?? null);
  const { bookings } = busy;
  const isWaiting = time !== null && !busy.hasFailed && !busy.areLoansSettled;
  const free = time ? freeCars(loanCars, time, bookings) : [];
  const car = free.find(({ id }) => id === asked?.carId) ?? free[0] ?? null;

  const takers = loanCars.flatMap(({ id, data }) => {
    const taker = time && data.isActive ? loanAt(id, time, bookings) : undefined;
    return taker ? [{ car: data, taker }] : [];
  });

  /** Why there is no car to lend, then who has each of them. */
  function refusals(): string[] {
    if (time === null) return ['Lånebilen kan bokas när jobbet har fått en tid.'];
    const taken = takers.flatMap(({ car, taker }) => {
      if (taker.dueAt) return [];
      const { plate, customer, time: when } = bookingText(taker.data, names);
      const to = [plate, customer].filter((part) => part !== null).join(', ');
      return [`${carName(car)} är bokad ${inSentence(when)}${to && ` till ${to}`}.`];
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
    /** Texts about the cars that should have come back and are not offered: who has each of them. */
    overdue: isWaiting
      ? []
      : takers.filter(({ taker }) => taker.dueAt).map(({ taker }) => takenText(taker, names)),
  };
}

export type LoanPlan = ReturnType<typeof useLoanPlan>;
