import type { Contribution } from './contributions';
import { byKey, type Facts, type Part } from './facts';
import { countedRows, type FigureRow } from './figures';
import type { Sources } from './sources';

/**
 * What a row of a report is a slice of: sales by service, group, person, customer, vehicle and kind of line, the basis of VAT
 * and VAT by rate, and the sold, worked and attended minutes of a person.
 */
export const slices = [
  ...(['service', 'group', 'person', 'customer', 'vehicle', 'kind', 'net', 'vat'] as const),
  ...(['sold', 'worked', 'attended'] as const),
] as const;
export type Slice = (typeof slices)[number];

/** Gives what a key stands for now, such as the make of a vehicle: keys that stand for the same are one row. */
type KeyNow = (key: string) => string;

function isOf(slice: Slice, key: string, keyNow: KeyNow) {
  return (part: Pick<Part, 'measure' | 'key'>) =>
    part.measure === slice && keyNow(part.key) === key;
}

/** The documents that a slice is made of, day by day; their values add up to it: öre without VAT, or minutes. */
export function sliceRows(
  slice: Slice,
  key: string,
  keyNow: KeyNow,
  contributions: readonly Contribution[],
  sources: Sources,
): FigureRow[] {
  return countedRows(isOf(slice, key, keyNow), contributions, sources);
}

/** What a slice is by the facts of a period, in öre without VAT or minutes. */
export function sliceSum(slice: Slice, key: string, keyNow: KeyNow, facts: Facts): number {
  return [...byKey(facts, slice)].reduce(
    (sum, [own, value]) => (keyNow(own) === key ? sum + value : sum),
    0,
  );
}
