import { doc, type Firestore, getDocFromCache, writeBatch } from 'firebase/firestore';
import type { Firestore as Lite } from 'firebase/firestore/lite';
import { errorCode } from '@/errorCode';
import { applyChanges } from './applyChanges';
import { hasArrived, notWrittenOver, whenAnswered } from './arrival';
import { createdFor } from './createdFor';
import type { Change, Journal, PendingWrite } from './journal';

/**
 * The state of this device's writes. `waiting` are not yet confirmed by the server, oldest first; `unstored`
 * counts writes that would be lost if the tab closed now.
 */
export interface SavingState {
  connected: boolean;
  waiting: PendingWrite[];
  unstored: number;
  refused: PendingWrite[];
}

export interface Saving {
  /**
   * Writes all of `changes` at once, or none. `label` says in Swedish what the write is about, for the list
   * of refused writes. Resolves when the write is stored on this device or refused; callers need not wait.
   */
  write(label: string, changes: Change[]): Promise<void>;
  /** Takes a refused write off the list. */
  dismiss(id: string): void;
  /** Sets whether the server answers; called by a listener on a document. */
  setConnected(connected: boolean): void;
  subscribe(listener: () => void): () => void;
  getState(): SavingState;
  stop(): void;
}

interface SavingOptions {
  db: Firestore;
  /** A client for asking the server itself, past the cache. */
  lite: Lite;
  uid: string;
  journal: Journal;
  /** The place where a write counts as done: the server, or this device when there is no server. */
  doneAt: 'server' | 'device';
}

/** Sends writes without anybody waiting for them, and keeps track of the result of each. */
export function startSaving({ db, lite, uid, journal, doneAt }: SavingOptions): Saving {
  const { tab } = journal;
  const listeners = new Set<() => void>();
  const own = new Map<string, PendingWrite>();
  const unstored = new Set<string>();
  const watched = new Set([tab]);
  let others: PendingWrite[] = [];
  // After sign-out nothing may be put back into the journal, which has just been cleared.
  const stopped = new AbortController();
  let connected = doneAt === 'device';
  let lastStart = 0;
  let state: SavingState = { connected, waiting: [], unstored: 0, refused: [] };

  function publish() {
    const all = [...others, ...own.values()];
    state = {
      connected,
      waiting: all.filter((write) => !write.refused).toSorted(byStart),
      unstored: unstored.size,
      refused: all.filter((write) => write.refused).toSorted(byStart),
    };
    listeners.forEach((listener) => listener());
  }

  async function readOthers() {
    const all = await journal.all();
    others = all.filter((write) => write.uid === uid && !own.has(write.id));
    publish();
    for (const write of others) {
      if (write.refused || watched.has(write.tab)) continue;
      watched.add(write.tab);
      settleWritesOf(write.tab).catch((error: unknown) => {
        // Signing out ends the client while the client waits for an answer.
        if (!stopped.signal.aborted) reportJournal(error);
      });
    }
  }

  /**
   * Records the new state of a write in this tab, in the journal and in the other tabs; resolves when the
   * journal has it.
   */
  async function record(write: PendingWrite) {
    if (stopped.signal.aborted) return;
    own.set(write.id, write);
    publish();
    await journal.put(write).catch(reportJournal);
  }

  function forget(id: string) {
    if (stopped.signal.aborted) return;
    own.delete(id);
    others = others.filter((write) => write.id !== id);
    unstored.delete(id);
    publish();
    journal.remove(id).catch(reportJournal);
  }

  async function write(label: string, changes: Change[]) {
    // Two writes of a millisecond must not look as if neither were the later one.
    lastStart = Math.max(Date.now(), lastStart + 1);
    const pending: PendingWrite = {
      id: crypto.randomUUID(),
      uid,
      tab,
      label,
      changes,
      startedAt: new Date(lastStart),
      refused: false,
    };
    const [first] = changes;
    if (!first) return;
    const batch = writeBatch(db);
    applyChanges(batch, db, uid, changes);
    const committed = batch.commit();
    unstored.add(pending.id);
    const recorded = record(pending);
    const answered = committed.then(
      () => forget(pending.id),
      // A connection lost before the answer makes the SDK send the write again, and a document that has been
      // created cannot be created twice.
      async (error: unknown) => {
        if (await isRefused(pending)) console.error(`Refused: ${label}`, error);
      },
    );
    if (!(await isStored(db, first))) return answered;
    await recorded;
    if (unstored.delete(pending.id)) publish();
    if (doneAt === 'device') forget(pending.id);
  }

  /** Finds out the result of the writes of a tab that is closed. */
  async function settleWritesOf(closed: string) {
    await journal.whenClosed(closed);
    await whenAnswered(db, uid, stopped.signal);
    const orphans = others.filter((each) => each.tab === closed && !each.refused);
    await Promise.all(orphans.map(isRefused));
  }

  /**
   * Whether a write that has no confirmation is refused: the server does not show it, apart from the values that
   * later writes have replaced. Documents that it was to create and that later writes name are written again.
   */
  async function isRefused(pending: PendingWrite): Promise<boolean> {
    const { id, label, startedAt, changes } = pending;
    // A later write is forgotten as soon as it is confirmed, so it is looked for before the server is asked.
    const later = [...others, ...own.values()]
      .filter((each) => each.startedAt > startedAt)
      .flatMap((each) => each.changes);
    const left = notWrittenOver(changes, later);
    if (left.length === 0 || (await hasArrived(lite, left, stopped.signal))) {
      forget(id);
      return false;
    }
    if (stopped.signal.aborted) return false;
    const needed = createdFor(later, changes);
    void write(label, needed);
    unstored.delete(id);
    void record({
      ...pending,
      ...{ tab, changes: changes.filter((each) => !needed.includes(each)), refused: true },
    });
    return true;
  }

  journal.onChange(() => readOthers().catch(reportJournal));
  readOthers().catch(reportJournal);

  return {
    write,
    dismiss: forget,
    setConnected(next) {
      if (connected === next || doneAt === 'device') return;
      connected = next;
      publish();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: () => state,
    stop() {
      stopped.abort();
      listeners.clear();
    },
  };
}

// The SDK keeps and sends the writes without the journal; only their results may be missing later.
function reportJournal(error: unknown) {
  console.error('The journal of writes does not work', error);
}

/**
 * Whether a write that was just begun is in the local storage, where it survives the tab. The SDK does one
 * thing after the other: when this read is answered, the preceding write has been stored.
 */
async function isStored(db: Firestore, { path }: Change): Promise<boolean> {
  try {
    await getDocFromCache(doc(db, path));
    return true;
  } catch (error) {
    // A document that this device has never read is not in its cache; the cache has answered all the same.
    return errorCode(error) === 'unavailable';
  }
}

function byStart(a: PendingWrite, b: PendingWrite): number {
  return a.startedAt.getTime() - b.startedAt.getTime();
}
