import { occupancyOf, type Occupying } from '@/domain/booking/occupancy';
import { addMinutes, clockMinutesOf, dayOf } from '@/domain/time/swedishTime';
import { publicDays, type Taken, type TimesQuery } from './publicTimes';

/** The number of times that a workshop proposes; the rules take no more. */
const proposed = 3;

/** The quarters that some bookings take, by the ids of `occupancy`. */
export function takenBy(bookings: readonly Occupying[]): Taken {
  const taken = new Map<string, Set<string>>();
  for (const { id, quarters } of bookings.flatMap(occupancyOf)) {
    taken.set(id, new Set([...(taken.get(id) ?? []), ...quarters]));
  }
  return taken;
}

/** The first free time that is at least an hour before the start of a request; null where there is none. */
export function earlierTime(query: TimesQuery, startsAt: Date): Date | null {
  const all = publicDays(query).flatMap(({ times }) => times);
  return all.find((time) => addMinutes(time, 60) <= startsAt) ?? null;
}

/**
 * Free times to propose instead of one that somebody has asked for: on three days from that one on, each as near the same time of day
 * as it can be.
 */
export function otherTimes(query: TimesQuery, asked: Date): Date[] {
  const clock = clockMinutesOf(asked);
  const first = dayOf(asked).toString();
  const distance = (time: Date) => Math.abs(clockMinutesOf(time) - clock);
  return publicDays(query)
    .filter(({ day }) => day >= first)
    .flatMap(({ times }) => {
      const others = times.filter((time) => time.getTime() !== asked.getTime());
      return others.toSorted((one, other) => distance(one) - distance(other))[0] ?? [];
    })
    .slice(0, proposed);
}
