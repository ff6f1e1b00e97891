import {
  doc,
  documentId,
  type DocumentSnapshot,
  type FieldPath,
  getDoc,
  limit,
  orderBy,
  query,
  runTransaction,
  where,
} from 'firebase/firestore';
import { useCallback, useMemo } from 'react';
import { withTimeout } from '@/withTimeout';
import type { WorkshopCollection } from '@/domain/collections/collections';
import { documentPath } from '@/domain/collections/documentPath';
import { type KnownPayments, namedButUnknown } from '@/domain/invoice/bankMatch';
import type { BankPayment } from '@/domain/invoice/bankRows';
import type { NewPayment } from '@/domain/invoice/bankShares';
import { paidBy } from '@/domain/invoice/payment';
import { type Payment, paymentDocument, receivableDocument } from '@/domain/invoice/receivable';
import type { Entry, Live } from '@/domain/values/live';
import { applyChanges } from '@/data/sync/applyChanges';
import { isRefused } from '@/data/sync/isRefused';
import type { Change } from '@/data/sync/outbox';
import { mostIds, useLiveList } from '@/data/sync/live';
import { readAll } from '@/data/sync/readAll';
import { readDocument } from '@/data/sync/readDocument';
import { useSavingState, useStore } from '@/data/sync/StoreContext';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { useWorkshopCollection } from '@/data/workshop/workshopCollection';

/** The most payments of an invoice that are read; the rules refuse to list more. */
export const mostPayments = 500;
/** The most unpaid invoices that a bank's file is compared with. */
const mostCompared = 2000;

/** Watches the payments of an invoice, those taken back among them. */
export function usePaymentsOf(invoiceId: string): Live<Entry<Payment>[]> {
  const payments = useWorkshopCollection('payments');
  const ofInvoice = query(payments, where('invoiceId', '==', invoiceId), limit(mostPayments));
  return useLiveList(ofInvoice, paymentDocument);
}

/** True when payments can be noted now: they need the server, because each changes what is owed. */
export function useCanPay(): boolean {
  const { home } = useStore();
  const { offline } = useSavingState();
  return home.kind === 'device' || !offline;
}

/** The outcome of noting payments: they are noted now, or all or some of them were already there under their ids. */
export type Noted = 'noted' | 'there' | 'partly';

/** The most times that a payment is tried while others change what is owed for the same invoice. */
const mostTries = 4;

/** Notes payments. The writes are not queued like others: each rejects without contact, after ten seconds. */
export function usePaymentRecords() {
  const { db, uid, home, saving } = useStore();
  const { id: workshopId } = useWorkshop();

  return useMemo(() => {
    function changesOf({ id, fields }: NewPayment, owed: DocumentSnapshot): Change[] {
      const receivable = owed.exists() ? readDocument(owed, receivableDocument) : undefined;
      if (!receivable) throw new Error(`Nothing readable is owed for ${fields.invoiceId}`);
      const { path } = owed.ref;
      return [
        { kind: 'create', path: documentPath(workshopId, 'payments', id), values: { ...fields } },
        { kind: 'update', path, values: paidBy(receivable, id, fields) },
      ];
    }

    function noteOnServer(payments: readonly NewPayment[]): Promise<Noted> {
      return runTransaction(db, async (transaction) => {
        const read = (name: WorkshopCollection, id: string) =>
          transaction.get(doc(db, documentPath(workshopId, name, id)));
        const there = await Promise.all(payments.map(({ id }) => read('payments', id)));
        if (there.some((each) => each.exists())) {
          return there.every((each) => each.exists()) ? 'there' : 'partly';
        }
        const owed = await Promise.all(
          payments.map(({ fields }) => read('receivables', fields.invoiceId)),
        );
        applyChanges(transaction, db, uid, allChanges(payments, owed));
        return 'noted';
      });
    }

    function allChanges(payments: readonly NewPayment[], owed: readonly DocumentSnapshot[]) {
      return owed.flatMap((each, at) => (payments[at] ? changesOf(payments[at], each) : []));
    }

    /** The rules see what somebody else has just written before the transaction does, and refuse what it has counted. */
    async function tried(payments: readonly NewPayment[], tries = 1): Promise<Noted> {
      try {
        return await noteOnServer(payments);
      } catch (error) {
        if (!isRefused(error) || tries === mostTries) throw error;
        return tried(payments, tries + 1);
      }
    }

    return {
      /** An id for a payment, made before it is tried, so that trying again makes no second one. */
      newId: () => crypto.randomUUID(),
      /**
       * Notes payments of different invoices and what they make of what is owed, all of them or none; `label` tells of them where no
       * server is.
       */
      async note(label: string, payments: readonly NewPayment[]): Promise<Noted> {
        if (home.kind !== 'device') return withTimeout(tried(payments));
        const owed = await Promise.all(
          payments.map(({ fields }) =>
            getDoc(doc(db, documentPath(workshopId, 'receivables', fields.invoiceId))),
          ),
        );
        await saving.write(label, allChanges(payments, owed));
        return 'noted';
      },
    };
  }, [db, uid, home, saving, workshopId]);
}

/** Reads what a bank's file is compared with, from the server; rejects without contact, after ten seconds. */
export function useComparedPayments() {
  const { home } = useStore();
  const receivables = useWorkshopCollection('receivables');
  const payments = useWorkshopCollection('payments');
  return useCallback(
    /**
     * Reads what is unpaid, the payments from the first day of the rows on, and the invoices that the rows name or that are paid as a
     * row may pay them. A payment that takes one back is never of an earlier day than that.
     */
    async (rows: readonly BankPayment[]): Promise<KnownPayments> => {
      const from = rows.map(({ paidOn }) => paidOn).toSorted()[0] ?? '';
      const made = query(payments, where('paidOn', '>=', from), orderBy('paidOn'));
      const unpaid = query(receivables, where('isSettled', '==', false), orderBy('dueOn'));
      const most = { most: mostCompared + 1 };
      const { entries: open } = await readAll(unpaid, receivableDocument, { home }, most);
      const { entries: noted } = await readAll(made, paymentDocument, { home });

      const known = new Map(open.map((each) => [each.id, each]));
      async function readBy<T>(field: string | FieldPath, values: Iterable<T>) {
        const asked = [...new Set(values)];
        for (let first = 0; first < asked.length; first += mostIds) {
          const some = query(receivables, where(field, 'in', asked.slice(first, first + mostIds)));
          const { entries } = await readAll(some, receivableDocument, { home });
          for (const each of entries) known.set(each.id, each);
        }
      }
      const { ocrs, numbers, ids } = namedButUnknown(rows, open, noted);
      await Promise.all([
        readBy('ocr', ocrs),
        readBy('number', numbers),
        readBy(documentId(), ids),
      ]);
      return {
        receivables: [...known.values()],
        payments: noted,
        isPartial: open.length > mostCompared,
      };
    },
    [home, receivables, payments],
  );
}
