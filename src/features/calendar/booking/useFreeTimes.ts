import { useBookings } from '@/data/bookings';
import { useReach } from '@/data/sync/StoreContext';
import { type Entry, entriesOf, isSettled } from '@/domain/values/live';
import type { Booking } from '@/domain/booking/booking';
import { openDays } from '@/domain/booking/bookingTimes';
import {
  findFreeTimes,
  freeAt,
  type FreeTime,
  type FreeTimeQuery,
} from '@/domain/booking/freeTimes';
import type { OpeningHours } from '@/domain/workshop/openingHours';
import { addDays, dayOf, instantAt } from '@/domain/time/swedishTime';

/** As many as are worth choosing between. */
const count = 3;
/** Days that are looked at together: few, because each booking on them is read. */
const fewDays = 4;
const manyDays = 14;
/** A job that is longer than this takes several days. */
const longMinutes = 8 * 60;

/** The bookings and the free times of some days. */
export interface FreeTimes {
  bookings: Entry<Booking>[];
  /** False while what is known may still be out of date. */
  isSettled: boolean;
  hasFailed: boolean;
  times: FreeTime[];
  /** Where to look when there was nothing. */
  next: Date;
  /** Who is free at the time that is given, as far as its day is watched. */
  fit: ReturnType<typeof freeAt> | null;
}

/** Watches the days from `from` on, and at least until `endsAt`, and finds the free times in them. */
export function useFreeTimes({
  startsAt,
  endsAt,
  ownId,
  hours,
  ...query
}: Pick<FreeTimeQuery, 'minutes' | 'from' | 'resources' | 'staff'> & {
  startsAt: Date | null;
  endsAt: Date | null;
  /** The booking that is to be given a time. */
  ownId: string | undefined;
  hours: OpeningHours;
}): FreeTimes {
  const reach = useReach();
  const first = dayOf(query.from);
  const days = query.minutes > longMinutes ? manyDays : fewDays;
  const end = instantAt(first.add({ days }), 0);
  const begin = instantAt(first, 0);
  const live = useBookings(begin, endsAt && endsAt > end ? endsAt : end);
  const bookings = entriesOf(live);
  const others = bookings.filter(({ id }) => id !== ownId).map(({ data }) => data);

  const times = findFreeTimes({
    ...query,
    days: openDays(first, days, hours),
    bookings: others,
    count,
  });
  const isWatched = startsAt !== null && endsAt !== null && begin <= startsAt && startsAt < endsAt;
  return {
    bookings,
    isSettled: isSettled(live, reach),
    hasFailed: live.kind === 'failed',
    times,
    next: addDays(begin, days),
    fit: isWatched ? freeAt({ startsAt, endsAt }, { ...query, bookings: others }) : null,
  };
}
