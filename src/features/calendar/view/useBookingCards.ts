import { useRef } from 'react';
import type { Booking, BookingStatus } from '@/domain/booking/booking';
import type { Names } from '@/domain/booking/bookingText';
import { canBeCalledOff, nextStep } from '@/domain/booking/nextStep';
import type { Entry } from '@/domain/values/live';
import { useSteps } from '@/features/calendar/booking/useSteps';
import { useCardFocus } from './useCardFocus';
import { useCardKeys } from './useCardKeys';

/**
 * Lets the cards below an element take the steps of their bookings by one press or key, and leads the focus. Returns
 * the element's ref as `body`, and the `steps` that wait for a dialog. `bookings` are all that are known; `isShown` tells which of them have a card.
 */
export function useBookingCards({
  bookings,
  names,
  mayChange,
  isShown,
}: {
  bookings: readonly Entry<Booking>[];
  names: Names;
  mayChange: boolean;
  isShown: (booking: Booking) => boolean;
}) {
  const body = useRef<HTMLDivElement>(null);
  const bringBack = useCardFocus(body);
  const steps = useSteps(names, bringBack);
  const now = new Date();
  const isAhead = ({ endsAt }: Booking) => endsAt === null || endsAt > now;
  const first = bookings.find(({ data }) => isShown(data) && isAhead(data))?.id;

  /** Changes a booking's status; returns whether its card then goes out of sight. */
  function give(id: string, next: (booking: Booking) => BookingStatus | undefined): boolean {
    const entry = bookings.find((each) => each.id === id);
    const status = entry && next(entry.data);
    if (!status) return false;
    return steps.take(entry, status) && !isShown({ ...entry.data, status });
  }

  const actions = {
    step: (id: string) => give(id, (booking) => nextStep(booking)?.status),
    callOff: (id: string) =>
      give(id, (booking) => (canBeCalledOff(booking) ? 'cancelled' : undefined)),
  };
  useCardKeys(body, first, mayChange ? actions : undefined);
  return { body, steps };
}
