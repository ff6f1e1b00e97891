import {
  collection,
  doc,
  documentId,
  limit,
  orderBy,
  query,
  serverTimestamp,
  where,
  writeBatch,
} from 'firebase/firestore';
import { useMemo } from 'react';
import { withTimeout } from '@/auth/withTimeout';
import { type Facts } from '@/domain/report/facts';
import {
  monthOf,
  type ReportMonth,
  reportMonthDocument,
  sealedText,
} from '@/domain/report/reportMonth';
import type { Entry, Live } from '@/domain/values/live';
import { useLiveList } from '@/data/sync/live';
import type { Store } from '@/data/sync/store';
import { useStore } from '@/data/sync/StoreContext';
import { useWorkshop } from './WorkshopContext';

/** The most months that are read; the rules refuse to list more. */
const mostMonths = 100;

/** Watches the sealed days of months, `2026-11`, first and last included; a null `first` watches nothing. */
export function useReportMonths(first: string | null, last: string): Live<Entry<ReportMonth>[]> {
  const { db } = useStore();
  const { id } = useWorkshop();
  const months = useMemo(
    () =>
      first === null
        ? null
        : query(
            collection(db, 'workshops', id, 'reportMonths'),
            where(documentId(), '>=', first),
            where(documentId(), '<=', last),
            orderBy(documentId()),
            limit(mostMonths),
          ),
    [db, id, first, last],
  );
  return useLiveList(months, reportMonthDocument);
}

/**
 * Seals days, and notes of the other months that they are still as they were sealed. The writes are not queued like others: what
 * is not sealed now is computed anew the next time. Rejects without contact, after ten seconds.
 */
export async function sealDays(
  { db, uid }: Pick<Store, 'db' | 'uid'>,
  workshopId: string,
  known: ReadonlySet<string>,
  days: ReadonlyMap<string, Facts>,
  checked: readonly string[],
): Promise<void> {
  const byMonth = new Map<string, Record<string, string>>(checked.map((month) => [month, {}]));
  for (const [day, facts] of days) {
    const own = byMonth.get(monthOf(day)) ?? {};
    own[day.slice(8)] = sealedText(facts);
    byMonth.set(monthOf(day), own);
  }
  if (byMonth.size === 0) return;
  const batch = writeBatch(db);
  const stamp = { updatedAt: serverTimestamp(), updatedBy: uid };
  for (const [month, own] of byMonth) {
    const at = doc(db, 'workshops', workshopId, 'reportMonths', month);
    if (known.has(month)) {
      const fields = Object.entries(own).map(([day, text]) => [`days.${day}`, text] as const);
      batch.update(at, { ...Object.fromEntries(fields), ...stamp });
    } else {
      batch.set(at, { days: own, createdAt: serverTimestamp(), createdBy: uid, ...stamp });
    }
  }
  await withTimeout(batch.commit());
}
