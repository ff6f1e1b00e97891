import { clear, createStore, delMany, get, keys, setMany } from 'idb-keyval';
import * as v from 'valibot';
import { copyParts } from './copyParts';

/** The position up to which a collection has been read: the server time and id of the last document. */
const cursorSchema = v.object({
  seconds: v.number(),
  nanoseconds: v.number(),
  id: v.string(),
  /** True if the first load is done; false while only the first pages have been read. */
  complete: v.boolean(),
  /** The ids of documents that could not be parsed; another version of the app may be able to. */
  unreadable: v.optional(v.array(v.string()), []),
  /** When the cursor came here, in ms by this device's clock. */
  movedAt: v.optional(v.number(), 0),
  /** True if the server has answered so much later that no document before the cursor can be missing. */
  settled: v.optional(v.boolean(), false),
  /** The first instant, in ms, of which a replica of a part of its collection holds everything. */
  since: v.optional(v.number(), 0),
  /** Another one whenever a replica of a part of its collection begins empty. */
  name: v.optional(v.string(), ''),
});

export type Cursor = v.InferOutput<typeof cursorSchema>;

/** A document's id, and its data as parsed from JSON. */
export type StoredRecord = [id: string, data: object];

/** The records that pages show first of a collection, read before the rest of the replica. */
export interface Preview {
  /** By the page's name. */
  pages: Record<string, PreviewPage>;
  records: StoredRecord[];
}

/** The ids of what a page shows first, and the range of instants in ms that these fill, where it shows one. */
export interface PreviewPage {
  ids: readonly string[];
  range?: readonly [from: number, to: number] | undefined;
}

/**
 * The replicas on this device. They exist beside the SDK's own cache because the cache takes a second to read 10,000
 * documents, and a replica a tenth of that.
 */
export interface ReplicaDevice {
  /** Begins to read what the first page needs, so that it is here when it is asked for. */
  readAhead(): void;
  /**
   * Reads the replica of a collection that was stored with this hash of the schema. The records come in portions, each parsed
   * when it is asked for.
   */
  read(
    path: string,
    schemaHash: string,
  ): Promise<{ cursor: Cursor | null; portions: (() => StoredRecord[])[] }>;
  /** Reads what pages show first, with the cursor of the replica; null where that is not known. */
  readPreview(
    path: string,
    schemaHash: string,
  ): Promise<{ cursor: Cursor; preview: Preview } | null>;
  /**
   * Stores the cursor, these whole buckets and what pages show first if they do, all or nothing, and removes replicas of the
   * collection with other hashes.
   */
  write(
    path: string,
    schemaHash: string,
    cursor: Cursor,
    buckets: Map<number, StoredRecord[]>,
    preview: Preview | null,
  ): Promise<void>;
  clear(): Promise<void>;
  /** Stops all writing from now on, because the person has signed out. */
  close(): void;
  isClosed(): boolean;
}

const bucketCount = 64;
/** The numbers of all buckets. */
export const everyBucket: readonly number[] = Array.from(
  { length: bucketCount },
  (_, bucket) => bucket,
);

const records = v.array(
  v.tuple([v.string(), v.custom<object>((value) => value instanceof Object)]),
);

const previewSchema = v.object({
  pages: v.record(
    v.string(),
    v.object({
      ids: v.array(v.string()),
      range: v.optional(v.tuple([v.number(), v.number()])),
    }),
  ),
  records,
});

/** The bucket of a document: a replica is stored in portions. */
export function bucketOf(id: string): number {
  let hash = 0;
  for (let index = 0; index < id.length; index++) {
    hash = (hash * 31 + id.charCodeAt(index)) | 0;
  }
  return (hash >>> 0) % bucketCount;
}

function keyOf(path: string, schemaHash: string, part: number | string): string {
  return `${schemaHash}/${path}/${part}`;
}

/** The replicas in this browser's database. */
export function openReplicaDevice(): ReplicaDevice {
  const store = createStore('verkstadsnavet-register', 'collections');
  const parts = copyParts(store);
  const cleaned = new Set<string>();
  /** The collections of which this tab has found or stored a replica. */
  const begun = new Set<string>();
  let closed = false;

  /**
   * Removes replicas with other hashes: this version of the app cannot use them, and each takes as much room as
   * its own.
   */
  async function forgetOthers(path: string, schemaHash: string) {
    if (cleaned.has(path)) return;
    cleaned.add(path);
    const collection = path.split('/').at(-1);
    const others = (await keys<string>(store)).filter((key) => {
      const [storedHash, ...place] = key.split('/');
      return storedHash !== schemaHash && place.at(-2) === collection;
    });
    if (others.length > 0) await delMany(others, store);
  }

  return {
    readAhead: parts.readAhead,
    async read(path, schemaHash) {
      const found = await parts.all(keyOf(path, schemaHash, ''));
      const cursor = found.get(keyOf(path, schemaHash, 'cursor'));
      if (cursor === undefined) return { cursor: null, portions: [] };
      begun.add(path);
      return {
        cursor: v.parse(cursorSchema, cursor),
        portions: everyBucket.flatMap((bucket) => {
          const text = found.get(keyOf(path, schemaHash, bucket));
          return typeof text === 'string' ? () => v.parse(records, JSON.parse(text)) : [];
        }),
      };
    },
    async readPreview(path, schemaHash) {
      const found = await parts.first(keyOf(path, schemaHash, ''));
      const cursor = found.get(keyOf(path, schemaHash, 'cursor'));
      const preview = found.get(keyOf(path, schemaHash, 'preview'));
      if (cursor === undefined || typeof preview !== 'string') return null;
      return {
        cursor: v.parse(cursorSchema, cursor),
        preview: v.parse(previewSchema, JSON.parse(preview)),
      };
    },
    async write(path, schemaHash, cursor, buckets, preview) {
      if (closed) return;
      await forgetOthers(path, schemaHash);
      const isThere = (await get(keyOf(path, schemaHash, 'cursor'), store)) !== undefined;
      // A tab with another version has removed the replica. Writing some buckets now would make a part look like
      // the whole.
      if (closed || (begun.has(path) && !isThere)) return;
      begun.add(path);
      await setMany(
        [
          [keyOf(path, schemaHash, 'cursor'), cursor],
          ...[...buckets].map(([bucket, all]): [string, string] => [
            keyOf(path, schemaHash, bucket),
            JSON.stringify(all),
          ]),
          ...(preview
            ? [[keyOf(path, schemaHash, 'preview'), JSON.stringify(preview)] as [string, string]]
            : []),
        ],
        store,
      );
    },
    clear: () => clear(store),
    close() {
      closed = true;
    },
    isClosed: () => closed,
  };
}

/** A replica that disappears with the tab, for shared computers and browsers that refuse storage. */
export function noReplicaDevice(): ReplicaDevice {
  const nothing = async () => {};
  let closed = false;
  return {
    readAhead() {},
    read: async () => ({ cursor: null, portions: [] }),
    readPreview: async () => null,
    write: nothing,
    clear: nothing,
    close() {
      closed = true;
    },
    isClosed: () => closed,
  };
}
