import {
  collection,
  doc,
  type DocumentSnapshot,
  getDoc,
  limit,
  orderBy,
  query,
  runTransaction,
  where,
} from 'firebase/firestore';
import { useCallback, useMemo } from 'react';
import { withTimeout } from '@/auth/withTimeout';
import type { KnownPayments } from '@/domain/invoice/bankMatch';
import { paidBy } from '@/domain/invoice/payment';
import {
  type Payment,
  paymentDocument,
  type PaymentFields,
  type Receivable,
  receivableDocument,
} from '@/domain/invoice/receivable';
import type { Entry, Live } from '@/domain/values/live';
import { applyChanges } from '@/data/sync/applyChanges';
import { isRefused } from '@/data/sync/isRefused';
import type { Change } from '@/data/sync/journal';
import { mostIds, useLiveList } from '@/data/sync/live';
import { readAll } from '@/data/sync/readAll';
import { readDocument } from '@/data/sync/readDocument';
import { useSavingState, useStore } from '@/data/sync/StoreContext';
import { useWorkshop } from './WorkshopContext';

/** The most payments of an invoice that are read; the rules refuse to list more. */
export const mostPayments = 500;
/** The most unpaid invoices that a bank's file is compared with. */
const mostCompared = 2000;

/** Watches the payments of an invoice, those taken back among them. */
export function usePaymentsOf(invoiceId: string): Live<Entry<Payment>[]> {
  const { db } = useStore();
  const { id } = useWorkshop();
  const ofInvoice = useMemo(
    () =>
      query(
        collection(db, 'workshops', id, 'payments'),
        where('invoiceId', '==', invoiceId),
        limit(mostPayments),
      ),
    [db, id, invoiceId],
  );
  return useLiveList(ofInvoice, paymentDocument);
}

/** Whether payments can be noted now: they need the server, because each changes what is owed. */
export function useCanPay(): boolean {
  const { home } = useStore();
  const { offline } = useSavingState();
  return home.kind === 'device' || !offline;
}

/** What became of a payment: it is noted now, or was already there under its id. */
export type Noted = 'noted' | 'there';

/** How often a payment is tried while others change what is owed for the same invoice. */
const mostTries = 4;

/** Notes payments. The writes are not queued like others: each rejects without contact, after ten seconds. */
export function usePaymentRecords() {
  const { db, uid, home, saving } = useStore();
  const { id: workshopId } = useWorkshop();

  return useMemo(() => {
    const parent = `workshops/${workshopId}`;

    function changesOf(id: string, fields: PaymentFields, owed: DocumentSnapshot): Change[] {
      const receivable = owed.exists() ? readDocument(owed, receivableDocument) : undefined;
      if (!receivable) throw new Error(`Nothing readable is owed for ${fields.invoiceId}`);
      const { path } = owed.ref;
      return [
        { kind: 'create', path: `${parent}/payments/${id}`, values: { ...fields } },
        { kind: 'update', path, values: paidBy(receivable, id, fields) },
      ];
    }

    function noteOnServer(id: string, fields: PaymentFields): Promise<Noted> {
      return runTransaction(db, async (transaction) => {
        const there = await transaction.get(doc(db, parent, 'payments', id));
        if (there.exists()) return 'there';
        const owed = await transaction.get(doc(db, parent, 'receivables', fields.invoiceId));
        applyChanges(transaction, db, uid, changesOf(id, fields, owed));
        return 'noted';
      });
    }

    /** The rules see what somebody else has just written before the transaction does, and refuse what it has counted. */
    async function tried(id: string, fields: PaymentFields, tries = 1): Promise<Noted> {
      try {
        return await noteOnServer(id, fields);
      } catch (error) {
        if (!isRefused(error) || tries === mostTries) throw error;
        return tried(id, fields, tries + 1);
      }
    }

    return {
      /** An id for a payment, made before it is tried, so that trying again makes no second one. */
      newId: () => crypto.randomUUID(),
      /** Notes a payment and what it makes of what is owed, together; `label` tells of it where no server is. */
      async note(label: string, id: string, fields: PaymentFields): Promise<Noted> {
        if (home.kind !== 'device') return withTimeout(tried(id, fields));
        const owed = await getDoc(doc(db, parent, 'receivables', fields.invoiceId));
        await saving.write(label, changesOf(id, fields, owed));
        return 'noted';
      },
    };
  }, [db, uid, home, saving, workshopId]);
}

/** Reads what a bank's file is compared with, from the server; rejects without contact, after ten seconds. */
export function useComparedPayments() {
  const { db, home } = useStore();
  const { id } = useWorkshop();
  return useCallback(
    /**
     * Reads what is unpaid, the invoices with these OCRs, and the payments from a day, `2026-11-23`, on: what takes one back
     * is never of an earlier day than the payment itself.
     */
    async (ocrs: readonly string[], from: string): Promise<KnownPayments> => {
      const receivables = collection(db, 'workshops', id, 'receivables');
      const payments = collection(db, 'workshops', id, 'payments');
      const { entries: open } = await readAll(
        query(receivables, where('isSettled', '==', false), orderBy('dueOn')),
        receivableDocument,
        { home },
        { most: mostCompared },
      );
      const known = new Set(open.map(({ data }) => data.ocr));
      const unknown = ocrs.filter((ocr) => !known.has(ocr));
      const named: Entry<Receivable>[] = [];
      for (let first = 0; first < unknown.length; first += mostIds) {
        const some = unknown.slice(first, first + mostIds);
        const ofSome = query(receivables, where('ocr', 'in', some));
        named.push(...(await readAll(ofSome, receivableDocument, { home })).entries);
      }
      const made = query(payments, where('paidOn', '>=', from), orderBy('paidOn'));
      return {
        receivables: [
          ...open,
          ...named.filter(({ id: one }) => !open.some((each) => each.id === one)),
        ],
        payments: (await readAll(made, paymentDocument, { home })).entries,
        isPartial: open.length >= mostCompared,
      };
    },
    [db, home, id],
  );
}
