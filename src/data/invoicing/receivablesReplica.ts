import { collection, orderBy, query, where } from 'firebase/firestore/lite';
import { type Receivable, receivableDocument } from '@/domain/invoice/receivable';
import type { Entry, Live } from '@/domain/values/live';
import { listOf, liveOf, liveReplica, unreadableIn } from '@/data/replica/liveReplica';
import type { Published } from '@/data/sync/published';
import { readAllPages } from '@/data/replica/pages';
import type { Scope } from '@/data/replica/scope';
import type { Store } from '@/data/sync/store';

type Receivables = Live<Entry<Receivable>[]>;

const loading: Receivables = { kind: 'loading' };

/** The unsettled receivables of a workshop, as this device keeps them, the earliest due day first, once it is started. */
export function receivablesReplica(store: Store, workshopId: string): Published<Receivables> {
  return liveReplica(store, workshopId, 'receivables', loading, ({ open }) => {
    const unsettled = unsettledIn(workshopId);
    const kept = open('receivables', receivableDocument, { scope: unsettled });
    const list = listOf(kept.changes, { isKept: unsettled.isKept, order: byDueDay });
    return (latest) => {
      const next = liveOf([kept.collection], list(), {
        unreadable: unreadableIn(kept),
        // Without contact the rest does not come.
        isPartEnough: !store.saving.getState().connected,
      });
      return next.kind === 'loading' ? latest : next;
    };
  });
}

function byDueDay({ data: one }: Entry<Receivable>, { data: other }: Entry<Receivable>): number {
  return one.dueOn.localeCompare(other.dueOn) || one.number - other.number;
}

/** A settled receivable leaves the replica by a change. Receivables are never deleted, so there are no tombstones. */
function unsettledIn(workshopId: string): Scope<Receivable> {
  return {
    since: 0,
    isKept: ({ isSettled }) => !isSettled,
    async readFirst(lite, _, onPage) {
      const all = collection(lite, 'workshops', workshopId, 'receivables');
      const open = query(all, where('isSettled', '==', false), orderBy('dueOn'));
      await readAllPages(open, onPage);
    },
  };
}
