import {
  collection,
  documentId,
  limit,
  orderBy,
  query,
  type QueryConstraint,
  where,
} from 'firebase/firestore';
import { useCallback, useMemo } from 'react';
import { type Invoice, invoiceDocument, type InvoiceKind } from '@/domain/invoice/invoice';
import type { InvoiceQuery } from '@/domain/invoice/invoiceSearch';
import { type Receivable, receivableDocument } from '@/domain/invoice/receivable';
import type { Entry, Live } from '@/domain/values/live';
import { mostInvoicesListed } from './customerInvoices';
import { mostIds, useLiveList, useLiveListOf, useLiveLists } from '@/data/sync/live';
import { useStore } from '@/data/sync/StoreContext';
import { useWorkshop } from '@/data/workshop/WorkshopContext';

/** The most invoices of a list: one more is asked for, to tell that there are more. */
export const mostInvoicesFound = mostInvoicesListed - 1;

/** The days on which what is listed was issued, `2026-11-23`; '' where the list has no beginning or no end. */
export interface IssuedDays {
  from: string;
  till: string;
}

/** A question about invoices: all of some days, or those that a query may mean. */
export interface AskedInvoices {
  days: IssuedDays;
  kind: InvoiceKind | null;
  query: InvoiceQuery | null;
  /** The customers and the vehicles that the query means, by id. */
  customerIds: string[];
  vehicleIds: string[];
}

/**
 * Watches the newest invoices that may be asked for, at most `most` and one more of each question, each question as a list; the same
 * invoice may answer several. Numbers and names are not held against days and kind. `asked` must be memoised; null asks nothing.
 */
export function useAskedInvoices(
  asked: AskedInvoices | null,
  most: number,
): Live<Entry<Invoice>[][]> {
  const invoices = useCollection('invoices');
  const queries = useMemo(() => {
    if (!asked) return null;
    const { days, kind, query: typed } = asked;
    const ask = (...of: QueryConstraint[]) => query(invoices, ...of, limit(most + 1));
    const newest = (...of: QueryConstraint[]) => ask(...of, ...issuedOn(days));
    if (!typed) return [newest(...(kind === null ? [] : [where('kind', '==', kind)]))];
    // A credit has the opposite sum.
    const sums = [...new Set(typed.sums.flatMap((ore) => (ore === 0 ? [0] : [ore, -ore])))];
    return [
      ...parts(typed.ids).map((some) => ask(where(documentId(), 'in', some))),
      ...parts(typed.orderIds).map((some) => ask(where('orderId', 'in', some))),
      ...parts(typed.ocrs).map((some) => ask(where('ocr', 'in', some))),
      ...parts(sums).map((some) => newest(where('payableOre', 'in', some))),
      ...parts(asked.customerIds).map((some) => newest(where('customerId', 'in', some))),
      ...parts(asked.vehicleIds).map((some) => newest(where('vehicleId', 'in', some))),
      ...(typed.plate === null ? [] : [ask(...beginsWith('about', typed.plate))]),
      ...(typed.name === null ? [] : [ask(...beginsWith('buyer.name', typed.name))]),
    ];
  }, [invoices, asked, most]);
  return useLiveLists(queries, invoiceDocument);
}

/** Watches the invoices with some ids, in no order. */
export function useInvoicesWithIds(ids: readonly string[]): Live<Entry<Invoice>[]> {
  const invoices = useCollection('invoices');
  const queryOf = useCallback(
    (some: string[]) => query(invoices, where(documentId(), 'in', some), limit(mostIds)),
    [invoices],
  );
  return useLiveListOf(ids, queryOf, invoiceDocument);
}

/** Watches what is owed for the invoices with some ids, in no order; there is nothing for credits. */
export function useReceivablesWithIds(ids: readonly string[]): Live<Entry<Receivable>[]> {
  const receivables = useCollection('receivables');
  const queryOf = useCallback(
    (some: string[]) => query(receivables, where(documentId(), 'in', some), limit(mostIds)),
    [receivables],
  );
  return useLiveListOf(ids, queryOf, receivableDocument);
}

const settled = [where('isSettled', '==', true)];
const credited = [where('creditedOre', '>', 0)];

/** Watches the newest receivables of some days that are settled or of which something is credited, at most `most`; null watches nothing. */
export function useReceivablesBy(
  state: 'settled' | 'credited' | null,
  { from, till }: IssuedDays,
  most: number,
): Live<Entry<Receivable>[]> {
  const receivables = useCollection('receivables');
  const asked = useMemo(() => {
    if (state === null) return null;
    const days = issuedOn({ from, till });
    return state === 'settled'
      ? query(receivables, ...settled, ...days, limit(most))
      : query(receivables, ...credited, ...days, orderBy('creditedOre', 'desc'), limit(most));
  }, [receivables, state, from, till, most]);
  return useLiveList(asked, receivableDocument);
}

function useCollection(name: 'invoices' | 'receivables') {
  const { db } = useStore();
  const { id } = useWorkshop();
  return useMemo(() => collection(db, 'workshops', id, name), [db, id, name]);
}

/** Asks for documents of some days, the newest first. Numbers follow the days, so the order of days is that of the numbers. */
function issuedOn({ from, till }: IssuedDays): QueryConstraint[] {
  return [
    ...(from === '' ? [] : [where('issuedOn', '>=', from)]),
    ...(till === '' ? [] : [where('issuedOn', '<=', till)]),
    orderBy('issuedOn', 'desc'),
  ];
}

function beginsWith(field: string, text: string): QueryConstraint[] {
  return [where(field, '>=', text), where(field, '<=', `${text}\uf8ff`), orderBy(field)];
}

/** As many lists as there are ids or sums for. */
function parts<T>(values: readonly T[]): T[][] {
  const count = Math.ceil(values.length / mostIds);
  return Array.from({ length: count }, (_, part) =>
    values.slice(part * mostIds, (part + 1) * mostIds),
  );
}
