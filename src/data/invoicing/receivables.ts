import { doc, documentId, limit, orderBy, query, where } from 'firebase/firestore';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { documentPath } from '@/domain/collections/documentPath';
import { type Receivable, receivableDocument } from '@/domain/invoice/receivable';
import { valuesBefore } from '@/domain/values/changedFields';
import type { Entry, Live } from '@/domain/values/live';
import { mostIds, useLiveDocument, useLiveList, useLiveListOf } from '@/data/sync/live';
import { keepsCopies } from '@/data/sync/store';
import { useStore } from '@/data/sync/StoreContext';
import { receivablesReplica } from './receivablesReplica';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { useWorkshopCollection } from '@/data/workshop/workshopCollection';

/** The most unpaid invoices that are drawn, and that the server is asked for; one more is read, to tell that there are more. */
export const mostReceivables = 200;

/** The unsettled receivables, the earliest due day first. */
export interface OpenReceivables {
  live: Live<Entry<Receivable>[]>;
  /** True if there are more than those: sums are then incomplete. */
  isCut: boolean;
}

/**
 * Watches the unsettled receivables: all of them as this device keeps them, and then the changes. A device that keeps none asks
 * the server for `mostReceivables`.
 */
export function useOpenReceivables(): OpenReceivables {
  const store = useStore();
  const { id } = useWorkshop();
  const kept = useMemo(
    () => (keepsCopies(store) ? receivablesReplica(store, id) : null),
    [store, id],
  );
  const receivables = useWorkshopCollection('receivables');
  const asked = kept
    ? null
    : query(
        receivables,
        where('isSettled', '==', false),
        orderBy('dueOn'),
        limit(mostReceivables + 1),
      );
  useEffect(() => kept?.start(), [kept]);
  const live = useLiveList(asked, receivableDocument);
  const here = useSyncExternalStore((kept ?? nothing).subscribe, (kept ?? nothing).getState);
  return useMemo(() => {
    if (kept) return { live: here, isCut: false };
    if (live.kind !== 'ready' || live.data.length <= mostReceivables) return { live, isCut: false };
    return { live: { ...live, data: live.data.slice(0, mostReceivables) }, isCut: true };
  }, [kept, here, live]);
}

const loading: Live<Entry<Receivable>[]> = { kind: 'loading' };
const nothing = { subscribe: () => () => {}, getState: () => loading };

/** Watches what is owed for an invoice; its data is null where there is none, as for a credit. */
export function useReceivable(invoiceId: string): Live<Entry<Receivable> | null> {
  const receivables = useWorkshopCollection('receivables');
  return useLiveDocument(doc(receivables, invoiceId), receivableDocument);
}

/** Watches what is owed for several invoices, by their ids. */
export function useReceivablesOf(invoiceIds: readonly string[]): Live<Entry<Receivable>[]> {
  const receivables = useWorkshopCollection('receivables');
  const queryOf = (some: string[]) =>
    query(receivables, where(documentId(), 'in', some), limit(mostIds));
  return useLiveListOf(invoiceIds, queryOf, receivableDocument);
}

/** Notes reminders; the write does not wait for the server. */
export function useReminderRecords() {
  const { saving } = useStore();
  const { id: workshopId } = useWorkshop();
  return {
    /** Notes that the customer was reminded on a day, `2026-11-23`, once more than was shown. */
    remind(label: string, { id, data }: Entry<Receivable>, remindedOn: string) {
      const values = { remindedOn, reminders: data.reminders + 1 };
      const path = documentPath(workshopId, 'receivables', id);
      const base = { ...valuesBefore(data, values) };
      void saving.write(label, [{ kind: 'update', path, values, base }]);
    },
  };
}
