import type { CalendarDate } from '@internationalized/date';
import { documentId, orderBy, type Query, query, where } from 'firebase/firestore';
import { useCallback } from 'react';
import type { WorkshopCollection } from '@/domain/collections/collections';
import { type Invoice, invoiceDocument, invoiceId } from '@/domain/invoice/invoice';
import {
  type Payment,
  paymentDocument,
  type Receivable,
  receivableDocument,
} from '@/domain/invoice/receivable';
import { neighbourCount } from '@/domain/invoice/sellerFaults';
import { seriesDocument } from '@/domain/invoice/series';
import type { SeriesRead } from '@/domain/invoice/seriesCheck';
import type { Days } from '@/domain/report/period';
import { instantAt } from '@/domain/time/swedishTime';
import { grouped } from '@/domain/values/grouped';
import type { Entry } from '@/domain/values/live';
import { sum } from '@/domain/values/sum';
import { readAll, readOf, readWhole } from '@/data/sync/readAll';
import type { Store } from '@/data/sync/store';
import { useStore } from '@/data/sync/StoreContext';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { workshopCollection } from '@/data/workshop/workshopCollection';

/** The most missing numbers that are looked for on other days. */
const mostLookedFor = 60;

/**
 * Gives a function that reads the series of the days from `first` to `last`, which must be memoised, with the invoices that its
 * credits and payments name. Only documents whose sums differ from their receivables cost further reads. Rejects as readAll does.
 */
export function useReadSeries(first: CalendarDate, last: CalendarDate) {
  const { db, home } = useStore();
  const { id: workshopId } = useWorkshop();
  return useCallback(
    (onRead: (documents: number) => void): Promise<SeriesRead> =>
      readSeries({ db, home }, workshopId, { first, last }, onRead),
    [db, home, workshopId, first, last],
  );
}

const withIds = (of: Query) => (ids: string[]) => query(of, where(documentId(), 'in', ids));

async function readSeries(
  store: Pick<Store, 'db' | 'home'>,
  workshopId: string,
  { first, last }: Days,
  onRead: (documents: number) => void,
): Promise<SeriesRead> {
  const of = (name: WorkshopCollection) => workshopCollection(store.db, workshopId, name);
  const [invoices, receivables, payments] = [of('invoices'), of('receivables'), of('payments')];
  const days = [where('issuedOn', '>=', String(first)), where('issuedOn', '<=', String(last))];
  const inPeriod = query(invoices, ...days, orderBy('issuedOn'));
  const issued = await readAll(inPeriod, invoiceDocument, store, { onRead });
  const owedInPeriod = query(receivables, ...days, orderBy('issuedOn'));
  const owed = await readWhole(owedInPeriod, receivableDocument, store);
  // The server's time tells when a payment was noted, whatever day it says itself: one with a wrong day would be in no period
  // that anybody looks at.
  const notedInPeriod = query(
    payments,
    where('createdAt', '>=', instantAt(first, 0)),
    where('createdAt', '<', instantAt(last.add({ days: 1 }), 0)),
    orderBy('createdAt'),
  );
  const noted = await readWhole(notedInPeriod, paymentDocument, store);
  const [numbers] = await readWhole(query(of('series')), seriesDocument, store);

  const lookedFor = missingIds(issued).slice(0, mostLookedFor);
  const elsewhere = await readOf(lookedFor, withIds(invoices), invoiceDocument, store);
  const documents = byNumber([...issued.entries, ...elsewhere]);
  const before = await readBeside(invoices, store, '<', documents.at(0)?.data.number);
  const after = await readBeside(invoices, store, '>', documents.at(-1)?.data.number);

  const here = new Set([...documents.map(({ id }) => id), ...issued.unreadable]);
  const named = [
    ...noted.map(({ data }) => data.invoiceId),
    ...documents.flatMap(({ data }) => data.creditsId ?? []),
  ].filter((id) => !here.has(id));
  const others = [...new Set(named)];
  const known = await readOf(others, withIds(invoices), invoiceDocument, store);
  const receivablesHere = new Set(owed.map(({ id }) => id));
  const invoiced = documents.filter(({ data }) => data.kind === 'invoice');
  const lacking = [...others, ...invoiced.map(({ id }) => id)].filter(
    (id) => !receivablesHere.has(id),
  );
  const alsoOwed = await readOf(lacking, withIds(receivables), receivableDocument, store);
  const allOwed = [...owed, ...alsoOwed];

  const differing = differingOf(allOwed, noted, [...documents, ...known]);
  const paying = (ids: string[]) => query(payments, where('invoiceId', 'in', ids));
  const morePayments = await readOf(differing.paid, paying, paymentDocument, store);
  const crediting = (ids: string[]) => query(invoices, where('creditsId', 'in', ids));
  const moreCredits = await readOf(differing.credited, crediting, invoiceDocument, store);
  return {
    documents,
    before: before.issued,
    after: after.issued,
    series: numbers?.data ?? null,
    receivables: allOwed,
    others: once([...known, ...moreCredits.filter(({ id }) => !here.has(id))]),
    payments: once<Payment>([...noted, ...morePayments]),
    noted: new Set(noted.map(({ id }) => id)),
    unreadable: issued.unreadable,
    unreadableBeside: [...before.unreadable, ...after.unreadable],
  };
}

