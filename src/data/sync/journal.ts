import { clear, createStore, del, set, values } from 'idb-keyval';
import * as v from 'valibot';

const changeSchema = v.variant('kind', [
  v.object({
    kind: v.literal('create'),
    path: v.string(),
    values: v.record(v.string(), v.unknown()),
  }),
  v.object({
    kind: v.literal('update'),
    path: v.string(),
    values: v.record(v.string(), v.unknown()),
  }),
  v.object({ kind: v.literal('delete'), path: v.string() }),
  // Creates a document, or changes it without having read it. In the document's maps only the given keys
  // change; null removes a key.
  v.object({
    kind: v.literal('merge'),
    path: v.string(),
    values: v.record(v.string(), v.unknown()),
    maps: v.record(v.string(), v.record(v.string(), v.nullable(v.string()))),
  }),
]);

const pendingWriteSchema = v.object({
  id: v.string(),
  uid: v.string(),
  /** The tab that waits for the server's answer. */
  tab: v.string(),
  /** The subject of the write in Swedish, such as "Tjänsten Däckskifte". */
  label: v.string(),
  changes: v.array(changeSchema),
  startedAt: v.date(),
  refused: v.boolean(),
});

/** The write of one document; `values` are its fields without the stamps. A merged document has no stamps. */
export type Change = v.InferOutput<typeof changeSchema>;
/**
 * The write of one document as a whole or by whole fields, so that the document shows whether the write has
 * arrived.
 */
export type OwnChange = Exclude<Change, { kind: 'merge' }>;

/** A write that the server has not confirmed, or has refused. */
export type PendingWrite = v.InferOutput<typeof pendingWriteSchema>;

/**
 * The device's own list of writes under way. The SDK keeps and sends the writes themselves, but when the tab
 * is closed it can no longer report their results; this list makes that possible.
 */
export interface Journal {
  /** The name of this tab in the list. */
  tab: string;
  put(write: PendingWrite): Promise<void>;
  remove(id: string): Promise<void>;
  all(): Promise<PendingWrite[]>;
  clear(): Promise<void>;
  /** Calls `listener` when another tab has changed the list. */
  onChange(listener: () => void): void;
  /** Resolves when the tab is closed, crashes or is reloaded. */
  whenClosed(tab: string): Promise<void>;
  close(): void;
}

const lockPrefix = 'verkstadsnavet-tab-';

/** The journal in this browser's database, shared by its tabs. */
export function deviceJournal(): Journal {
  const store = createStore('verkstadsnavet-journal', 'writes');
  const channel = new BroadcastChannel('verkstadsnavet-journal');
  const changed = () => channel.postMessage('changed');
  const tab = crypto.randomUUID();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // The browser releases the lock when the tab ends, even in a crash.
  void navigator.locks.request(lockPrefix + tab, () => held);
  return {
    tab,
    put: (write) => set(write.id, write, store).then(changed),
    remove: (id) => del(id, store).then(changed),
    async all() {
      const results = (await values(store)).map((value) => v.safeParse(pendingWriteSchema, value));
      const unreadable = results.filter((result) => !result.success);
      if (unreadable.length > 0) console.error('Unreadable entries in the journal', unreadable);
      return results.flatMap((result) => (result.success ? [result.output] : []));
    },
    clear: () => clear(store).then(changed),
    onChange(listener) {
      channel.onmessage = listener;
    },
    whenClosed: (other) => navigator.locks.request(lockPrefix + other, () => {}),
    close() {
      channel.close();
      release();
    },
  };
}

/** A journal that disappears with the tab, for shared computers and browsers that refuse storage. */
export function memoryJournal(): Journal {
  const nothing = async () => {};
  return {
    tab: 'this',
    put: nothing,
    remove: nothing,
    all: async () => [],
    clear: nothing,
    onChange() {},
    whenClosed: nothing,
    close() {},
  };
}
