import type { PublicService } from './publicPage';
import { minutesOf, publicDays, type TimesQuery } from './publicTimes';

/** The first free time for some washes when a repair is done, on the same day; null where there is none. */
export function washAfter(
  { page, weeks, taken }: Pick<TimesQuery, 'page' | 'weeks' | 'taken'>,
  washes: readonly PublicService[],
  repairEndsAt: Date,
): Date | null {
  const minutes = minutesOf(washes);
  if (minutes === 0) return null;
  // The car is there by then, so that the workshop needs no notice.
  const own = { ...page, leadMinutes: 0 };
  const query = { page: own, weeks, taken, group: 'wash', minutes, now: repairEndsAt } as const;
  return publicDays({ ...query, days: 1 })[0]?.times[0] ?? null;
}
