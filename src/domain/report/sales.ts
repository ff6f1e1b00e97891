import { byKey, type Facts } from './facts';

/** What was sold under a key, in öre without VAT; the key of sales that name nothing is empty. */
export interface SalesRow {
  key: string;
  ore: number;
}

/** Sales by service, group of work, person or kind of line, the largest first. */
export function salesBy(facts: Facts, by: 'service' | 'group' | 'person' | 'kind'): SalesRow[] {
  return rowsOf(byKey(facts, by));
}

/** Sales by what their keys have in common, such as the card that a merged customer has become, or the make of a vehicle. */
export function salesAs(
  facts: Facts,
  by: 'customer' | 'vehicle',
  keyOf: (id: string) => string,
): SalesRow[] {
  const sums = new Map<string, number>();
  for (const [id, ore] of byKey(facts, by)) {
    const key = id === '' ? '' : keyOf(id);
    sums.set(key, (sums.get(key) ?? 0) + ore);
  }
  return rowsOf(sums);
}

/** How often each service was sold, the most sold first; credits take back. */
export function timesOf(facts: Facts): { key: string; times: number }[] {
  return [...byKey(facts, 'times')]
    .map(([key, thousandths]) => ({ key, times: thousandths / 1000 }))
    .toSorted((one, other) => other.times - one.times);
}

function rowsOf(sums: ReadonlyMap<string, number>): SalesRow[] {
  return [...sums]
    .filter(([, ore]) => ore !== 0)
    .map(([key, ore]) => ({ key, ore }))
    .toSorted((one, other) => other.ore - one.ore || one.key.localeCompare(other.key, 'sv'));
}