/** Reads the nearest invoices before or after a number; none without a number. */
async function readBeside(
  invoices: Query,
  store: Pick<Store, 'home'>,
  side: '<' | '>',
  number: number | undefined,
): Promise<{ issued: Invoice[]; unreadable: readonly string[] }> {
  if (number === undefined) return { issued: [], unreadable: [] };
  const order = orderBy('number', side === '<' ? 'desc' : 'asc');
  const near = query(invoices, where('number', side, number), order);
  const { entries, unreadable } = await readAll(near, invoiceDocument, store, {
    most: neighbourCount,
    page: neighbourCount,
  });
  return { issued: byNumber(entries).map(({ data }) => data), unreadable };
}

/** The ids of the receivables whose paid or credited sum differs from the known payments or credits. */
function differingOf(
  owed: readonly Entry<Receivable>[],
  payments: readonly Entry<Payment>[],
  invoices: readonly Entry<Invoice>[],
): { paid: string[]; credited: string[] } {
  const paid = grouped(payments, ({ data }) => data.invoiceId);
  const credited = grouped(invoices, ({ data }) => data.creditsId);
  const differs = (of: 'paidOre' | 'creditedOre', oreOf: (id: string) => number) =>
    owed.filter(({ id, data }) => data[of] !== oreOf(id)).map(({ id }) => id);
  return {
    paid: differs('paidOre', (id) => sum((paid.get(id) ?? []).map(({ data }) => data.amountOre))),
    credited: differs(
      'creditedOre',
      (id) => -sum((credited.get(id) ?? []).map(({ data }) => data.payableOre)),
    ),
  };
}

function byNumber(entries: readonly Entry<Invoice>[]): Entry<Invoice>[] {
  return entries.toSorted((one, other) => one.data.number - other.data.number);
}

/** The ids between the first and the last number that are not among some documents. */
function missingIds({
  entries,
  unreadable,
}: {
  entries: readonly Entry<Invoice>[];
  unreadable: readonly string[];
}): string[] {
  const there = new Set([...entries.map(({ id }) => id), ...unreadable]);
  return byNumber(entries).flatMap(({ data }, place, all) => {
    const next = all[place + 1]?.data.number ?? data.number;
    const count = Math.min(Math.max(next - data.number - 1, 0), mostLookedFor);
    const ids = Array.from({ length: count }, (_, at) => invoiceId(data.number + 1 + at));
    return ids.filter((id) => !there.has(id));
  });
}

function once<T>(entries: readonly Entry<T>[]): Entry<T>[] {
  return [...new Map(entries.map((each) => [each.id, each])).values()];
}
