import { parseDate } from '@internationalized/date';
import { quarterMs } from '@/domain/booking/occupancy';
import { instantAt } from '@/domain/time/swedishTime';
import { publicDays, type PublicDay, type TimesQuery } from './publicTimes';
import { quartersInWeek } from './publicWeeks';

/**
 * `free` has times, and `full` would have some without the bookings; `late` is open but too early or too short for the job, and
 * of an `unknown` day nobody has published the hours yet.
 */
export type DayState = 'free' | 'full' | 'late' | 'closed' | 'unknown';

export interface ShownDay extends PublicDay {
  state: DayState;
}

/** The coming days with their times, and why a day has none. */
export function shownDays(query: TimesQuery): ShownDay[] {
  const empty = publicDays({ ...query, taken: new Map() });
  return publicDays(query).map(({ day, times }, at) => {
    const couldHave = (empty[at]?.times.length ?? 0) > 0;
    const state = times.length > 0 ? 'free' : couldHave ? 'full' : withoutTimes(day, query.weeks);
    return { day, times, state };
  });
}

function withoutTimes(day: string, weeks: TimesQuery['weeks']): DayState {
  const date = parseDate(day);
  const first = instantAt(date, 0).getTime() / quarterMs;
  const end = instantAt(date, 1440).getTime() / quarterMs;
  let isKnown = true;
  for (let quarter = first; quarter < end; quarter += 1) {
    const week = weeks[Math.floor(quarter / quartersInWeek)];
    if (week?.[quarter % quartersInWeek] === '1') return 'late';
    if (week === undefined) isKnown = false;
  }
  return isKnown ? 'closed' : 'unknown';
}
