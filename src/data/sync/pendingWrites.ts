import type { startConnection } from './connection';
import type { Change, Outbox, PendingWrite } from './outbox';
import { ownCreations } from './ownCreations';
import { reportOutbox } from './reportOutbox';
import type { SavingState } from './savingState';
import { byStart, startAfter } from './writeOrder';

/**
 * The writes of this device that the server does not have: those of this tab, and those of others as the outbox tells. Each change
 * is told to the listeners, to the outbox and by it to the other tabs, until `stopped` is aborted: the outbox then belongs to the next
 * session.
 */
export function pendingWrites(
  outbox: Outbox,
  connection: Pick<ReturnType<typeof startConnection>, 'state'>,
  stopped: AbortSignal,
) {
  const listeners = new Set<() => void>();
  const own = new Map<string, PendingWrite>();
  const unstored = new Set<string>();
  const forgotten = new Set<string>();
  const creations = ownCreations();
  let others: PendingWrite[] = [];
  let full = false;
  let discarded = false;
  let state: SavingState = { ...connection.state(), waiting: [], unstored: 0, full, refused: [] };

  const all = () => [...others, ...own.values()];

  function publish() {
    state = {
      ...connection.state(),
      waiting: all()
        .filter((write) => !write.refused)
        .toSorted(byStart),
      unstored: unstored.size,
      full,
      refused: all()
        .filter((write) => write.refused)
        .toSorted(byStart),
    };
    creations.follow(state.waiting);
    listeners.forEach((listener) => listener());
  }

  function noteFull() {
    full = true;
    publish();
  }

  function put(write: PendingWrite) {
    return outbox.put(write).catch((error: unknown) => {
      noteFull();
      reportOutbox(error);
    });
  }

  return {
    getState: () => state,
    publish,
    noteFull,
    creationOf: creations.of,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    own: () => [...own.values()],
    /** Reads the writes of other tabs anew, and returns them. */
    async readOthers(): Promise<PendingWrite[]> {
      others = (await outbox.all()).filter(({ id }) => !own.has(id) && !forgotten.has(id));
      publish();
      return others;
    },
    /** The time of a write that is made now. */
    nextStart: () => startAfter(all(), new Date()),
    /**
     * The changes of later writes that may reach the server: a refused one waits for the person and replaces nothing. One
     * is forgotten when it is confirmed, so look before the server is asked.
     */
    laterThan({ startedAt }: PendingWrite): Change[] {
      const later = all().filter((each) => each.startedAt > startedAt && !each.refused);
      return later.flatMap((each) => each.changes);
    },
    /** Records a write or its new state; resolves when the outbox has it. `isUnstored` when closing the tab would lose it. */
    async record(write: PendingWrite, isUnstored = false) {
      if (stopped.aborted) return;
      if (isUnstored) unstored.add(write.id);
      own.set(write.id, write);
      others = others.filter(({ id }) => id !== write.id);
      publish();
      if (!discarded) await put(write);
    },
    /** Ends the time in which closing the tab would lose a write; returns false if it had ended. */
    endUnstored: (id: string) => unstored.delete(id),
    /** Takes a write off the list. */
    forget(id: string) {
      if (stopped.aborted) return;
      own.delete(id);
      forgotten.add(id);
      others = others.filter((write) => write.id !== id);
      unstored.delete(id);
      publish();
      outbox.remove(id).catch(reportOutbox);
    },
    /** Empties the outbox; the returned function puts its writes back. */
    async discard(): Promise<() => Promise<unknown>> {
      discarded = true;
      const left = others;
      await outbox.clear().catch(reportOutbox);
      return () => {
        discarded = false;
        const kept = left.filter(({ id }) => !own.has(id) && !forgotten.has(id));
        return Promise.all([...kept, ...own.values()].map(put));
      };
    },
    stop: () => listeners.clear(),
  };
}
