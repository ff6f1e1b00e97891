import type { FirebaseApp } from 'firebase/app';
import { createStore, del, delMany, promisifyRequest, values } from 'idb-keyval';
import * as v from 'valibot';
import { describedAt } from '@/domain/collections/describedAt';
import { hasDatabase } from './databases';

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
    base: v.optional(v.record(v.string(), v.unknown())),
    /** For fields that were written over unsent values of this device: the values before those. */
    earlier: v.optional(v.record(v.string(), v.array(v.unknown()))),
  }),
  v.object({ kind: v.literal('delete'), path: v.string() }),
  // Adds a stamped entry to the map `entries` of a document, which need not be there; `document` are the fields beside it.
  v.object({
    kind: v.literal('add'),
    path: v.string(),
    entry: v.string(),
    values: v.record(v.string(), v.unknown()),
    document: v.record(v.string(), v.unknown()),
  }),
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
   * Present when somebody else has changed the same fields meanwhile: their values are in `base`, and `by` is the
   * account that changed the document last, or null when that was the writer.
   */
  conflict: v.optional(v.object({ by: v.nullable(v.string()) })),
  /** The SDK's cache that has stored the write; null until one has. */
  cache: v.optional(v.nullable(v.string()), null),
  /** The server's time when another person's session first saw the write. */
  seenAt: v.optional(v.date()),
});

/** The fields of an entry that any version of the app writes, or shows. */
const anyEntrySchema = v.looseObject({
  id: v.string(),
  uid: v.string(),
  label: v.fallback(v.string(), 'Något som skrevs i en annan version av appen'),
  startedAt: v.fallback(v.date(), () => new Date(0)),
});
const anyChangeSchema = v.looseObject({
  path: v.fallback(v.string(), ''),
  values: v.fallback(v.looseObject({}), {}),
});

/** The write of one document; `values` are its fields without the stamps. A merged document has no stamps. */
export type Change = v.InferOutput<typeof changeSchema>;
/** The write of a document or of an entry, as a whole or by whole fields, so that the document shows whether it has arrived. */
export type OwnChange = Exclude<Change, { kind: 'merge' }>;

/** A write that the server has not confirmed, or has refused. */
export type PendingWrite = v.InferOutput<typeof pendingWriteSchema>;

/**
 * A person's own list of writes under way. The SDK keeps and sends the writes themselves, but when the tab
 * is closed it can no longer report their results, and its cache is wiped at every sign-out; this list makes
 * both good. A write waits here until the server has it, or until its writer throws it away.
 */
export interface Outbox {
  /** The name of this tab in the list. */
  tab: string;
  put(write: PendingWrite): Promise<void>;
  remove(id: string): Promise<void>;
  all(): Promise<PendingWrite[]>;
  clear(): Promise<void>;
  /** Calls `listener` when another tab has changed the list. */
  onChange(listener: () => void): void;
  /** Resolves when the tab is closed, crashes, is reloaded or signs out. */
  whenClosed(tab: string): Promise<void>;
  /** Does `work`, which can tell the closed tabs from the open ones; of several tabs, one at a time works. */
  alone(work: (isClosed: (tab: string) => boolean) => Promise<void>): Promise<void>;
  close(): void;
}

const lockPrefix = 'verkstadsnavet-tab-';
// Devices have unsent writes in a database of this name.
const database = 'verkstadsnavet-journal';
const openWrites = () => createStore(database, 'writes');
type Writes = ReturnType<typeof openWrites>;
/** The time in ms for which a write waits for a person while others sign in: longer than a summer's leave. */
const longestWait = 60 * 24 * 3600_000;

/** True if a write is about a document that no device may store: it waits in its tab's memory. */
export function isSecret({ changes }: Pick<PendingWrite, 'changes'>): boolean {
  return changes.some(({ path }) => describedAt(path)?.secret);
}

/**
 * A person's outbox in this browser's database, shared by its tabs. `serverTime` asks for a time that is certainly
 * past; it may reject.
 */
