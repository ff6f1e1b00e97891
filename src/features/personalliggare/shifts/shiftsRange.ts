import { type CalendarDate, endOfMonth, startOfMonth } from '@internationalized/date';
import { formatRange, rangeOf, steppedDay } from '@/domain/time/calendarRange';
import type { ShiftView } from './useShiftsQuery';

const calendarViews = { dag: 'day', vecka: 'week', person: 'month' } as const;

/** The first and the last day of a view: the day, its week from Monday, or for a person its month. */
export function shownDays(view: ShiftView, day: CalendarDate): [CalendarDate, CalendarDate] {
  if (view === 'person') return [startOfMonth(day), endOfMonth(day)];
  const { first, last } = rangeOf(calendarViews[view], day);
  return [first, last];
}

/** The day to show when a view moves one step forward (1) or back (-1), today at the latest. */
export function steppedTo(
  view: ShiftView,
  day: CalendarDate,
  step: 1 | -1,
  today: CalendarDate,
): CalendarDate {
  const next = steppedDay(calendarViews[view], day, step);
  return next.compare(today) > 0 ? today : next;
}

/** The heading of a view: `Fredag 20 november`, `16–22 november 2026` or `November 2026`. */
export function rangeText(view: ShiftView, day: CalendarDate, today: CalendarDate): string {
  return formatRange(calendarViews[view], day, today);
}
