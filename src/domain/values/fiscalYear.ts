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

/** Shows the end of a fiscal year as `30 juni`. */
export function formatFiscalYearEnd(end: FiscalYearEnd): string {
  if (end === '02-28') return 'sista februari';
  const text = dayAndMonth.format(new Date(`2026-${end}`));
  return end === '12-31' ? `${text} (kalenderår)` : text;
}

/** The last day of the fiscal year to which a day belongs. */
export function fiscalYearEndOf(day: CalendarDate, yearEnd: FiscalYearEnd): CalendarDate {
  const month = Number(yearEnd.slice(0, 2));
  const sameYear = endOfMonth(new CalendarDate(day.year, month, 1));
  if (day.compare(sameYear) <= 0) return sameYear;
  return endOfMonth(new CalendarDate(day.year + 1, month, 1));
}

/** The last day on which a staff ledger entry must be kept: two years after the calendar year in which its fiscal year ended (SFF 9 kap. 5 §). */
export function ledgerKeptThrough(day: CalendarDate, yearEnd: FiscalYearEnd): CalendarDate {
  return new CalendarDate(fiscalYearEndOf(day, yearEnd).year + 2, 12, 31);
}
