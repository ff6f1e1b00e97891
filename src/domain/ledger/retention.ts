import { CalendarDate } from '@internationalized/date';
import { dayOf } from '@/domain/time/swedishTime';
import { fiscalYearOf } from '@/domain/values/fiscalYear';
import type { LedgerBusiness } from './ledgerBusiness';
import type { LedgerEntry, LedgerEvent } from './ledgerEvent';

/** When a business's fiscal year ends, and when that was changed last. */
export type FiscalYear = Pick<LedgerBusiness, 'fiscalYearEnd' | 'fiscalYearChangedAt'>;

/** The calendar years for which the ledger is kept after the one in which the fiscal year ended (SFF 9 kap. 5 §). */
const keptYears = 2;
/** A year after the end of the fiscal year was changed, in ms, the changed year is over, however long it was made. */
const longestYearMs = 366 * 24 * 3_600_000;

/**
 * The fiscal year that an event is kept with: that of the day on which the server registered it. Before the end of the fiscal
 * year was changed there was another, and the year after it may have been made longer: what was registered then is kept as if
 * its year had ended in the next calendar year.
 */
export function keptWith(
  { createdAt }: Pick<LedgerEvent, 'createdAt'>,
  { fiscalYearEnd, fiscalYearChangedAt }: FiscalYear,
): number {
  const day = dayOf(createdAt);
  const isAmongEarlier =
    fiscalYearChangedAt && createdAt.getTime() < fiscalYearChangedAt.getTime() + longestYearMs;
  return isAmongEarlier ? day.year + 1 : fiscalYearOf(day, fiscalYearEnd);
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
  fiscalYear: FiscalYear,
  today: CalendarDate,
): number[] {
  const years = new Set(events.map(({ data }) => keptWith(data, fiscalYear)));
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
