import type { Entry } from '@/domain/values/live';
import { dayOf, instantAt } from '@/domain/time/swedishTime';
import type { Booking } from './booking';

/**
 * The bookings that a search looks through, each once: those not ended, the earliest first, then those without a
 * time and those of the last year, the latest first.
 */
export function searchedBookings(bookings: readonly Entry<Booking>[], now: Date): Entry<Booking>[] {
  const yearAgo = instantAt(dayOf(now).subtract({ years: 1 }), 0);
  const once = [...new Map(bookings.map((entry) => [entry.id, entry])).values()];
  const startOf = ({ data }: Entry<Booking>) => data.startsAt?.getTime() ?? 0;
  const hasEnded = ({ data: { endsAt } }: Entry<Booking>) => endsAt !== null && endsAt <= now;
  const planned = once
    .filter(({ data }) => data.startsAt !== null)
    .sort((one, other) => startOf(one) - startOf(other));
  return [
    ...planned.filter((entry) => !hasEnded(entry)),
    ...once.filter(({ data }) => data.startsAt === null),
    ...planned.filter((entry) => hasEnded(entry) && startOf(entry) >= yearAgo.getTime()).reverse(),
  ];
}
