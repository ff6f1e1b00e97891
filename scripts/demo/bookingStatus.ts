import type { CalendarDate } from '@internationalized/date';
import type { BookingStatus } from '@/domain/booking/booking';
import { instantAt } from '@/domain/time/swedishTime';
import type { Random } from './random';

/** Returns a function that picks the status of a booking as of ten in the morning of `today`. */
export function statusAtTen(
  random: Random,
  today: CalendarDate,
): (startsAt: Date, endsAt: Date) => BookingStatus {
  const midnight = (days: number) => instantAt(today.add({ days }), 0);
  const [dayBefore, start, now, end] = [
    midnight(-1),
    midnight(0),
    instantAt(today, 600),
    midnight(1),
  ];
  let isAnyPickedUp = false;
  return (startsAt, endsAt) => {
    if (startsAt >= end) return 'booked';
    if (endsAt > now) {
      if (startsAt <= now) return 'inProgress';
      return random.chance(0.4) ? 'checkedIn' : 'booked';
    }
    if (endsAt > start) {
      // The day shows every status: at least one car of it has been fetched.
      if (random.chance(0.5) && isAnyPickedUp) return 'done';
      isAnyPickedUp = true;
      return 'pickedUp';
    }
    if (random.chance(0.02)) return 'noShow';
    // Few cars are left overnight.
    return endsAt > dayBefore && random.chance(0.2) ? 'done' : 'pickedUp';
  };
}
