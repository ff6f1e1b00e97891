import { daysOf } from '@/domain/time/calendarRange';
import type { CalendarDate } from '@internationalized/date';
import type { FactsByDay } from './facts';
import type { Days } from './period';

/**
 * The days whose documents have been counted, as `2026-11-23`. Facts of a day do not tell that: attended minutes are known without
 * it.
 */
export interface Counted {
  days: { has(day: string): boolean };
  /** The first day with anything to count; null where that is not known. */
  begun: string | null;
}

/**
 * The counted days among those whose facts were computed. Days before the first one with a document are not counted: they have
 * nothing to count, and the open hours that hold now say nothing about them.
 */
export function countedIn(computed: FactsByDay, begun: string | null): Counted {
  const days = new Set(computed.keys());
  return { days: { has: (day) => days.has(day) && (begun === null || day >= begun) }, begun };
}

/** True if a period has begun, and each day of it that has been is counted; days before the first one have nothing to count. */
export function areCounted(
  { days: counted, begun }: Counted,
  days: Days,
  today: CalendarDate,
): boolean {
  const past = daysToCount(begun, days, today);
  return past.length > 0 && past.every((day) => counted.has(day));
}

/** True if nothing is left to count of the days of a period up to `today`: what is said of them is right, also that nothing was. */
export function areDone(counted: Counted, days: Days, today: CalendarDate): boolean {
  return daysToCount(counted.begun, days, today).every((day) => counted.days.has(day));
}

/** True if nothing is counted yet of a period that has begun, though there may have been something to count. */
export function isUncounted(
  { days: counted, begun }: Counted,
  days: Days,
  today: CalendarDate,
): boolean {
  const past = daysToCount(begun, days, today);
  return past.length > 0 && !past.some((day) => counted.has(day));
}

function daysToCount(begun: Counted['begun'], { first, last }: Days, today: CalendarDate) {
  return daysOf({ first, last: last.compare(today) > 0 ? today : last })
    .map(String)
    .filter((day) => begun === null || day >= begun);
}
