import { type Tombstone, tombstone } from '@/domain/values/tombstone';
import type { Changed } from '@/domain/register/shownRegister';
import type { Entry } from '@/domain/values/live';
import { type Replica, type ReplicaOptions, openReplica } from './replica';
import type { Stamped } from './storedSchema';
import type { ServerCollection } from './collection';
import type { Scope } from './scope';

/** The tombstones that tell a device which of the documents that it keeps are gone. */
export interface Tombstones {
  collection: ServerCollection<Tombstone>;
  /** Takes the tombstones that the server has sent since the last call. */
  take(): void;
  /**
   * The changes of a replica since the last call, without deleted documents; call it for each replica after each `take`.
   * `prefix` is what the id of a tombstone has before that of the removed document.
   */
  changesOf<T extends Stamped>(kept: Replica<T>, prefix?: string): Changed<T>[];
}

/**
 * Opens a collection of tombstones. The replica of a collection whose documents can be deleted must bear the name of the replica
 * of the tombstones, and be read anew without it: only the tombstones since then tell which of the documents are gone.
 */
export function openTombstones(
  options: Omit<ReplicaOptions<Tombstone>, 'schema' | 'scope'>,
): Tombstones {
  const tombstones = openReplica({ ...options, schema: tombstone, scope: fromNowOn });
  const removedAt = new Map<string, Date>();
  let latest: readonly string[] = [];
  return {
    collection: tombstones.collection,
    take() {
      // A tombstone that the server does not have may still be refused; until then it is laid over the document.
      const told = tombstones
        .changes()
        .flatMap(([, entry]) => (entry && !entry.pending ? entry : []));
      for (const { id, data } of told) removedAt.set(id, data.updatedAt);
      latest = told.map(({ id }) => id);
    },
    changesOf({ collection, changes }, prefix = '') {
      // A document that was added again has the later time.
      const isGone = ({ id, data }: Entry<Stamped>) => {
        const at = removedAt.get(prefix + id);
        return at !== undefined && data.updatedAt <= at;
      };
      for (const tombstoneId of latest) {
        if (!tombstoneId.startsWith(prefix)) continue;
        const id = tombstoneId.slice(prefix.length);
        const known = collection.entries.get(id);
        // The time of a pending one is that of this device's clock. One that was added again comes once more.
        if (!known || known.pending || isGone(known)) collection.forget(id);
      }
      return changes().map(([id, entry]) => {
        if (!entry || entry.pending || !isGone(entry)) return [id, entry];
        collection.forget(id);
        return [id, undefined];
      });
    },
  };
}

/** All tombstones from the first start on. */
const fromNowOn: Scope<Tombstone> = {
  since: 0,
  isKept: () => true,
  readFirst: async () => {},
};
