import type { Facts, Measure } from './facts';

/** The sales under a key, in öre without VAT; the key of sales that name nothing is empty. */
export interface SalesRow {
  key: string;
  ore: number;
}

/**
 * Sales by service, group of work, person, customer, vehicle or kind of line, the largest first; those whose keys stand for the
 * same are one row.
 */
export function salesBy(
  facts: Facts,
  by: Measure,
  keyNow: (key: string) => string = (key) => key,
): SalesRow[] {
  const sums = new Map<string, number>();
  for (const [id, ore] of facts.by(by)) {
    const key = keyNow(id);
    sums.set(key, (sums.get(key) ?? 0) + ore);
  }
  return rowsOf(sums);
}

/** The most rows of a list; the rest stand together in a row of their own. */
const mostRows = 20;

/** The rows of a list that stand alone, and the rest of them: none, or at least two. */
export function cutRows<T>(all: readonly T[]): { shown: readonly T[]; rest: readonly T[] } {
  return all.length <= mostRows + 1
    ? { shown: all, rest: [] }
    : { shown: all.slice(0, mostRows), rest: all.slice(mostRows) };
}

/** The number of times that each service was sold, in thousandths, the most sold first; credits take back. */
export function timesOf(
  facts: Facts,
  keyNow: (key: string) => string,
): { key: string; times: number }[] {
  return salesBy(facts, 'times', keyNow).map(({ key, ore }) => ({ key, times: ore }));
}

function rowsOf(sums: ReadonlyMap<string, number>): SalesRow[] {
  return [...sums]
    .filter(([, ore]) => ore !== 0)
    .map(([key, ore]) => ({ key, ore }))
    .toSorted((one, other) => other.ore - one.ore || one.key.localeCompare(other.key, 'sv'));
}
