import type { CalendarDate } from '@internationalized/date';
import {
  comparable,
  type Days,
  periodDays,
  type PeriodKind,
  periodKinds,
  periodName,
  stepped,
  yearBefore,
} from '@/domain/report/period';
import { isSensible, parseDay } from '@/domain/time/swedishTime';

/** The kinds of periods as they stand in the address. */
const addressed: Record<PeriodKind, string> = {
  day: 'dag',
  week: 'vecka',
  month: 'manad',
  quarter: 'kvartal',
  year: 'ar',
  own: 'egen',
};

/** Some days with what they are called. */
export interface NamedDays {
  days: Days;
  name: string;
}

/** A period of a report with those that it is compared with: the one before and the same one the year before. */
export interface Period extends NamedDays {
  kind: PeriodKind;
  today: CalendarDate;
  /** Its days until today; null for a period to come. */
  past: Days | null;
  before: NamedDays;
  yearBefore: NamedDays;
  /** The name of the whole period of the year before, of which `yearBefore` may be the first part. */
  formerName: string;
  /** Both, or the one of a year, whose year before is the period before. */
  compared: readonly NamedDays[];
  /** The period in the address of a page, `?period=manad&fran=2026-11-01`. */
  query: string;
}

/** The period that the address names, this month where it names none. */
export function readPeriod(search: URLSearchParams, today: CalendarDate): Period {
  const kind = periodKinds.find((each) => addressed[each] === search.get('period')) ?? 'month';
  const from = readDay(search.get('fran')) ?? today;
  const days = periodDays(kind, from, readDay(search.get('till')) ?? from);
  const before = named(kind, stepped(kind, days, -1), days, today);
  const former = yearBefore(kind, days);
  const formerYear = named(kind, former, days, today);
  return {
    kind,
    days,
    today,
    query: queryOf(kind, days),
    name: periodName(kind, days, today),
    past: pastOf(days, today),
    before,
    yearBefore: formerYear,
    formerName: periodName(kind, former, today),
    compared: before.name === formerYear.name ? [before] : [before, formerYear],
  };
}

function pastOf({ first, last }: Days, today: CalendarDate): Days | null {
  if (first.compare(today) > 0) return null;
  return { first, last: last.compare(today) > 0 ? today : last };
}

/** Days to compare with; of a period that still goes on only as many days as it has had. */
function named(kind: PeriodKind, whole: Days, current: Days, today: CalendarDate): NamedDays {
  const days = comparable(whole, current, today);
  const isWhole = days.last.compare(whole.last) === 0;
  return { days, name: periodName(isWhole ? kind : 'own', days, today) };
}

/** The query that names a period. */
export function queryOf(kind: PeriodKind, { first, last }: Days): string {
  const search = new URLSearchParams({ period: addressed[kind], fran: String(first) });
  if (kind === 'own') search.set('till', String(last));
  return `?${search.toString()}`;
}

function readDay(text: string | null): CalendarDate | null {
  const day = parseDay(text ?? '');
  return day.ok && isSensible(day.value) ? day.value : null;
}
