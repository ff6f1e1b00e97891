import * as v from 'valibot';
import { serverTimes, wrongShape } from '@/domain/values/fields';
import { type Facts, type Measure, measures } from './facts';

/** A row of a sealed day: a measure, a key and a whole number. */
const row = /^([a-z]{2,10}\|[^|;\n\r]{0,140})\|(0|-?[1-9]\d{0,13})$/;
const rows = /^(?:[a-z]{2,10}\|[^|;\n\r]{0,140}\|(?:0|-?[1-9]\d{0,13})(?:;(?!$)|$))*$/;
const names: ReadonlySet<string> = new Set<Measure>(measures);

/**
 * A document of `workshops/{id}/reportMonths`, its id the month `2026-11`: the facts of days that are over, by the day `01`, each
 * as rows with semicolons between. When the month that was written last was written (`updatedAt`), each day of every month was as
 * the documents said.
 */
export const reportMonthDocument = v.object(
  {
    days: v.record(
      v.pipe(v.string(wrongShape), v.regex(/^(0[1-9]|[12]\d|3[01])$/, wrongShape)),
      v.pipe(v.string(wrongShape), v.regex(rows, wrongShape)),
      wrongShape,
    ),
    ...serverTimes,
  },
  wrongShape,
);
export type ReportMonth = v.InferOutput<typeof reportMonthDocument>;

/** The Swedish names of the fields. */
export const reportMonthLabels = { days: 'Dagar' };

/** The month of a day: `2026-11`. */
export function monthOf(day: string): string {
  return day.slice(0, 7);
}

/** Writes facts as they are sealed: the same facts give the same text. */
export function sealedText(facts: Facts): string {
  return [...facts]
    .map(([name, value]) => `${name}|${value}`)
    .toSorted()
    .join(';');
}

/** Reads the facts of a sealed day; null for a text that is none. Rows of measures that this version does not know are left out. */
export function parseSealed(stored: string): Facts | null {
  const facts = new Map<string, number>();
  if (stored === '') return facts;
  for (const text of stored.split(';')) {
    const [, name, value] = row.exec(text) ?? [];
    if (name === undefined) return null;
    if (names.has(name.slice(0, name.indexOf('|')))) facts.set(name, Number(value));
  }
  return facts;
}

type Month = { id: string; data: Pick<ReportMonth, 'days'> };
const parsed = new WeakMap<Month['data'], Map<string, Facts>>();

/** The sealed days of months, by the day `2026-11-23`; a month that has not changed is not read anew. */
export function sealedDays(months: readonly Month[]): Map<string, Facts> {
  return new Map(months.flatMap((month) => [...daysIn(month)]));
}

function daysIn({ id, data }: Month): Map<string, Facts> {
  const known = parsed.get(data);
  if (known) return known;
  const days = new Map<string, Facts>();
  for (const [day, stored] of Object.entries(data.days)) {
    const facts = parseSealed(stored);
    if (facts) days.set(`${id}-${day}`, facts);
  }
  parsed.set(data, days);
  return days;
}

/** When all sealed days were as the documents said; null without any. */
export function checkedAt(
  months: readonly { data: Pick<ReportMonth, 'updatedAt'> }[],
): Date | null {
  return months.reduce<Date | null>(
    (latest, { data }) => (latest && latest >= data.updatedAt ? latest : data.updatedAt),
    null,
  );
}
