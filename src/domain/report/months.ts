import { parseDate } from '@internationalized/date';
import { type Days, dayTexts, periodDays } from './period';
import { monthOf } from './reportMonth';

/** The months of a period in order, `2026-11`. */
export function monthsOf(days: Days): string[] {
  return [...new Set(dayTexts(days).map(monthOf))];
}

/** The days of a month, `2026-11`. */
export function monthDays(month: string): Days {
  const first = parseDate(`${month}-01`);
  return periodDays('month', first, first);
}
