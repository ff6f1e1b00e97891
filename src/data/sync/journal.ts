import type { FirebaseApp } from 'firebase/app';
import { createStore, del, delMany, set, values } from 'idb-keyval';
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
    /** The values that the writer knew, which the server must still have; others may be named than those written. */
    over: v.optional(v.record(v.string(), v.unknown())),
    /** For fields that were written over unsent values of this device: the values before those. */
    earlier: v.optional(v.record(v.string(), v.array(v.unknown()))),
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
  /** The order of this device's writes; the clock only tells roughly when. */
  startedAt: v.date(),
  refused: v.boolean(),
  /**
   * Present when somebody else has changed the same fields meanwhile: their values are in `over`, and `by` is the
   * account that changed the document last, or null when that was the writer.
   */
  conflict: v.optional(v.object({ by: v.nullable(v.string()) })),
  /** The SDK's cache that has stored the write; null until one has. */
  cache: v.optional(v.nullable(v.string()), null),
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
 * A person's own list of writes under way. The SDK keeps and sends the writes themselves, but when the tab
 * is closed it can no longer report their results, and its cache is wiped at every sign-out; this list makes
 * both good. A write waits here until the server has it, or until its writer throws it away.
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
  /**
   * Does `work` when the tab is closed, crashes, is reloaded or signs out; of several tabs, one at a time
   * works.
   */
  whenClosed(tab: string, work: () => Promise<void>): Promise<void>;
  close(): void;
}

const lockPrefix = 'verkstadsnavet-tab-';

const database = 'verkstadsnavet-journal';
const openWrites = () => createStore(database, 'writes');
type Writes = ReturnType<typeof openWrites>;
/** How long a write waits for a person who does not sign in, in ms: longer than a summer's leave. */
const longestWait = 60 * 24 * 3600_000;

/** Whether a write is about an identity number, which no device may store: it waits in its tab's memory. */
export function isSecret({ changes }: Pick<PendingWrite, 'changes'>): boolean {
  return changes.some(({ path }) => path.includes('/staffIdentities/'));
}

/** A person's journal in this browser's database, shared by its tabs. */
export function deviceJournal(app: FirebaseApp, uid: string): Journal {
  const store = openWrites();
  const inTab = memoryJournal(app, uid);
  const channel = new BroadcastChannel(database);
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
    put: (write) =>
      isSecret(write) ? inTab.put(write) : set(write.id, write, store).then(changed),
    async remove(id) {
      await inTab.remove(id);
      await del(id, store).then(changed);
    },
    async all() {
      const writes = await readAll(store);
      await forgetOld(
        store,
        writes.filter((write) => write.uid !== uid),
      );
      return [...(await inTab.all()), ...writes.filter((write) => write.uid === uid)];
    },
    async clear() {
      await inTab.clear();
      const own = (await readAll(store)).filter((write) => write.uid === uid);
      await remove(store, own);
      changed();
    },
    onChange(listener) {
      channel.onmessage = listener;
    },
    whenClosed: (other, work) => navigator.locks.request(lockPrefix + other, work),
    close() {
      channel.close();
      release();
    },
  };
}

async function readAll(store: Writes): Promise<PendingWrite[]> {
  const results = (await values(store)).map((value) => v.safeParse(pendingWriteSchema, value));
  const unreadable = results.filter((result) => !result.success);
  if (unreadable.length > 0) console.error('Unreadable entries in the journal', unreadable);
  return results.flatMap((result) => (result.success ? [result.output] : []));
}

function remove(store: Writes, writes: PendingWrite[]): Promise<void> {
  return delMany(
    writes.map(({ id }) => id),
    store,
  );
}

/** Removes the writes that have waited too long for their writer; returns the others. */
async function forgetOld(store: Writes, writes: PendingWrite[]): Promise<PendingWrite[]> {
  const first = Date.now() - longestWait;
  await remove(
    store,
    writes.filter(({ startedAt }) => startedAt.getTime() < first),
  );
  return writes.filter(({ startedAt }) => startedAt.getTime() >= first);
}

const memories = new WeakMap<FirebaseApp, Map<string, PendingWrite>>();

/**
 * A person's journal in the memory of this tab, which outlives the session, for shared computers and browsers
 * that refuse storage.
 */
export function memoryJournal(app: FirebaseApp, uid: string): Journal {
  const writes = memories.get(app) ?? new Map<string, PendingWrite>();
  memories.set(app, writes);
  const own = () => [...writes.values()].filter((write) => write.uid === uid);
  return {
    tab: crypto.randomUUID(),
    async put(write) {
      writes.set(write.id, write);
    },
    async remove(id) {
      writes.delete(id);
    },
    all: async () => own(),
    async clear() {
      for (const { id } of own()) writes.delete(id);
    },
    onChange() {},
    whenClosed: (_, work) => work(),
    close() {},
  };
}

/** Everybody's writes in this tab and on this device. */
export async function everyWrite(app: FirebaseApp): Promise<PendingWrite[]> {
  return [...(memories.get(app)?.values() ?? []), ...(await everyWriteOnDevice())];
}

async function everyWriteOnDevice(): Promise<PendingWrite[]> {
  try {
    const databases = await indexedDB.databases();
    if (databases.every(({ name }) => name !== database)) return [];
    const store = openWrites();
    return await forgetOld(store, await readAll(store));
  } catch {
    // A browser that lets nothing be read has let nothing be stored.
    return [];
  }
}
