import {
  type CalendarDate,
  endOfMonth,
  endOfYear,
  startOfMonth,
  startOfYear,
} from '@internationalized/date';

export const vatPeriods = ['month', 'quarter', 'year'] as const;
/** How long a period of VAT is. */
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
