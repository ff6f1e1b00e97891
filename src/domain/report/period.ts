import {
  type CalendarDate,
  endOfMonth,
  endOfYear,
  startOfMonth,
  startOfYear,
} from '@internationalized/date';
import { daysOf, formatRange } from '@/domain/time/calendarRange';
import { isoWeek, isoWeekday } from '@/domain/time/swedishTime';

export const periodKinds = ['day', 'week', 'month', 'quarter', 'year', 'own'] as const;
/** The length of a report's period. */
export type PeriodKind = (typeof periodKinds)[number];

export const periodLabels: Record<PeriodKind, string> = {
  day: 'Dag',
  week: 'Vecka',
  month: 'Månad',
  quarter: 'Kvartal',
  year: 'År',
  own: 'Egen',
};

/** Days, first and last included. */
export interface Days {
  first: CalendarDate;
  last: CalendarDate;
}

/** The most days of a period of one's own: two years, and a day in a leap year. */
export const mostDays = 731;

/** The days of a period that `day` belongs to; those of one's own are from `day` to `till`. */
export function periodDays(kind: PeriodKind, day: CalendarDate, till: CalendarDate): Days {
  switch (kind) {
    case 'day':
      return { first: day, last: day };
    case 'week': {
      const first = day.subtract({ days: isoWeekday(day) - 1 });
      return { first, last: first.add({ days: 6 }) };
    }
    case 'month':
      return { first: startOfMonth(day), last: endOfMonth(day) };
    case 'quarter': {
      const first = startOfMonth(day).subtract({ months: (day.month - 1) % 3 });
      return { first, last: endOfMonth(first.add({ months: 2 })) };
    }
    case 'year':
      return { first: startOfYear(day), last: endOfYear(day) };
    case 'own': {
      const latest = day.add({ days: mostDays - 1 });
      const last = till.compare(day) < 0 ? day : till;
      return { first: day, last: last.compare(latest) > 0 ? latest : last };
    }
  }
}

/** The number of days in a period. */
export function countOf({ first, last }: Days): number {
  return last.compare(first) + 1;
}

/** The days of a period in order, `2026-11-23`. */
export function dayTexts(days: Days): string[] {
  return daysOf(days).map(String);
}

/** The period next to one: `step` 1 for the one after it, -1 for the one before. */
export function stepped(kind: PeriodKind, { first, last }: Days, step: 1 | -1): Days {
  const count = countOf({ first, last });
  if (kind === 'own') {
    return { first: first.add({ days: step * count }), last: last.add({ days: step * count }) };
  }
  const next = step === 1 ? last.add({ days: 1 }) : first.subtract({ days: 1 });
  return periodDays(kind, next, next);
}

/** The same period a year earlier; a day and a week are those of the same weekdays. */
export function yearBefore(kind: PeriodKind, { first, last }: Days): Days {
  if (kind === 'day' || kind === 'week') {
    return { first: first.subtract({ days: 364 }), last: last.subtract({ days: 364 }) };
  }
  const begins = first.subtract({ years: 1 });
  return kind === 'own'
    ? { first: begins, last: last.subtract({ years: 1 }) }
    : periodDays(kind, begins, begins);
}

/**
 * The part of an earlier period that can be compared with one that is still going on: as many days as that has had until `today`.
 */
export function comparable(earlier: Days, current: Days, today: CalendarDate): Days {
  if (current.last.compare(today) <= 0 || current.first.compare(today) > 0) return earlier;
  const last = earlier.first.add({ days: today.compare(current.first) });
  return { first: earlier.first, last: last.compare(earlier.last) < 0 ? last : earlier.last };
}

/** The name of a period: `November 2026`, `Kvartal 4 2026`, `Vecka 47 2026`, `2026`, `1–14 november 2026`. */
export function periodName(kind: PeriodKind, { first, last }: Days, today: CalendarDate): string {
  if (kind === 'year') return String(first.year);
  if (kind === 'quarter') return `Kvartal ${Math.ceil(first.month / 3)} ${first.year}`;
  if (kind === 'month') return formatRange('month', first, today);
  if (kind === 'day') return formatRange('day', first, today);
  if (kind === 'week') {
    const { year, week } = isoWeek(first);
    return `Vecka ${week} ${year}`;
  }
  return countOf({ first, last }) === 1
    ? formatRange('day', first, today)
    : rangeFormat.formatRange(first.toDate('UTC'), last.toDate('UTC'));
}

// A day has no time zone, so it is formatted as midnight UTC in UTC.
const rangeFormat = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'long', timeZone: 'UTC' });
