import type { GenericSchema } from 'valibot';
import type { Change, PendingWrite } from '@/data/sync/outbox';
import { withValues } from '@/domain/values/fieldPaths';
import type { Entry } from '@/domain/values/live';
import { parseDocument } from '@/data/sync/readDocument';
import type { Stamped } from './storedSchema';

/** A document with this device's writes that the server has not yet confirmed. */
interface Overlaid<T> {
  /** `before` is the server's document when the first change was made, `base` the server's document now. */
  before: Entry<T> | undefined;
  base: Entry<T> | undefined;
  changes: Change[];
  /** Null when the last change removes the document, undefined when it cannot be parsed. */
  entry: Entry<T> | null | undefined;
}

export interface Overlay<T> {
  /**
   * Takes the writes under way, and puts confirmed writes into the entries; returns the ids of the changed
   * documents.
   */
  update(waiting: PendingWrite[], refused: PendingWrite[]): string[];
  /**
   * A document with its changes, null when they remove it; undefined when it has none, or when the result cannot be
   * parsed.
   */
  get(id: string): Entry<T> | null | undefined;
}

/**
 * Lays this device's own writes, which the account `uid` makes, over a collection's `entries`; a document keeps its entry
 * object until it changes.
 */
export function overlayOf<T extends Stamped>(
  path: string,
  entries: Map<string, Entry<T>>,
  schema: GenericSchema<unknown, T>,
  uid: string,
): Overlay<T> {
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

  function withChanges(id: string, base: Entry<T> | undefined, changes: Change[]) {
    const now = new Date();
    let data: object | null | undefined = base?.data;
    for (const change of changes) {
      if (change.kind === 'delete') data = null;
      else if (change.kind === 'create')
        data = { createdAt: now, createdBy: uid, ...change.values, updatedAt: now };
      else if (change.kind === 'update' && data)
        data = { ...withValues(data, change.values), updatedAt: now };
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
        // The write is confirmed, and the server's own document is here or on its way. Until it comes, the
        // entry is pending: its times are those of this device's clock, which may be wrong.
        const isNews = !next.has(id) && !refusedIds.has(id) && entries.get(id) === before;
        if (isNews && entry) entries.set(id, entry);
        else if (isNews && entry === null) entries.delete(id);
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
