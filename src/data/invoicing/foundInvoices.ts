import {
  type CollectionReference,
  documentId,
  limit,
  orderBy,
  query,
  type Query,
  type QueryConstraint,
  where,
} from 'firebase/firestore';
import { type Invoice, invoiceDocument, type InvoiceKind } from '@/domain/invoice/invoice';
import type { InvoiceQuery } from '@/domain/invoice/invoiceSearch';
import { type Receivable, receivableDocument } from '@/domain/invoice/receivable';
import type { Entry, Live } from '@/domain/values/live';
import { mostInvoicesListed } from './customerInvoices';
import { mostIds, useLiveList, useLiveListOf, useLiveLists } from '@/data/sync/live';
import { useWorkshopCollection } from '@/data/workshop/workshopCollection';

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
 * invoice may answer several. Numbers and names are not held against days and kind. A null `asked` asks nothing.
 */
export function useAskedInvoices(
  asked: AskedInvoices | null,
  most: number,
): Live<Entry<Invoice>[][]> {
  const invoices = useWorkshopCollection('invoices');
  const queries = asked && queriesOf(invoices, asked, most);
  return useLiveLists(queries, invoiceDocument);
}

function queriesOf(invoices: CollectionReference, asked: AskedInvoices, most: number): Query[] {
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
}

/** Watches the invoices with some ids, in no order. */
export function useInvoicesWithIds(ids: readonly string[]): Live<Entry<Invoice>[]> {
  const invoices = useWorkshopCollection('invoices');
  const queryOf = (some: string[]) =>
    query(invoices, where(documentId(), 'in', some), limit(mostIds));
  return useLiveListOf(ids, queryOf, invoiceDocument);
}

/** Watches what is owed for the invoices with some ids, in no order; there is nothing for credits. */
export function useReceivablesWithIds(ids: readonly string[]): Live<Entry<Receivable>[]> {
  const receivables = useWorkshopCollection('receivables');
  const queryOf = (some: string[]) =>
    query(receivables, where(documentId(), 'in', some), limit(mostIds));
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
  const receivables = useWorkshopCollection('receivables');
  const days = issuedOn({ from, till });
  const asked = {
    settled: () => query(receivables, ...settled, ...days, limit(most)),
    credited: () =>
      query(receivables, ...credited, ...days, orderBy('creditedOre', 'desc'), limit(most)),
  };
  return useLiveList(state && asked[state](), receivableDocument);
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
