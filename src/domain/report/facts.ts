import { cellText } from '@/domain/values/cellText';
import { grouped } from '@/domain/values/grouped';
import { type Days, dayTexts } from './period';

/** The measures of a day's facts; öre are without VAT, except for payments. */
export const measures = [
  /** Öre by VAT rate, and their VAT. */
  'net',
  'vat',
  /** Öre that rounding to whole kronor added. */
  'rounding',
  /** Öre by kind of line, fixed-price service, group, person, customer and vehicle. */
  'kind',
  'service',
  'group',
  'person',
  'customer',
  'vehicle',
  /** The number of times that a service was sold, in thousandths. */
  'times',
  /** Documents by kind, and orders that got their first invoice. */
  'invoices',
  'orders',
  /** Minutes of labour that were invoiced, spent on orders and, as the staff ledger tells, attended, by person. */
  'sold',
  'worked',
  'attended',
  /** Bookings that began: jobs, no-shows and cancelled ones. */
  'bookings',
  /** Quarters of an hour by resource and hour of the day, `lift1:07`. */
  'booked',
  /** Orders, and their minutes from booking and from check-in to the hand-over; minutes by stage and by what was waited for. */
  'lead',
  'stage',
  'waiting',
  /** Estimates, the lines answered to, in number and in öre. */
  'estimates',
  'answered',
  /** Orders at an approximate price, öre agreed and charged, and how many of them cost more, and more than 15 % more. */
  'approx',
  /** Öre of work that was declined and is followed up, by what became of it. */
  'followups',
  /** Öre by method of payment. */
  'payments',
  /** Documents that the day is made of and that can change: `b` and the id of a booking, `o` an order, `u` a follow-up. */
  'of',
] as const;
export type Measure = (typeof measures)[number];

/** A whole number that a document adds to a measure under a key. */
export interface Part {
  measure: Measure;
  key: string;
  value: number;
}

/** The values of a measure by their keys. */
export type Values = ReadonlyMap<string, number>;

/** The sums of a day or a period. They are additive: those of a week are the sums of its days. */
export interface Facts {
  /** The values of one measure. */
  by(measure: Measure): Values;
}

const noValues: Values = new Map();

/** The facts of a day on which nothing was. */
export const noFacts: Facts = { by: () => noValues };

/**
 * Facts whose measures are read when they are asked for first: two years have 170,000 rows, of which the overview needs less than
 * half.
 */
export function lazyFacts(read: (measure: Measure) => Values): Facts {
  const known = new Map<Measure, Values>();
  return {
    by(measure) {
      const former = known.get(measure);
      if (former) return former;
      const values = read(measure);
      known.set(measure, values);
      return values;
    },
  };
}

/** The facts of days by the day, `2026-11-23`. */
export type FactsByDay = ReadonlyMap<string, Facts>;

/** A key as it is stored: on one line, without the characters between cells and rows. */
export function factKey(text: string): string {
  return cellText(text.replaceAll(';', ','));
}

/** The facts that parts add up to. */
export function factsOf(parts: Iterable<Part>): Facts {
  const facts = new Map<Measure, Map<string, number>>();
  for (const { measure, key, value } of parts) {
    const own = facts.get(measure) ?? new Map<string, number>();
    facts.set(measure, own.set(key, (own.get(key) ?? 0) + value));
  }
  for (const own of facts.values()) removeNothing(own);
  // The same object for each day on which nothing was, so that it is not added up with others.
  if ([...facts.values()].every(({ size }) => size === 0)) return noFacts;
  return { by: (measure) => facts.get(measure) ?? noValues };
}

/** The facts of several days together. */
export function addedFacts(days: Iterable<Facts>): Facts {
  const all = [...days];
  return lazyFacts((measure) => {
    const [first = noValues, ...others] = all
      .map((facts) => facts.by(measure))
      .filter(({ size }) => size > 0);
    if (others.length === 0) return first;
    const sums = new Map(first);
    for (const own of others)
      for (const [key, value] of own) sums.set(key, (sums.get(key) ?? 0) + value);
    removeNothing(sums);
    return sums;
  });
}

function removeNothing(values: Map<string, number>) {
  for (const [key, value] of values) if (value === 0) values.delete(key);
}

/** The value of a measure, under one key or under all of them together. */
export function valueOf(facts: Facts, measure: Measure, key?: string): number {
  const values = facts.by(measure);
  if (key !== undefined) return values.get(key) ?? 0;
  let sum = 0;
  for (const value of values.values()) sum += value;
  return sum;
}

/** True if nothing was. */
export function areNothing(facts: Facts): boolean {
  return measures.every((measure) => facts.by(measure).size === 0);
}

/** The facts of a period; days that are not known add nothing. Months that were added up before are not added up again. */
export function factsIn(all: FactsByDay, days: Days): Facts {
  const months = grouped(dayTexts(days), (day) => day.slice(0, 7));
  return addedOnce(
    [...months.values()].map((month) => addedOnce(month.flatMap((day) => all.get(day) ?? []))),
  );
}

/** The known sums, by the first of the facts and by their number. */
const sumsFrom = new WeakMap<Facts, Map<number, { of: readonly Facts[]; sums: Facts }>>();

/**
 * The facts of several days together: the same object for the same days for as long as they are known. A page adds up the same
 * months for its figures, its charts and its comparisons, each time that any of them changes.
 */
export function addedOnce(all: readonly Facts[]): Facts {
  // Empty facts are often one and the same object, under which different sums would drive one another out.
  const days = all.filter((each) => each !== noFacts);
  const [first] = days;
  if (!first || days.length === 1) return first ?? noFacts;
  const known = sumsFrom.get(first) ?? new Map<number, { of: readonly Facts[]; sums: Facts }>();
  sumsFrom.set(first, known);
  const former = known.get(days.length);
  if (former && former.of.every((each, place) => each === days[place])) return former.sums;
  const sums = addedFacts(days);
  known.set(days.length, { of: days, sums });
  return sums;
}
