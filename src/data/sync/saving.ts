import type { Firestore } from 'firebase/firestore';
import type { Firestore as Lite } from 'firebase/firestore/lite';
import { errorCode } from '@/errorCode';
import { commitChanges } from './applyChanges';
import { deliveryOf, whenAnswered } from './arrival';
import { startConnection } from './connection';
import { createdFor } from './createdFor';
import { isStored } from './isStored';
import { type Change, isSecret, type Outbox, type PendingWrite } from './outbox';
import { directLine } from './directLine';
import { reportOutbox } from './reportOutbox';
import type { Saving, SavingState } from './savingState';
import { ownCreations } from './ownCreations';
import { settled } from './settled';
import { splitWrite, withEarlier } from './conflicts';
import { byStart, startAfter } from './writeOrder';

interface SavingOptions {
  db: Firestore;
  /** A client for asking the server itself, past the cache. */
  lite: Lite;
  uid: string;
  outbox: Outbox;
  /** The name of the SDK's cache, which is wiped with all writes in it. */
  cache: string;
  /** Writes that this tab has handed to a cache that is gone. */
  unsent: PendingWrite[];
  /** The place where a write counts as done: the server, or this device when there is no server. */
  doneAt: 'server' | 'device';
}

/** Sends writes without anybody waiting for them, and keeps track of the result of each. */
export function startSaving(options: SavingOptions): Saving {
  const { db, lite, uid, outbox, cache, doneAt, unsent } = options;
  const { tab } = outbox;
  const listeners = new Set<() => void>();
  const own = new Map<string, PendingWrite>();
  const unstored = new Set<string>();
  const forgotten = new Set<string>();
  const watched = new Set([tab]);
  const creations = ownCreations();
  let others: PendingWrite[] = [];
  // After sign-out the outbox belongs to the next session, or has just been cleared.
  const stopped = new AbortController();
  const sendNext = directLine(db, uid, stopped.signal);
  const connection = startConnection(doneAt, publish, stopped.signal);
  let full = false;
  let discarded = false;
  let state: SavingState = { ...connection.state(), waiting: [], unstored: 0, full, refused: [] };

  function publish() {
    const all = [...others, ...own.values()];
    state = {
      ...connection.state(),
      waiting: all.filter((write) => !write.refused).toSorted(byStart),
      unstored: unstored.size,
      full,
      refused: all.filter((write) => write.refused).toSorted(byStart),
    };
    creations.follow(state.waiting);
    listeners.forEach((listener) => listener());
  }

  async function readOthers() {
    others = (await outbox.all()).filter(({ id }) => !own.has(id) && !forgotten.has(id));
    publish();
    for (const write of others) {
      if (write.refused || watched.has(write.tab)) continue;
      watched.add(write.tab);
      settleWritesOf(write.tab).catch((error: unknown) => {
        // Signing out ends the client while the client waits for an answer.
        if (stopped.signal.aborted) return;
        watched.delete(write.tab);
        reportOutbox(error);
      });
    }
  }

  /**
   * Records the new state of a write in this tab, in the outbox and in the other tabs; resolves when the
   * outbox has it.
   */
  async function record(write: PendingWrite) {
    if (stopped.signal.aborted) return;
    own.set(write.id, write);
    others = others.filter(({ id }) => id !== write.id);
    publish();
    if (!discarded) await keep(write);
  }

  function keep(write: PendingWrite) {
    return outbox.put(write).catch((error: unknown) => {
      full = true;
      publish();
      reportOutbox(error);
    });
  }

  function forget(id: string) {
    if (stopped.signal.aborted) return;
    own.delete(id);
    forgotten.add(id);
    others = others.filter((write) => write.id !== id);
    unstored.delete(id);
    publish();
    outbox.remove(id).catch(reportOutbox);
  }

  async function write(label: string, changes: Change[]) {
    const id = crypto.randomUUID();
    const startedAt = startAfter([...others, ...own.values()], new Date());
    const known = withEarlier(changes, state.waiting);
    await send({ id, uid, tab, label, changes: known, startedAt, refused: false, cache: null });
  }

  /** Hands a write to the SDK, which sends it; resolves when the write is stored on this device or refused. */
  async function send(pending: PendingWrite) {
    const [first] = pending.changes;
    if (!first) return;
    let isHeld = isSecret(pending) && doneAt === 'server';
    const committed = isHeld
      ? sendNext(pending.changes)
      : commitChanges(db, uid, pending.changes).catch((error: unknown) => {
          // The SDK gives up no write that it has stored, so there was no room for this one.
          if (errorCode(error) !== 'unavailable') throw error;
          isHeld = true;
          full = true;
          publish();
          // The store that follows sends it.
          return new Promise(() => {});
        });
    unstored.add(pending.id);
    const recorded = record(pending);
    const answered = committed.then(
      () => forget(pending.id),
      // A connection lost before the answer makes the SDK send the write again, and a document that has been
      // created cannot be created twice.
      async (error: unknown) => {
        const later = laterThan(pending);
        if ((await deliveryOf(lite, pending, later, stopped.signal)) !== 'missing')
          return forget(pending.id);
        await refuse(pending, later, error);
      },
    );
    if (isHeld || !(await isStored(db, first.path)) || isHeld) return answered;
    await recorded;
    if (unstored.delete(pending.id)) void record({ ...pending, cache });
    if (doneAt === 'device') forget(pending.id);
  }

  /**
   * Finds out the result of the writes of a tab that is closed or has signed out, together with those of all other such
   * tabs: a person goes on in one tab with what was begun in another. The SDK has sent those in its cache; the others
   * are sent now, in the order in which they were typed.
   */
  async function settleWritesOf(closed: string): Promise<void> {
    await outbox.whenClosed(closed);
    await whenAnswered(db, uid, stopped.signal);
    await outbox.alone(async (isClosed) => {
      await readOthers();
      const left = new Set(others.filter(({ tab }) => isClosed(tab)).map(({ id }) => id));
      // A tab that has been closed since may have left more in the SDK's cache.
      await whenAnswered(db, uid, stopped.signal);
      // Another tab may have settled them in the meantime.
      await readOthers();
      const orphans = others.filter((each) => left.has(each.id) && !each.refused);
      const asked = await Promise.all(
        orphans.toSorted(byStart).map(async (each) => {
          const later = laterThan(each);
          return { each, later, delivery: await deliveryOf(lite, each, later, stopped.signal) };
        }),
      );
      if (stopped.signal.aborted) return;
      for (const one of asked) {
        const outcome = settled(one, asked, cache);
        if (outcome === 'done') forget(one.each.id);
        else if (outcome === 'unsent') void send({ ...one.each, tab });
        else await refuse(one.each, one.later);
      }
    });
  }

  /**
   * The changes of later writes that may reach the server: a refused one waits for the person and replaces nothing. One
   * is forgotten when it is confirmed, so look before the server is asked.
   */
  function laterThan({ startedAt }: PendingWrite): Change[] {
    const later = [...others, ...own.values()].filter((each) => each.startedAt > startedAt);
    return later.filter((each) => !each.refused).flatMap((each) => each.changes);
  }

  /**
   * Calls a write refused. Documents that it was to create and that later writes name are written again, and so is what
   * nobody else has changed of a write that was typed over values which the server no longer has.
   */
  async function refuse(pending: PendingWrite, later: Change[], error?: unknown) {
    const parts = await splitWrite(lite, pending, later, stopped.signal);
    if (stopped.signal.aborted) return;
    unstored.delete(pending.id);
    if (parts) {
      for (const { change, by } of parts.conflicting) {
        const id = crypto.randomUUID();
        void record({ ...pending, id, tab, changes: [change], refused: true, conflict: { by } });
      }
      if (parts.again.length === 0) forget(pending.id);
      else void send({ ...pending, tab, changes: parts.again });
      return;
    }
    if (error) console.error(`Refused: ${pending.label}`, error);
    const needed = createdFor(later, pending.changes);
    void write(pending.label, needed);
    const changes = pending.changes.filter((each) => !needed.includes(each));
    void record({ ...pending, tab, changes, refused: true });
  }

  for (const each of unsent.toSorted(byStart)) {
    if (each.refused) void record({ ...each, tab });
    else void send({ ...each, tab });
  }
  outbox.onChange(() => readOthers().catch(reportOutbox));
  readOthers().catch(reportOutbox);

  return {
    write,
    creationOf: creations.of,
    dismiss: forget,
    async discard() {
      discarded = true;
      const left = others;
      await outbox.clear().catch(reportOutbox);
      return () => {
        discarded = false;
        const kept = left.filter(({ id }) => !own.has(id) && !forgotten.has(id));
        void Promise.all([...kept, ...own.values()].map(keep)).then(readOthers);
      };
    },
    setConnected: connection.answered,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: () => state,
    stop() {
      stopped.abort();
      listeners.clear();
      return [...own.values()];
    },
  };
}
