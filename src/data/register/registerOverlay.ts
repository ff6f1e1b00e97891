import type { GenericSchema } from 'valibot';
import type { Change, PendingWrite } from '@/data/sync/journal';
import type { Entry } from '@/domain/values/live';
import { parseDocument } from '@/data/sync/readDocument';
import type { Stamped } from './keptForm';

/** A document with what this device has written to it and the server has yet to confirm. */
interface Overlaid<T> {
  /** The server's document when the first of the changes was made, and now. */
  before: Entry<T> | undefined;
  base: Entry<T> | undefined;
  changes: Change[];
  entry: Entry<T> | undefined;
}

export interface RegisterOverlay<T> {
  /** Takes the writes under way, and puts into the entries what has been confirmed since; gives the ids that it changed. */
  update(waiting: PendingWrite[], refused: PendingWrite[]): string[];
  /** A document with its changes; undefined when there are none, or none that can be read. */
  get(id: string): Entry<T> | undefined;
}

/** Lays this device's own writes over a collection's `entries`; a document keeps its entry until something is different. */
export function registerOverlay<T extends Stamped>(
  path: string,
  entries: Map<string, Entry<T>>,
  schema: GenericSchema<unknown, T>,
): RegisterOverlay<T> {
  let overlaid = new Map<string, Overlaid<T>>();

  function idOf(change: Change): string | undefined {
    return change.path.startsWith(`${path}/`) ? change.path.slice(path.length + 1) : undefined;
  }

  function laidOver(id: string, changes: Change[]): Overlaid<T> {
    const base = entries.get(id);
    const former = overlaid.get(id);
    const same = former?.base === base && sameItems(former?.changes ?? [], changes);
    if (former && same) return former;
    const before = former ? former.before : base;
    const data = withChanges(id, base, changes);
    return { before, base, changes, entry: data && { id, data, pending: true } };
  }

  function withChanges(id: string, base: Entry<T> | undefined, changes: Change[]): T | undefined {
    const now = new Date();
    let data: object | undefined = base?.data;
    for (const change of changes) {
      if (change.kind === 'create') data = { createdAt: now, ...change.values, updatedAt: now };
      else if (change.kind === 'update' && data)
        data = { ...data, ...change.values, updatedAt: now };
    }
    return data && parseDocument(`${path}/${id}`, data, schema);
  }

  return {
    update(waiting, refused) {
      const changesOf = new Map<string, Change[]>();
      for (const change of waiting.flatMap(({ changes }) => changes)) {
        const id = idOf(change);
        if (id === undefined) continue;
        const changes = changesOf.get(id);
        if (changes) changes.push(change);
        else changesOf.set(id, [change]);
      }
      const next = new Map([...changesOf].map(([id, all]) => [id, laidOver(id, all)]));
      const refusedIds = new Set(refused.flatMap(({ changes }) => changes.map(idOf)));
      for (const [id, { before, entry }] of overlaid) {
        // Confirmed, and the server's own document is on its way unless it is here already. Until it comes
        // the entry is pending: its times are this device's own, which may be wrong.
        const isNews = !next.has(id) && !refusedIds.has(id) && entries.get(id) === before;
        if (isNews && entry) entries.set(id, entry);
      }
      const ids = new Set([...overlaid.keys(), ...next.keys()]);
      const changed = [...ids].filter((id) => overlaid.get(id)?.entry !== next.get(id)?.entry);
      overlaid = next;
      return changed;
    },
    get: (id) => overlaid.get(id)?.entry,
  };
}

function sameItems(one: Change[], other: Change[]): boolean {
  return one.length === other.length && one.every((change, index) => change === other[index]);
}
