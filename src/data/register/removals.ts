import { type Removal, removal } from '@/domain/values/removal';
import type { Changed } from '@/domain/register/shownRegister';
import type { Entry } from '@/domain/values/live';
import { type KeptCollection, type KeptOptions, openKept } from './keptCollection';
import type { Stamped } from './keptForm';
import type { RegisterCollection } from './registerCollection';
import type { Scope } from './scope';

/** The removals that tell a device which of the documents that it keeps are gone. */
export interface Removals {
  collection: RegisterCollection<Removal>;
  /** The ids of the removals that the server has told of since the last call. */
  news(): string[];
  /**
   * What has changed in a kept collection since the last call, without what is gone; `news` are the removals since then.
   * `prefix` is what the id of a removal has before that of the removed document.
   */
  changesOf<T extends Stamped>(
    kept: KeptCollection<T>,
    news: readonly string[],
    prefix?: string,
  ): Changed<T>[];
}

/**
 * Opens a collection of removals. The copy of a collection whose documents can be deleted must bear the name of the copy
 * of the removals, and be read anew without it: only the removals since then tell which of the documents are gone.
 */
export function openRemovals(options: Omit<KeptOptions<Removal>, 'schema' | 'scope'>): Removals {
  const removals = openKept({ ...options, schema: removal, scope: fromNowOn });
  const removedAt = new Map<string, Date>();
  return {
    collection: removals.collection,
    news() {
      // A removal that the server does not have may still be refused; until then it is laid over the document.
      const told = removals
        .changes()
        .flatMap(([, entry]) => (entry && !entry.pending ? entry : []));
      for (const { id, data } of told) removedAt.set(id, data.updatedAt);
      return told.map(({ id }) => id);
    },
    changesOf({ collection, changes }, news, prefix = '') {
      // A document that was added again has the later time.
      const isGone = ({ id, data }: Entry<Stamped>) => {
        const at = removedAt.get(prefix + id);
        return at !== undefined && data.updatedAt <= at;
      };
      for (const told of news) {
        if (!told.startsWith(prefix)) continue;
        const id = told.slice(prefix.length);
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

/** All removals from the first start on. */
const fromNowOn: Scope<Removal> = {
  since: 0,
  isKept: () => true,
  readFirst: async () => {},
};
