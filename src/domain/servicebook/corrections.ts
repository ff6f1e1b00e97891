import { byDay, correctedIds, type ServiceEntry } from './serviceEntry';

/** An entry as it counts, with those that it corrects, the newest of them first. */
export interface Standing<T> {
  entry: T;
  corrected: T[];
}

/**
 * The entries of a book, the newest first, each with those that it corrects beside it. No entry is left out: of corrections in a
 * circle, which only a forged file has, each stands for itself.
 */
export function withCorrections<
  T extends { id: string; data: Pick<ServiceEntry, 'doneOn' | 'odometerKm' | 'correctsId'> },
>(entries: readonly T[]): Standing<T>[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const isCorrected = correctedIds(entries.map(({ data }) => data));
  const placed = new Set<T>();
  function correctedBy({ data }: T): T[] {
    const former = byId.get(data.correctsId ?? '');
    if (!former || placed.has(former)) return [];
    placed.add(former);
    return [former, ...correctedBy(former)];
  }
  const sorted = entries.toSorted((one, other) => byDay(one.data, other.data));
  const standing = sorted.filter(({ id }) => !isCorrected.has(id));
  for (const entry of standing) placed.add(entry);
  const rows = standing.map((entry) => ({ entry, corrected: correctedBy(entry) }));
  const rest = sorted.filter((entry) => !placed.has(entry));
  return [...rows, ...rest.map((entry) => ({ entry, corrected: [] }))];
}
