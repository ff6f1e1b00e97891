import type { CalendarDate } from '@internationalized/date';
import {
  comparable,
  countOf,
  type Days,
  type PeriodKind,
  periodDays,
  periodName,
  yearBefore,
} from '@/domain/report/period';
import { formatShortWeekday, formatWeek } from '@/domain/time/swedishTime';

/** A part of a period in a chart, with what it is compared with; null where nothing is known. */
export interface TimeStep {
  key: string;
  name: string;
  /** A short name below the drawing. */
  short: string;
  to: string | null;
  value: number | null;
  before: number | null;
  /** True if it is cut by the edge of the period, or not over yet: that it has the least tells nothing. */
  isPart: boolean;
}

/** A part of a period and the part of the year before that it is compared with. */
export interface Stretch {
  kind: PeriodKind;
  days: Days;
  before: Days;
  name: string;
  short: string;
}

const monthName = new Intl.DateTimeFormat('sv-SE', { month: 'short', timeZone: 'UTC' });

/** Splits a period into days, weeks or months, so that there are few enough to be seen at a glance; a day is one part. */
export function stretchesOf(whole: Days, today: CalendarDate): Stretch[] {
  const count = countOf(whole);
  const kind = count <= 14 ? 'day' : count <= 100 ? 'week' : 'month';
  const parts: Stretch[] = [];
  for (let at = whole.first; at.compare(whole.last) <= 0;) {
    const full = periodDays(kind, at, at);
    const days = {
      first: at,
      last: full.last.compare(whole.last) < 0 ? full.last : whole.last,
    };
    const own = countOf(days) === countOf(full) ? kind : 'own';
    // Weeks that a month's edge cuts are compared with the same days of the year before's week.
    const former = kind === 'month' ? yearBefore(own, days) : shifted(days);
    parts.push({
      kind: own,
      days,
      before: comparable(former, days, today),
      name: kind === 'week' ? weekName(days) : periodName(own, days, today),
      short: shortName(kind, days),
    });
    at = days.last.add({ days: 1 });
  }
  return parts;
}

function shifted({ first, last }: Days): Days {
  return { first: first.subtract({ days: 364 }), last: last.subtract({ days: 364 }) };
}

function weekName({ first, last }: Days): string {
  const to = `${last.day}/${last.month}`;
  const from = first.month === last.month ? String(first.day) : `${first.day}/${first.month}`;
  return `${formatWeek(first)} (${first.compare(last) === 0 ? to : `${from}–${to}`})`;
}

function shortName(kind: PeriodKind, { first }: Days): string {
  if (kind === 'day') return formatShortWeekday(first);
  return kind === 'week' ? formatWeek(first) : monthName.format(first.toDate('UTC')).slice(0, 3);
}

/** Tells when a figure was highest among the steps that have one, and when it was lowest among those of them that are whole. */
export function timeFinding(
  what: string,
  steps: readonly TimeStep[],
  format: (value: number) => string,
): string {
  const known = steps.flatMap(({ value, ...step }) => (value === null ? [] : [{ ...step, value }]));
  const ordered = known.toSorted((one, other) => other.value - one.value);
  const [most, next] = ordered;
  if (!most) return `${what}: inget att visa än.`;
  if (!next) return `${what}, ${inside(most.name)}: ${format(most.value)}.`;
  if (ordered.at(-1)?.value === most.value)
    return `${what}: lika hela perioden, ${format(most.value)}.`;
  const least = ordered.findLast(({ isPart }) => !isPart);
  const high = `${what}: mest ${inside(most.name)} med ${format(most.value)}`;
  return least && least.value < most.value
    ? `${high}, minst ${inside(least.name)} med ${format(least.value)}.`
    : `${high}.`;
}

/** A name in the middle of a sentence: `fredag 20 november`. */
function inside(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}
