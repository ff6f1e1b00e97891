import { doc, type Firestore, onSnapshot, writeBatch } from 'firebase/firestore';
import { applyChanges } from './applyChanges';
import type { Change, Journal, PendingWrite } from './journal';
import { isDelivered } from './isDelivered';

/** What the saving indicator shows. `unstored` writes would be lost if the tab closed now. */
export interface SavingState {
  connected: boolean;
  waiting: number;
  unstored: number;
  refused: PendingWrite[];
}

export interface Saving {
  /**
   * Writes all of `changes` or none and returns at once. `label` says in Swedish what it is about,
   * for the list of refused writes.
   */
  write(label: string, changes: Change[]): void;
  /** Takes a refused write off the list. */
  dismiss(id: string): void;
  /** Told by whoever watches a document whether the server is answering. */
  setConnected(connected: boolean): void;
  subscribe(listener: () => void): () => void;
  getState(): SavingState;
  stop(): void;
}

interface SavingOptions {
  db: Firestore;
  uid: string;
  journal: Journal;
  /** Where a write counts as done: with the server, or on this device when there is no server. */
  doneAt: 'server' | 'device';
}

/** Sends writes without anyone waiting for them, and knows of each one how it went. */
export function startSaving({ db, uid, journal, doneAt }: SavingOptions): Saving {
  const { tab } = journal;
  const listeners = new Set<() => void>();
  const own = new Map<string, PendingWrite>();
  const unstored = new Set<string>();
  const watched = new Set([tab]);
  let others: PendingWrite[] = [];
  // After sign-out nothing may be put back into the journal that has just been cleared.
  let stopped = false;
  let connected = doneAt === 'device';
  let state: SavingState = { connected, waiting: 0, unstored: 0, refused: [] };

  function publish() {
    const all = [...others, ...own.values()];
    state = {
      connected,
      waiting: all.filter((write) => !write.refused).length,
      unstored: unstored.size,
      refused: all.filter((write) => write.refused),
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
      void settleWritesOf(write.tab);
    }
  }

  /** Records a write's new state here, in the journal, and in the other tabs. */
  function record(write: PendingWrite) {
    if (stopped) return;
    own.set(write.id, write);
    publish();
    journal.put(write).catch(reportJournal);
  }

  function forget(id: string) {
    if (stopped) return;
    own.delete(id);
    others = others.filter((write) => write.id !== id);
    unstored.delete(id);
    publish();
    journal.remove(id).catch(reportJournal);
  }

  function stored(id: string) {
    if (unstored.delete(id)) publish();
    if (doneAt === 'device') forget(id);
  }

  function write(label: string, changes: Change[]) {
    const pending: PendingWrite = {
      id: crypto.randomUUID(),
      uid,
      tab,
      label,
      changes,
      startedAt: new Date(),
      refused: false,
    };
    const [first] = changes;
    if (!first) return;
    const batch = writeBatch(db);
    applyChanges(batch, db, uid, changes);
    const committed = batch.commit();
    unstored.add(pending.id);
    record(pending);
    const stopWatching = whenStored(db, first, () => stored(pending.id));
    committed.then(
      () => forget(pending.id),
      (error: unknown) => {
        console.error(`Refused: ${label}`, error);
        stopWatching();
        unstored.delete(pending.id);
        record({ ...pending, refused: true });
      },
    );
  }

  /** Finds out what became of the writes of a tab that is no longer there. */
  async function settleWritesOf(closed: string) {
    await journal.whenClosed(closed);
    const known = [...others, ...own.values()];
    for (const orphan of others.filter((each) => each.tab === closed && !each.refused)) {
      const later = known.filter(({ startedAt }) => startedAt > orphan.startedAt);
      const left = orphan.changes.map((change) =>
        notWrittenOver(
          change,
          later.flatMap(({ changes }) => changes),
        ),
      );
      const arrived = await Promise.all(left.map((change) => !change || hasArrived(db, change)));
      if (arrived.every(Boolean)) forget(orphan.id);
      else record({ ...orphan, tab, refused: true });
    }
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
      stopped = true;
      listeners.clear();
    },
  };
}

// The writes themselves are with the SDK and still arrive; only their news may be missing later.
function reportJournal(error: unknown) {
  console.error('The journal of writes does not work', error);
}

/** What of a change must still be on the server after later ones, such as an undo; null for nothing. */
function notWrittenOver(change: Change, later: Change[]): Change | null {
  const same = later.filter(({ path }) => path === change.path);
  if (same.length === 0) return change;
  if (change.kind === 'delete' || same.some(({ kind }) => kind === 'delete')) return null;
  const values = Object.entries(change.values).filter(
    ([key]) => !same.some((next) => next.kind !== 'delete' && key in next.values),
  );
  return { ...change, values: Object.fromEntries(values) };
}

/** Whether the server shows a write of long ago; waits until it has been asked and nothing is pending. */
function hasArrived(db: Firestore, change: Change): Promise<boolean> {
  return new Promise((resolve) => {
    const stop = onSnapshot(
      doc(db, change.path),
      { includeMetadataChanges: true },
      (snapshot) => {
        if (snapshot.metadata.fromCache || snapshot.metadata.hasPendingWrites) return;
        stop();
        resolve(isDelivered(change, snapshot));
      },
      // Whoever may no longer read it may not have written it either.
      () => resolve(false),
    );
  });
}

/** Calls `done` once the local cache shows the write: from then on it survives the tab. */
function whenStored(db: Firestore, change: Change, done: () => void) {
  const stop = onSnapshot(
    doc(db, change.path),
    { source: 'cache', includeMetadataChanges: true },
    (snapshot) => {
      if (!isDelivered(change, snapshot)) return;
      stop();
      done();
    },
  );
  return stop;
}
