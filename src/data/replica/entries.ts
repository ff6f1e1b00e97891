import type { DocumentData } from 'firebase/firestore';
import type { GenericSchema } from 'valibot';
import { changedFields } from '@/domain/values/changedFields';
import type { Entry } from '@/domain/values/live';
import { parseDocument } from '@/data/sync/readDocument';
import { bucketOf, type Cursor, type StoredRecord } from '@/data/sync/replicaDevice';
import { isLater } from './cursor';
import type { Stamped } from './storedSchema';

/** The documents of a collection as the server has them, in memory. */
export interface ServerEntries<T> {
  entries: Map<string, Entry<T>>;
  /** The documents that do not parse, as the server has them; undefined before they have been read again. */
  unreadable: Map<string, DocumentData | undefined>;
  /** The ids of the entries that may have changed; the reader empties the set. */
  touched: Set<string>;
  /** Takes a document that the server has sent; `cursor` is how far the collection has been read. */
  take(id: string, data: DocumentData, cursor: Cursor): void;
  /** Notes that an entry may have changed, so that the replica gets it when it is stored next. */
  note(id: string): void;
  /** The changed buckets of the replica, which count as stored from now on. */
  changedBuckets(): Map<number, StoredRecord[]>;
  /** Takes back that buckets are stored. */
  notStored(buckets: Iterable<number>): void;
}

/** Holds documents of `path` that fit the schema, those for which `isKept` is true. */
export function serverEntries<T extends Stamped>(
  path: string,
  schema: GenericSchema<unknown, T>,
  isKept: (data: T) => boolean,
): ServerEntries<T> {
  const entries = new Map<string, Entry<T>>();
  const unreadable = new Map<string, DocumentData | undefined>();
  const touched = new Set<string>();
  const dirty = new Set<number>();

  function note(id: string) {
    touched.add(id);
    dirty.add(bucketOf(id));
  }

  return {
    entries,
    unreadable,
    touched,
    note,
    take(id, data, cursor) {
      const parsed = parseDocument(`${path}/${id}`, data, schema);
      if (!parsed) {
        // The SDK's own cache may still hold the version that was unreadable, after a later one was read anew.
        if (entries.has(id) && !isLater({ id, data }, cursor)) return;
        unreadable.set(id, data);
        // The entry's earlier content no longer holds.
        if (entries.delete(id)) note(id);
        return;
      }
      unreadable.delete(id);
      const known = entries.get(id);
      // The SDK's own cache may be older than the pages.
      if (known && !known.pending && known.data.updatedAt > parsed.updatedAt) return;
      if (!isKept(parsed)) {
        if (entries.delete(id)) note(id);
        return;
      }
      // The listener starts earlier than it must, so it also gives documents that are here already.
      if (known && !known.pending && isSame(known.data, parsed)) return;
      entries.set(id, { id, data: parsed, pending: false });
      note(id);
    },
    changedBuckets() {
      const buckets = new Map([...dirty].map((bucket): [number, StoredRecord[]] => [bucket, []]));
      for (const [id, { data }] of entries) buckets.get(bucketOf(id))?.push([id, data]);
      dirty.clear();
      return buckets;
    },
    notStored(buckets) {
      for (const bucket of buckets) dirty.add(bucket);
    },
  };
}

function isSame<T extends object>(one: T, other: T): boolean {
  return Object.keys(changedFields(one, other)).length === 0;
}
