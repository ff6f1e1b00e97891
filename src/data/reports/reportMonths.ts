import { deleteField, doc, runTransaction, serverTimestamp } from 'firebase/firestore';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { withTimeout } from '@/withTimeout';
import { type Facts } from '@/domain/report/facts';
import {
  monthOf,
  type ReportMonth,
  reportMonthDocument,
  sealedText,
} from '@/domain/report/reportMonth';
import type { Entry, Live } from '@/domain/values/live';
import { listOf, liveOf, liveReplica, unreadableIn } from '@/data/replica/liveReplica';
import type { Published, Watched } from '@/data/sync/published';
import { readDocument } from '@/data/sync/readDocument';
import type { Store } from '@/data/sync/store';
import { useStore } from '@/data/sync/StoreContext';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { workshopCollection } from '@/data/workshop/workshopCollection';

type Months = Live<Entry<ReportMonth>[]>;

const loading: Months = { kind: 'loading' };
const nothing: Published<Months> = {
  subscribe: () => () => {},
  getState: () => loading,
  start: () => () => {},
};

/**
 * Watches the sealed days of all months: as this device keeps them at once, then what has changed. It stays loading unless asked.
 * `source` is the same for those who need it outside of a component.
 */
export function useReportMonths(isAsked: boolean): { live: Months; source: Watched<Months> } {
  const store = useStore();
  const { id } = useWorkshop();
  const kept = useMemo(() => (isAsked ? keptMonths(store, id) : nothing), [store, id, isAsked]);
  useEffect(() => kept.start(), [kept]);
  return { live: useSyncExternalStore(kept.subscribe, kept.getState), source: kept };
}

/** The sealed days of a workshop as this device keeps them, once it is started. */
export function keptMonths(store: Store, workshopId: string): Published<Months> {
  return liveReplica(store, workshopId, 'reports', loading, ({ open }) => {
    const kept = open('reportMonths', reportMonthDocument);
    const list = listOf(kept.changes, { order: inOrder });
    return () =>
      liveOf([kept.collection], list(), { unreadable: unreadableIn(kept), isPartEnough: true });
  });
}

function inOrder(one: Entry<ReportMonth>, other: Entry<ReportMonth>): number {
  return one.id.localeCompare(other.id);
}

/** The values of one sealing of days. */
export interface Sealing {
  /** The months that exist, as they were when the documents were read. */
  known: readonly Pick<Entry<ReportMonth>, 'id' | 'data'>[];
  /** The facts of days that were computed. */
  days: ReadonlyMap<string, Facts>;
  /** Days that are no longer what the documents say, and were not computed anew. */
  stale: readonly string[];
  /** Throws where the documents were read too long ago. */
  confirm: () => void;
}

/**
 * Seals days, and takes away those that are stale: after it every sealed day is as the documents say, and the latest month's time
 * of writing tells when that was. Without days and stale days it only writes that time. Every sealing writes the latest month, so that two
 * devices that seal at once meet in it, and the second writes nothing and returns false. The write is not queued as others are,
 * because a late one would vouch for changes made meanwhile. Rejects without contact, after ten seconds.
 */
export async function sealDays(
  { db, uid }: Pick<Store, 'db' | 'uid'>,
  workshopId: string,
  { known, days, stale, confirm }: Sealing,
): Promise<boolean> {
  const former = new Map(known.map(({ id, data }) => [id, data]));
  const latest = [...former.keys()].toSorted().at(-1);
  const byMonth = new Map<string, Record<string, string | null>>();
  const of = (month: string) => {
    const own = byMonth.get(month) ?? {};
    byMonth.set(month, own);
    return own;
  };
  for (const day of stale) of(monthOf(day))[day.slice(8)] = null;
  for (const [day, facts] of days) of(monthOf(day))[day.slice(8)] = sealedText(facts);
  if (latest !== undefined) of(latest);
  const months = workshopCollection(db, workshopId, 'reportMonths');
  const at = (month: string) => doc(months, month);
  const stamp = { updatedAt: serverTimestamp(), updatedBy: uid };
  const sealing = runTransaction(db, async (transaction) => {
    confirm();
    for (const month of byMonth.keys()) {
      if (former.has(month) && month !== latest) continue;
      const found = await transaction.get(at(month));
      const now = found.exists() ? readDocument(found, reportMonthDocument)?.updatedAt : null;
      if (now?.getTime() !== former.get(month)?.updatedAt.getTime()) return false;
    }
    for (const [month, own] of byMonth) {
      const fields = Object.entries(own);
      if (former.has(month)) {
        const changed = fields.map(
          ([day, text]) => [`days.${day}`, text ?? deleteField()] as const,
        );
        transaction.update(at(month), { ...Object.fromEntries(changed), ...stamp });
      } else {
        const sealed = Object.fromEntries(fields.filter(([, text]) => text !== null));
        const made = { createdAt: serverTimestamp(), createdBy: uid };
        transaction.set(at(month), { days: sealed, ...made, ...stamp });
      }
    }
    // The reads may have taken long.
    confirm();
    return true;
  });
  return withTimeout(sealing);
}
