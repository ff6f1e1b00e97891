import { collection, doc, limit, orderBy, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { type Receivable, receivableDocument } from '@/domain/invoice/receivable';
import { valuesBefore } from '@/domain/values/changedFields';
import type { Entry, Live } from '@/domain/values/live';
import { useLiveDocument, useLiveList } from '@/data/sync/live';
import { useStore } from '@/data/sync/StoreContext';
import { useWorkshop } from './WorkshopContext';

/** The most unpaid invoices that are shown; one more is read, to tell that there are more. */
export const mostReceivables = 200;

/** Watches what is not settled, the earliest due day first, one more than `mostReceivables` at most. */
export function useOpenReceivables(): Live<Entry<Receivable>[]> {
  const { db } = useStore();
  const { id } = useWorkshop();
  const open = useMemo(
    () =>
      query(
        collection(db, 'workshops', id, 'receivables'),
        where('isSettled', '==', false),
        orderBy('dueOn'),
        limit(mostReceivables + 1),
      ),
    [db, id],
  );
  return useLiveList(open, receivableDocument);
}

/** Watches what is owed for an invoice; its data is null where there is none, as for a credit. */
export function useReceivable(invoiceId: string): Live<Entry<Receivable> | null> {
  const { db } = useStore();
  const { id } = useWorkshop();
  return useLiveDocument(
    useMemo(() => doc(db, 'workshops', id, 'receivables', invoiceId), [db, id, invoiceId]),
    receivableDocument,
  );
}

/** Notes reminders; the write does not wait for the server. */
export function useReminderRecords() {
  const { saving } = useStore();
  const { id: workshopId } = useWorkshop();
  return {
    /** Notes that the customer was reminded on a day, `2026-11-23`, once more than was shown. */
    remind(label: string, { id, data }: Entry<Receivable>, remindedOn: string) {
      const values = { remindedOn, reminders: data.reminders + 1 };
      const path = `workshops/${workshopId}/receivables/${id}`;
      const over = { ...valuesBefore(data, values) };
      void saving.write(label, [{ kind: 'update', path, values, over }]);
    },
  };
}
