import type { CalendarDate } from '@internationalized/date';
import type { FactsByDay } from './facts';
import { type Days, dayTexts } from './period';

/**
 * The days whose facts a period and those that it is compared with need, up to `today`: customers who come back are known by the
 * year before.
 */
export function windowOf(days: Days, compared: readonly Days[], today: CalendarDate): Days {
  const all = [days, ...compared];
  const firsts = all.map(({ first }) => first).toSorted((one, other) => one.compare(other));
  const lasts = all.map(({ last }) => last).toSorted((one, other) => other.compare(one));
  const first = (firsts[0] ?? days.first).subtract({ years: 1 });
  const last = lasts[0] ?? days.last;
  return { first, last: last.compare(today) > 0 ? today : last };
}

/** The days of a period that are over on `today` and have no facts, the latest first; those before `begun` have nothing to tell. */
export function missingDays(
  known: FactsByDay,
  days: Days,
  begun: CalendarDate,
  today: CalendarDate,
): string[] {
  const first = days.first.compare(begun) < 0 ? begun : days.first;
  const yesterday = today.subtract({ days: 1 });
  const last = days.last.compare(yesterday) > 0 ? yesterday : days.last;
  if (last.compare(first) < 0) return [];
  return dayTexts({ first, last })
    .filter((day) => !known.has(day))
    .toReversed();
}