export function deviceOutbox(
  app: FirebaseApp,
  uid: string,
  serverTime: () => Promise<Date>,
): Outbox {
  const store = openWrites();
  const inTab = memoryOutbox(app, uid);
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
    put: (write) => (isSecret(write) ? inTab.put(write) : putNow(store, write).then(changed)),
    async remove(id) {
      await inTab.remove(id);
      await del(id, store).then(changed);
    },
    async all() {
      const writes = await readWrites(store);
      const left = writes.filter((write) => write.uid !== uid);
      // Without contact the time is not known, and is asked for again at the next look.
      if (left.length > 0)
        serverTime().then(
          (now) => forgetOld(store, left, now),
          () => {},
        );
      return [...(await inTab.all()), ...writes.filter((write) => write.uid === uid)];
    },
    async clear() {
      await inTab.clear();
      const own = (await readWrites(store)).filter((write) => write.uid === uid);
      await remove(store, own);
      changed();
    },
    onChange(listener) {
      channel.onmessage = listener;
    },
    whenClosed: (other) => navigator.locks.request(lockPrefix + other, async () => {}),
    alone: (work) =>
      navigator.locks.request(database, async () => {
        const { held: locks = [] } = await navigator.locks.query();
        const open = new Set(locks.map(({ name }) => name));
        await work((other) => !open.has(lockPrefix + other));
      }),
    close() {
      channel.close();
      release();
    },
  };
}

/** Stores a write, and commits it at once: a page that lets go of the databases aborts what is not committed (`letGo.ts`). */
function putNow(store: Writes, write: PendingWrite): Promise<void> {
  return store('readwrite', (entries) => {
    entries.put(write, write.id);
    entries.transaction.commit();
    return promisifyRequest(entries.transaction);
  });
}

async function readWrites(store: Writes): Promise<PendingWrite[]> {
  return (await values(store)).flatMap((value) => readEntry(value) ?? []);
}

/**
 * Reads an entry. One in the form of another version of the app cannot be sent, and becomes a refused write with all
 * that was typed; null for what is no entry at all.
 */
export function readEntry(value: unknown): PendingWrite | null {
  const read = v.safeParse(pendingWriteSchema, value);
  if (read.success) return read.output;
  const any = v.safeParse(anyEntrySchema, value);
  if (!any.success) {
    console.error('An entry of the outbox cannot be read', any.issues);
    return null;
  }
  const { id, uid, label, startedAt, seenAt, ...rest } = any.output;
  const changes = Array.isArray(rest.changes) ? rest.changes.map(readChange) : [readChange(rest)];
  const seen = seenAt instanceof Date ? { seenAt } : {};
  return { id, uid, tab: '', label, changes, startedAt, refused: true, cache: null, ...seen };
}

function readChange(value: unknown): Change {
  const read = v.safeParse(changeSchema, value);
  if (read.success) return read.output;
  const any = v.safeParse(anyChangeSchema, value);
  if (!any.success) return { kind: 'update', path: '', values: { text: value } };
  const { path, values: typed, ...rest } = any.output;
  return { kind: 'update', path, values: { ...rest, ...typed } };
}

/**
 * Removes the writes that have waited too long for their writers, counted from the first look of somebody else: the
 * clock of the device may be wrong.
 */
async function forgetOld(store: Writes, writes: PendingWrite[], now: Date): Promise<void> {
  const isOld = ({ seenAt = now }: PendingWrite) => now.getTime() - seenAt.getTime() > longestWait;
  await remove(store, writes.filter(isOld));
  const unseen = writes.filter(({ seenAt }) => seenAt === undefined);
  await store('readwrite', (entries) => {
    for (const { id } of unseen) {
      // As it is stored: another version of the app may know more of it, and its writer may have sent it meanwhile.
      const stored = entries.get(id);
      stored.onsuccess = () => {
        if (stored.result) entries.put({ ...stored.result, seenAt: now }, id);
      };
    }
    return promisifyRequest(entries.transaction);
  });
}

function remove(store: Writes, writes: PendingWrite[]): Promise<void> {
  return delMany(
    writes.map(({ id }) => id),
    store,
  );
}

/** Everybody's writes in this tab and on this device. */
export async function everyWrite(app: FirebaseApp): Promise<PendingWrite[]> {
  const onDevice = async () => ((await hasDatabase(database)) ? readWrites(openWrites()) : []);
  // A browser that lets nothing be read has let nothing be stored.
  return [...writesInMemory(app), ...(await onDevice().catch(() => []))];
}

const memories = new WeakMap<FirebaseApp, Map<string, PendingWrite>>();

/**
 * A person's outbox in the memory of this tab, which outlives the session, for shared computers and browsers
 * that refuse storage.
 */
export function memoryOutbox(app: FirebaseApp, uid: string): Outbox {
  const writes = memories.get(app) ?? new Map<string, PendingWrite>();
  memories.set(app, writes);
  let last: Promise<unknown> = Promise.resolve();
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
    whenClosed: async () => {},
    alone(work) {
      const done = last.then(() => work(() => true));
      last = done.catch(() => {});
      return done;
    },
    close() {},
  };
}

/** Everybody's writes in this tab. */
function writesInMemory(app: FirebaseApp): PendingWrite[] {
  return [...(memories.get(app)?.values() ?? [])];
}
