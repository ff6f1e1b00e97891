import { CalendarDate } from '@internationalized/date';
import { dayOf } from '@/domain/time/swedishTime';
import type { FiscalYearEnd } from '@/domain/values/fiscalYear';
import type { LedgerEntry, LedgerEvent } from './ledgerEvent';

/** How many calendar years after the one in which the fiscal year ended the ledger is kept (SFF 9 kap. 5 §). */
const keptYears = 2;

/** The calendar year in which the fiscal year of a day ends. */
export function fiscalYearOf(day: CalendarDate, end: FiscalYearEnd): number {
  // The last of February is the 29th in some years.
  const last = end === '02-28' ? '02-29' : end;
  return day.toString().slice(5) <= last ? day.year : day.year + 1;
}

/** The fiscal year that an event is kept with: that of the day on which the server registered it. */
export function keptWith({ createdAt }: Pick<LedgerEvent, 'createdAt'>, end: FiscalYearEnd) {
  return fiscalYearOf(dayOf(createdAt), end);
}

/** The last day on which the events of the fiscal year that ended in `year` are kept. */
export function keptThrough(year: number): CalendarDate {
  return new CalendarDate(year + keptYears, 12, 31);
}

/**
 * The fiscal years, by the calendar years in which they ended, whose events may be removed on a day, the earliest first. The rules
 * open an hour into 1 January, which is midnight in UTC, and the app a day later.
 */
export function removableYears(
  events: readonly LedgerEntry[],
  end: FiscalYearEnd,
  today: CalendarDate,
): number[] {
  const years = new Set(events.map(({ data }) => keptWith(data, end)));
  return [...years]
    .filter((year) => keptThrough(year).add({ days: 1 }).compare(today) < 0)
    .toSorted((one, other) => one - other);
}

/** The year that a removal tells of; null where it is not plausible: it was registered before the retention had ended. */
export function removedYear({
  kind,
  reason,
  createdAt,
}: Pick<LedgerEvent, 'kind' | 'reason' | 'createdAt'>): number | null {
  if (kind !== 'removal' || !/^\d{4}$/.test(reason ?? '')) return null;
  const year = Number(reason);
  return dayOf(createdAt).compare(keptThrough(year)) > 0 ? year : null;
}
