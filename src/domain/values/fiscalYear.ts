import { CalendarDate, endOfMonth } from '@internationalized/date';

/** Month and day on which a fiscal year can end: whole months (bokföringslag 1999:1078, 3 kap.); `02-28` is the last of February. */
export const fiscalYearEnds = [
  '01-31',
  '02-28',
  '03-31',
  '04-30',
  '05-31',
  '06-30',
  '07-31',
  '08-31',
  '09-30',
  '10-31',
  '11-30',
  '12-31',
] as const;
export type FiscalYearEnd = (typeof fiscalYearEnds)[number];

const dayAndMonth = new Intl.DateTimeFormat('sv-SE', {
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** The calendar year in which the fiscal year of a day ends. */
export function fiscalYearOf(day: CalendarDate, end: FiscalYearEnd): number {
  // The last of February is the 29th in some years.
  const last = end === '02-28' ? '02-29' : end;
  return day.toString().slice(5) <= last ? day.year : day.year + 1;
}

/** The first and the last day of the fiscal year that ends in the calendar year `year`. */
export function fiscalYearDays(
  year: number,
  end: FiscalYearEnd,
): { first: CalendarDate; last: CalendarDate } {
  const month = Number(end.slice(0, 2));
  const first = new CalendarDate(year - 1, month, 1).add({ months: 1 });
  return { first, last: endOfMonth(new CalendarDate(year, month, 1)) };
}

/** Shows the end of a fiscal year as `30 juni`. */
export function formatFiscalYearEnd(end: FiscalYearEnd): string {
  if (end === '02-28') return 'sista februari';
  const text = dayAndMonth.format(new Date(`2026-${end}`));
  return end === '12-31' ? `${text} (kalenderår)` : text;
}
