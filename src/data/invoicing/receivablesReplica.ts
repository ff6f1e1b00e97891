import { collection, orderBy, query, where } from 'firebase/firestore/lite';
import { type Receivable, receivableDocument } from '@/domain/invoice/receivable';
import type { Entry, Live } from '@/domain/values/live';
import { electLeader, openReplica, publishSoon } from '@/data/replica/replica';
import { type Published, published } from '@/data/sync/published';
import { readAllPages } from '@/data/replica/pages';
import type { Scope } from '@/data/replica/scope';
import type { Store } from '@/data/sync/store';

/** The unsettled receivables of a workshop, as this device keeps them, the earliest due day first, once it is started. */
export function receivablesReplica(
  store: Store,
  workshopId: string,
): Published<Live<Entry<Receivable>[]>> {
  return published<Live<Entry<Receivable>[]>>({ kind: 'loading' }, (set) => {
    const leader = electLeader(store, `receivables-${workshopId}`);
    const soon = publishSoon(store, publish);
    const path = `workshops/${workshopId}/receivables`;
    const unsettled = unsettledIn(path);
    const { collection: kept, changes } = openReplica({
      ...{ store, schema: receivableDocument, isLeader: leader.isLeader, changed: soon },
      ...{ path, scope: unsettled },
    });
    const all = new Map<string, Entry<Receivable>>();
    let isOver = false;
    /** True if what is shown came from the copy; null before anything is. */
    let shownFromCache: boolean | null = null;

    function publish() {
      if (isOver) return;
      const changed = changes();
      for (const [id, entry] of changed) {
        // A write of this device that is under way may settle one.
        if (entry && unsettled.isKept(entry.data)) all.set(id, entry);
        else all.delete(id);
      }
      const { status, isCurrent } = kept;
      if (status instanceof Error) return set({ kind: 'failed', error: status });
      // A part would look like less, but without contact more does not come.
      const isAwaited = status === 'partial' && store.saving.getState().connected;
      if (status === 'reading' || isAwaited) return;
      const fromCache = status !== 'complete' || !isCurrent;
      if (changed.length === 0 && shownFromCache === fromCache) return;
      shownFromCache = fromCache;
      const unreadable = [...kept.unreadable.keys()];
      set({ kind: 'ready', data: [...all.values()].toSorted(byDueDay), fromCache, unreadable });
    }

    const unsubscribe = store.saving.subscribe(soon);
    soon();
    return () => {
      isOver = true;
      unsubscribe();
      leader.stop();
      kept.stop();
    };
  });
}

function byDueDay({ data: one }: Entry<Receivable>, { data: other }: Entry<Receivable>): number {
  return one.dueOn.localeCompare(other.dueOn) || one.number - other.number;
}

/** A settled receivable leaves the replica by a change. Receivables are never deleted, so there are no tombstones. */
function unsettledIn(path: string): Scope<Receivable> {
  return {
    since: 0,
    isKept: ({ isSettled }) => !isSettled,
    async readFirst(lite, _, onPage) {
      const open = query(collection(lite, path), where('isSettled', '==', false), orderBy('dueOn'));
      await readAllPages(open, onPage);
    },
  };
}
