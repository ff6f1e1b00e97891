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
import { pendingWrites } from './pendingWrites';
import type { Saving } from './savingState';
import { settled } from './settled';
import { splitWrite, withEarlier } from './conflicts';
import { byStart } from './writeOrder';

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
  const watched = new Set([tab]);
  const stopped = new AbortController();
  const sendNext = directLine(db, uid, stopped.signal);
  const connection = startConnection(doneAt, () => pending.publish(), stopped.signal);
  const pending = pendingWrites(outbox, connection, stopped.signal);
  const { forget } = pending;

  /** Reads the writes of other tabs, and waits for the end of each of these tabs to settle them; returns the writes. */
  async function readOthers(): Promise<PendingWrite[]> {
    const others = await pending.readOthers();
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
    return others;
  }

  async function write(label: string, changes: Change[]) {
    const known = withEarlier(changes, pending.getState().waiting);
    const made = { id: crypto.randomUUID(), uid, tab, label, startedAt: pending.nextStart() };
    await send({ ...made, changes: known, refused: false, cache: null });
  }

  /** Hands a write to the SDK, which sends it; resolves when the write is stored on this device or refused. */
  async function send(sent: PendingWrite) {
    const [first] = sent.changes;
    if (!first) return;
    let isHeld = isSecret(sent) && doneAt === 'server';
    const committed = isHeld
      ? sendNext(sent.changes)
      : commitChanges(db, uid, sent.changes).catch((error: unknown) => {
          // The SDK gives up no write that it has stored, so there was no room for this one.
          if (errorCode(error) !== 'unavailable') throw error;
          isHeld = true;
          pending.noteFull();
          // The store that follows sends it.
          return new Promise(() => {});
        });
    const recorded = pending.record(sent, true);
    const answered = committed.then(
      () => forget(sent.id),
      // A connection lost before the answer makes the SDK send the write again, and a document that has been
      // created cannot be created twice.
      async (error: unknown) => {
        const later = pending.laterThan(sent);
        if ((await deliveryOf(lite, sent, later, stopped.signal)) !== 'missing')
          return forget(sent.id);
        await refuse(sent, later, error);
      },
    );
    if (isHeld || !(await isStored(db, first.path)) || isHeld) return answered;
    await recorded;
    if (pending.endUnstored(sent.id)) void pending.record({ ...sent, cache });
    if (doneAt === 'device') forget(sent.id);
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
      const left = (await readOthers()).filter((each) => isClosed(each.tab));
      const leftIds = new Set(left.map(({ id }) => id));
      // A tab that has been closed since may have left more in the SDK's cache.
      await whenAnswered(db, uid, stopped.signal);
      // Another tab may have settled them in the meantime.
      const others = await readOthers();
      const orphans = others.filter((each) => leftIds.has(each.id) && !each.refused);
      const asked = await Promise.all(
        orphans.toSorted(byStart).map(async (each) => {
          const later = pending.laterThan(each);
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
   * Calls a write refused. Documents that it was to create and that later writes name are written again, and so is what
   * nobody else has changed of a write that was typed over values which the server no longer has.
   */
  async function refuse(refused: PendingWrite, later: Change[], error?: unknown) {
    const parts = await splitWrite(lite, refused, later, stopped.signal);
    if (stopped.signal.aborted) return;
    pending.endUnstored(refused.id);
    if (parts) {
      for (const { change, by } of parts.conflicting) {
        const part = { id: crypto.randomUUID(), tab, changes: [change] };
        void pending.record({ ...refused, ...part, refused: true, conflict: { by } });
      }
      if (parts.again.length === 0) forget(refused.id);
      else void send({ ...refused, tab, changes: parts.again });
      return;
    }
    if (error) console.error(`Refused: ${refused.label}`, error);
    const needed = createdFor(later, refused.changes);
    void write(refused.label, needed);
    const changes = refused.changes.filter((each) => !needed.includes(each));
    void pending.record({ ...refused, tab, changes, refused: true });
  }

  for (const each of unsent.toSorted(byStart)) {
    if (each.refused) void pending.record({ ...each, tab });
    else void send({ ...each, tab });
  }
  outbox.onChange(() => readOthers().catch(reportOutbox));
  readOthers().catch(reportOutbox);

  return {
    write,
    creationOf: pending.creationOf,
    dismiss: forget,
    async discard() {
      const putBack = await pending.discard();
      return () => void putBack().then(readOthers);
    },
    setConnected: connection.answered,
    subscribe: pending.subscribe,
    getState: pending.getState,
    stop() {
      stopped.abort();
      pending.stop();
      return pending.own();
    },
  };
}
