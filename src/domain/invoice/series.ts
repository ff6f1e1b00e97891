import * as v from 'valibot';
import { day, serverTimes, wrongShape } from '@/domain/values/fields';

const number = v.pipe(v.number(wrongShape), v.safeInteger(wrongShape));

/** The document `workshops/{id}/series/F`: the numbers that invoices have, without gap. */
export const seriesDocument = v.object(
  {
    first: number,
    last: number,
    /** The day of the latest invoice; no later one has an earlier day. */
    lastOn: day,
    ...serverTimes,
  },
  wrongShape,
);

export type Series = v.InferOutput<typeof seriesDocument>;
export type SeriesFields = Omit<Series, 'createdAt' | 'updatedAt'>;

/** The Swedish names of the fields. */
export const seriesLabels: Record<keyof SeriesFields, string> = {
  first: 'Första numret',
  last: 'Senaste numret',
  lastOn: 'Senaste fakturadatum',
};

/** The number that a series usually begins with; an owner says another one where the workshop comes from another system. */
export const usualFirstNumber = 10_001;

/** The most that a series begins with: ten million numbers of eight digits are left after it. */
const mostFirst = 90_000_000;

/** The number that a series begins with, as a person writes it; null for what is none. */
export function parseFirstNumber(text: string): number | null {
  const digits = text.replaceAll(/\s/g, '');
  const number = /^\d{1,8}$/.test(digits) ? Number(digits) : 0;
  return number >= 1 && number <= mostFirst ? number : null;
}

/** The series after one more invoice, which is issued `today` or, where the latest one has a later day, on that day. */
export function nextInSeries(
  series: SeriesFields | null,
  today: string,
  firstNumber = usualFirstNumber,
): SeriesFields {
  if (!series) return { first: firstNumber, last: firstNumber, lastOn: today };
  const { first, last, lastOn } = series;
  return { first, last: last + 1, lastOn: today > lastOn ? today : lastOn };
}
