import type { OpeningHours } from '@/domain/workshop/openingHours';
import { type Booking, takesTime } from './booking';
import { closedReason } from './bookingTimes';

/** True if a booking that is not over lies where the workshop is closed, and no owner has allowed it. */
export function isWhenClosed(
  booking: Pick<Booking, 'startsAt' | 'endsAt' | 'status' | 'outsideHours'>,
  hours: OpeningHours,
  now: Date,
): boolean {
  const { startsAt, endsAt, outsideHours } = booking;
  if (!takesTime(booking) || outsideHours || !startsAt || !endsAt || endsAt <= now) return false;
  return closedReason(startsAt, endsAt, hours, now) !== null;
}
