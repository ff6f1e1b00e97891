import { type CalendarDate, endOfMonth, startOfMonth } from '@internationalized/date';
import { formatDay, instantAt, isoWeekday } from './swedishTime';

// A day has no time zone, so it is formatted as midnight UTC in UTC.
const month = new Intl.DateTimeFormat('sv-SE', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const days = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'long', timeZone: 'UTC' });

export type CalendarView = 'day' | 'week' | 'month' | 'list';

/** The days that a view shows, first and last included, and the instants that bound them (`to` is excluded). */
export interface CalendarRange {
  first: CalendarDate;
  last: CalendarDate;
  from: Date;
  to: Date;
}

/**
 * The days of a view: the day; its week from Monday; its month in whole weeks; for a list, the day and the
 * six that follow.
 */
export function rangeOf(view: CalendarView, day: CalendarDate): CalendarRange {
  const [first, last] = boundsOf(view, day);
  return { first, last, from: instantAt(first, 0), to: instantAt(last, 1440) };
}

/** The days of a range in order. */
export function daysOf(range: Pick<CalendarRange, 'first' | 'last'>): CalendarDate[] {
  const count = range.last.compare(range.first) + 1;
  return Array.from({ length: count }, (_, index) => range.first.add({ days: index }));
}

/** The day to show when a view moves one step forward (1) or back (-1). */
export function steppedDay(view: CalendarView, day: CalendarDate, step: 1 | -1): CalendarDate {
  if (view === 'month') return day.add({ months: step });
  return day.add({ days: view === 'day' ? step : 7 * step });
}

/**
 * The heading of a view: `Fredag 20 november` with the year when the day is not of this year, `16–22 november
 * 2026`, `November 2026`.
 */
export function formatRange(view: CalendarView, day: CalendarDate, today: CalendarDate): string {
  if (view === 'day') return capitalised(formatDay(day, today));
  if (view === 'month') return capitalised(month.format(day.toDate('UTC')));
  const [first, last] = boundsOf(view, day);
  return days.formatRange(first.toDate('UTC'), last.toDate('UTC'));
}

function boundsOf(view: CalendarView, day: CalendarDate): [CalendarDate, CalendarDate] {
  switch (view) {
    case 'day':
      return [day, day];
    case 'week':
      return [mondayOf(day), mondayOf(day).add({ days: 6 })];
    case 'month':
      return [mondayOf(startOfMonth(day)), mondayOf(endOfMonth(day)).add({ days: 6 })];
    case 'list':
      return [day, day.add({ days: 6 })];
  }
}

function mondayOf(day: CalendarDate): CalendarDate {
  return day.subtract({ days: isoWeekday(day) - 1 });
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
