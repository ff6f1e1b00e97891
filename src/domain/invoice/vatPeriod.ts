import {
  type CalendarDate,
  endOfMonth,
  endOfYear,
  startOfMonth,
  startOfYear,
} from '@internationalized/date';
import { formatRange } from '@/domain/time/calendarRange';

export const vatPeriods = ['month', 'quarter', 'year'] as const;
/** The length of a VAT period. */
export type VatPeriod = (typeof vatPeriods)[number];

export const vatPeriodLabels: Record<VatPeriod, string> = {
  month: 'Månad',
  quarter: 'Kvartal',
  year: 'År',
};

/** The first and the last day of the period that a day belongs to. */
export function vatRange(
  period: VatPeriod,
  day: CalendarDate,
): { first: CalendarDate; last: CalendarDate } {
  if (period === 'year') return { first: startOfYear(day), last: endOfYear(day) };
  const first = startOfMonth(day);
  if (period === 'month') return { first, last: endOfMonth(day) };
  const begins = first.subtract({ months: (day.month - 1) % 3 });
  return { first: begins, last: endOfMonth(begins.add({ months: 2 })) };
}

/** The day to show when the period moves one step forward (1) or back (-1). */
export function steppedPeriod(period: VatPeriod, day: CalendarDate, step: 1 | -1): CalendarDate {
  const { first } = vatRange(period, day);
  if (period === 'year') return first.add({ years: step });
  return first.add({ months: period === 'quarter' ? 3 * step : step });
}

/** The name of the period that a day belongs to: `November 2026`, `Kvartal 4 2026`, `2026`. */
export function vatPeriodName(period: VatPeriod, day: CalendarDate): string {
  if (period === 'year') return String(day.year);
  if (period === 'quarter') return `Kvartal ${Math.ceil(day.month / 3)} ${day.year}`;
  return formatRange('month', day, day);
}
