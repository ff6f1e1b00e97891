import * as v from 'valibot';
import { serverTimes, wrongShape } from '@/domain/values/fields';
import { type Facts, lazyFacts, measures, noFacts, type Values } from './facts';

/** The rows of a sealed day: a measure, a key and a whole number. */
const rows = /^(?:[a-z]{2,10}\|[^|;\n\r]{0,140}\|(?:0|-?[1-9]\d{0,13})(?:;(?!$)|$))*$/;

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
  return measures
    .flatMap((measure) =>
      [...facts.by(measure)].map(([key, value]) => `${measure}|${key}|${value}`),
    )
    .toSorted()
    .join(';');
}

/** Reads the facts of a sealed day that the schema has accepted. Rows of measures that this version does not know are left out. */
export function parseSealed(stored: string): Facts {
  if (stored === '') return noFacts;
  const text = `;${stored}`;
  return lazyFacts((measure) => valuesIn(text, `;${measure}|`));
}

/** The values in the rows that begin with `start`. */
function valuesIn(text: string, start: string): Values {
  const values = new Map<string, number>();
  for (let at = text.indexOf(start); at !== -1;) {
    const from = at + start.length;
    const cut = text.indexOf('|', from);
    const next = text.indexOf(';', cut);
    const end = next === -1 ? text.length : next;
    values.set(text.slice(from, cut), Number(text.slice(cut + 1, end)));
    at = text.startsWith(start, end) ? end : text.indexOf(start, end);
  }
  return values;
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
    days.set(`${id}-${day}`, parseSealed(stored));
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
