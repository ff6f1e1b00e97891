import { type CalendarDate, parseDate } from '@internationalized/date';
import type { Entry } from '@/domain/values/live';
import { foldFor } from '@/domain/values/searchText';
import { leftOre, type Receivable } from './receivable';

export const ages = ['notDue', 'upTo30', 'upTo60', 'upTo90', 'over90'] as const;
/** The class of an unpaid invoice by the days since its due day. */
export type Age = (typeof ages)[number];

export const ageLabels: Record<Age, string> = {
  notDue: 'Inte förfallet',
  upTo30: '1–30 dagar',
  upTo60: '31–60 dagar',
  upTo90: '61–90 dagar',
  over90: 'Över 90 dagar',
};

/** The days from the due day to `today`; 0 or less for an invoice that is not overdue. */
export function daysOverdue({ dueOn }: Pick<Receivable, 'dueOn'>, today: CalendarDate): number {
  return today.compare(parseDate(dueOn));
}

/** The age of what is owed, by the day on which it falls due. */
export function ageOf(receivable: Pick<Receivable, 'dueOn'>, today: CalendarDate): Age {
  const days = daysOverdue(receivable, today);
  if (days <= 0) return 'notDue';
  if (days <= 30) return 'upTo30';
  if (days <= 60) return 'upTo60';
  return days <= 90 ? 'upTo90' : 'over90';
}

/** Receivables of one age with what is left of them together, in öre. */
export interface AgeGroup {
  age: Age;
  entries: Entry<Receivable>[];
  leftOre: number;
}

/** The amounts that customers owe, by age, and the amounts to pay back to them. */
export interface Owed {
  /** The receivables with an amount left to pay; an age without any is left out. */
  groups: AgeGroup[];
  owedOre: number;
  /** The receivables of which too much is paid. */
  overpaid: Entry<Receivable>[];
  /** The amount to pay back to customers, positive, in öre. */
  overpaidOre: number;
}

/** Sorts receivables by what is left of them on `today`, those in each age as they come. */
export function owedBy(entries: readonly Entry<Receivable>[], today: CalendarDate): Owed {
  const owing = entries.filter(({ data }) => leftOre(data) > 0);
  const overpaid = entries.filter(({ data }) => leftOre(data) < 0);
  const groups = ages.map((age) => groupOf(age, owing, today));
  return {
    groups: groups.filter((group) => group.entries.length > 0),
    owedOre: sumOf(owing),
    overpaid,
    // Not -0 where there are none.
    overpaidOre: 0 - sumOf(overpaid),
  };
}

function groupOf(age: Age, owing: readonly Entry<Receivable>[], today: CalendarDate): AgeGroup {
  const entries = owing.filter(({ data }) => ageOf(data, today) === age);
  return { age, entries, leftOre: sumOf(entries) };
}

function sumOf(entries: readonly Entry<Receivable>[]): number {
  return entries.reduce((sum, { data }) => sum + leftOre(data), 0);
}

/** True if a receivable is meant by a search: by its buyer's name, its number or its OCR. */
export function isMeant(
  { buyerName, number, ocr }: Pick<Receivable, 'buyerName' | 'number' | 'ocr'>,
  search: string,
): boolean {
  const words = foldFor(search, search).split(/\s+/).filter(Boolean);
  const text = `${foldFor(search, buyerName)} ${number} ${ocr}`;
  return words.every((word) => text.includes(word));
}
