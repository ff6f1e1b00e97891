import { byDay, type ServiceEntry } from './serviceEntry';

/** The fields that tell which other entry an entry replaces; the workshop's own entries may leave out `isImported`. */
export type Correcting = Pick<ServiceEntry, 'correctsId'> &
  Partial<Pick<ServiceEntry, 'isImported' | 'signature'>>;

/**
 * True if an entry may take the place of the one that it corrects. An entry from a file cannot replace an entry of the workshop's
 * own, or one that was signed by another key than its own: anybody can write a file.
 */
export function mayReplace(
  correction: Omit<Correcting, 'correctsId'>,
  corrected: Omit<Correcting, 'correctsId'>,
): boolean {
  if (correction.isImported !== true) return true;
  if (corrected.isImported !== true) return false;
  return !corrected.signature || corrected.signature.keyId === correction.signature?.keyId;
}

/** An entry of a file as mayReplace sees it: imported, with its signature. */
export function ofFile(signature: ServiceEntry['signature']) {
  return { isImported: true, signature };
}

/** The ids of the entries that others replace, which are shown struck through. */
export function correctedIds(
  entries: readonly { id: string; data: Correcting }[],
): ReadonlySet<string> {
  const replaced = replacing(entries);
  return new Set(entries.flatMap((entry) => replaced(entry)?.id ?? []));
}

/** Gives the entry that another replaces; undefined where it corrects none that is there, or may not. */
function replacing<T extends { id: string; data: Correcting }>(entries: readonly T[]) {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return ({ data }: T): T | undefined => {
    const former = byId.get(data.correctsId ?? '');
    return former && mayReplace(data, former.data) ? former : undefined;
  };
}

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
  T extends { id: string; data: Pick<ServiceEntry, 'doneOn' | 'odometerKm'> & Correcting },
>(entries: readonly T[]): Standing<T>[] {
  const replaced = replacing(entries);
  const isCorrected = correctedIds(entries);
  const placed = new Set<T>();
  function correctedBy(entry: T): T[] {
    const former = replaced(entry);
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
