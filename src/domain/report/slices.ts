import type { Contribution } from './contributions';
import { type Facts, type Part, valueOf } from './facts';
import { countedRows, type FigureRow } from './figures';
import type { Sources } from './sources';

/**
 * The measures that rows of reports are slices of: sales by service, group, person, customer, vehicle and kind of line, how often
 * services were sold, the basis of VAT and VAT by rate, the sold, worked and attended minutes of a person, the minutes of orders,
 * and the asked, answered, agreed and declined work.
 */
export const slices = [
  ...(['service', 'group', 'person', 'customer', 'vehicle', 'kind', 'times'] as const),
  ...(['net', 'vat', 'sold', 'worked', 'attended', 'lead', 'stage', 'waiting'] as const),
  ...(['estimates', 'answered', 'approx', 'followups'] as const),
] as const;
export type Slice = (typeof slices)[number];

/** The keys of a slice that a row stands for. */
export interface Cut {
  of: Slice;
  isIn(key: string): boolean;
}

/** The documents that a row is made of, day by day; their values add up to it: öre without VAT, minutes or numbers. */
export function sliceRows(
  { of, isIn }: Cut,
  contributions: readonly Contribution[],
  sources: Sources,
): FigureRow[] {
  const counts = ({ measure, key }: Part) => measure === of && isIn(key);
  return countedRows(counts, contributions, sources);
}

/** The value of a row by the facts of a period, in the unit of its documents. */
export function sliceSum({ of, isIn }: Cut, facts: Facts): number {
  return [...facts.by(of)].reduce((sum, [key, value]) => (isIn(key) ? sum + value : sum), 0);
}

/** The documents of the sales that are in no service, with what is left of each. */
export function otherRows(contributions: readonly Contribution[], sources: Sources): FigureRow[] {
  const left = contributions.map((each) => ({
    ...each,
    parts: each.parts.map((part) =>
      part.measure === 'service' ? { ...part, value: -part.value } : part,
    ),
  }));
  const counts = ({ measure }: Part) => measure === 'net' || measure === 'service';
  return countedRows(counts, left, sources).filter(({ value }) => value !== 0);
}

/** The sales that are in no service, in öre without VAT. */
export function otherSum(facts: Facts): number {
  return valueOf(facts, 'net') - valueOf(facts, 'service');
}
