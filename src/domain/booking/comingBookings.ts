import type { Entry } from '@/domain/values/live';
import { type Booking, takesTime } from './booking';

/** The bookings that are still to be done, the soonest first and those without a time last, without the one of `ownId`. */
export function comingBookings(
  bookings: readonly Entry<Booking>[],
  now: Date,
  ownId: string | undefined,
): Entry<Booking>[] {
  const isToCome = ({ id, data }: Entry<Booking>) =>
    id !== ownId &&
    takesTime(data) &&
    data.status !== 'done' &&
    data.status !== 'pickedUp' &&
    (data.endsAt === null || data.endsAt > now);
  const startOf = ({ data }: Entry<Booking>) => data.startsAt?.getTime() ?? Number.MAX_VALUE;
  return bookings.filter(isToCome).sort((one, other) => startOf(one) - startOf(other));
}
