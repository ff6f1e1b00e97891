import type { CalendarDate } from '@internationalized/date';
import { documentId, orderBy, type Query, query, where } from 'firebase/firestore';
import { useCallback } from 'react';
import { type Invoice, invoiceDocument, invoiceId } from '@/domain/invoice/invoice';
import { type Payment, paymentDocument, receivableDocument } from '@/domain/invoice/receivable';
import { neighbourCount } from '@/domain/invoice/sellerFaults';
import { seriesDocument } from '@/domain/invoice/series';
import type { SeriesRead } from '@/domain/invoice/seriesCheck';
import { instantAt } from '@/domain/time/swedishTime';
import { grouped } from '@/domain/values/grouped';
import type { Entry } from '@/domain/values/live';
import { sum } from '@/domain/values/sum';
import { readAll, readOf, readWhole } from '@/data/sync/readAll';
import { useStore } from '@/data/sync/StoreContext';
import { useWorkshopCollection } from '@/data/workshop/workshopCollection';

/** The most missing numbers that are looked for on other days. */
const mostLookedFor = 60;

/**
 * Gives a function that reads the series of the days from `first` to `last`, which must be memoised, with the invoices that its
 * credits and payments name. Only documents whose sums differ from their receivables cost further reads. Rejects as readAll does.
 */
export function useReadSeries(first: CalendarDate, last: CalendarDate) {
  const { home } = useStore();
  const invoices = useWorkshopCollection('invoices');
  const receivables = useWorkshopCollection('receivables');
  const payments = useWorkshopCollection('payments');
  const series = useWorkshopCollection('series');
  return useCallback(
    async (onRead: (documents: number) => void): Promise<SeriesRead> => {
      const store = { home };
      const days = [where('issuedOn', '>=', String(first)), where('issuedOn', '<=', String(last))];
      const withIds = (of: Query) => (ids: string[]) => query(of, where(documentId(), 'in', ids));
      const naming = (of: Query, field: string) => (ids: string[]) =>
        query(of, where(field, 'in', ids));

      const issued = await readAll(
        query(invoices, ...days, orderBy('issuedOn')),
        invoiceDocument,
        store,
        { onRead },
      );
      const owed = await readWhole(
        query(receivables, ...days, orderBy('issuedOn')),
        receivableDocument,
        store,
      );
      // The server's time tells when a payment was noted, whatever day it says itself: one with a wrong day would be in no period
      // that anybody looks at.
      const noted = await readWhole(
        query(
          payments,
          where('createdAt', '>=', instantAt(first, 0)),
          where('createdAt', '<', instantAt(last.add({ days: 1 }), 0)),
          orderBy('createdAt'),
        ),
        paymentDocument,
        store,
      );
      const [numbers] = await readWhole(query(series), seriesDocument, store);

      const elsewhere = await readOf(
        missingIds(issued).slice(0, mostLookedFor),
        withIds(invoices),
        invoiceDocument,
        store,
      );
      const documents = byNumber([...issued.entries, ...elsewhere]);
      const beside = async (side: '<' | '>', number: number | undefined) => {
        if (number === undefined) return { issued: [], unreadable: [] };
        const order = orderBy('number', side === '<' ? 'desc' : 'asc');
        const near = query(invoices, where('number', side, number), order);
        const { entries, unreadable } = await readAll(near, invoiceDocument, store, {
          ...{ most: neighbourCount, page: neighbourCount },
        });
        return { issued: byNumber(entries).map(({ data }) => data), unreadable };
      };
      const [before, after] = [
        await beside('<', documents.at(0)?.data.number),
        await beside('>', documents.at(-1)?.data.number),
      ];

      const here = new Set([...documents.map(({ id }) => id), ...issued.unreadable]);
      const named = [
        ...noted.map(({ data }) => data.invoiceId),
        ...documents.flatMap(({ data }) => data.creditsId ?? []),
      ].filter((id) => !here.has(id));
      const others = [...new Set(named)];
      const known = await readOf(others, withIds(invoices), invoiceDocument, store);
      const receivablesHere = new Set(owed.map(({ id }) => id));
      const invoiced = documents.filter(({ data }) => data.kind === 'invoice');
      const lacking = [...others, ...invoiced.map(({ id }) => id)];
      const alsoOwed = await readOf(
        lacking.filter((id) => !receivablesHere.has(id)),
        withIds(receivables),
        receivableDocument,
        store,
      );
      const allOwed = [...owed, ...alsoOwed];

      const paid = grouped(noted, ({ data }) => data.invoiceId);
      const credited = grouped([...documents, ...known], ({ data }) => data.creditsId);
      const differs = (of: 'paidOre' | 'creditedOre', oreOf: (id: string) => number) =>
        allOwed.filter(({ id, data }) => data[of] !== oreOf(id)).map(({ id }) => id);
      const morePayments = await readOf(
        differs('paidOre', (id) => sum((paid.get(id) ?? []).map(({ data }) => data.amountOre))),
        naming(payments, 'invoiceId'),
        paymentDocument,
        store,
      );
      const moreCredits = await readOf(
        differs(
          'creditedOre',
          (id) => -sum((credited.get(id) ?? []).map(({ data }) => data.payableOre)),
        ),
        naming(invoices, 'creditsId'),
        invoiceDocument,
        store,
      );
      return {
        ...{ documents, before: before.issued, after: after.issued },
        ...{ series: numbers?.data ?? null, receivables: allOwed },
        others: once([...known, ...moreCredits.filter(({ id }) => !here.has(id))]),
        payments: once<Payment>([...noted, ...morePayments]),
        noted: new Set(noted.map(({ id }) => id)),
        unreadable: issued.unreadable,
        unreadableBeside: [...before.unreadable, ...after.unreadable],
      };
    },
    [home, invoices, receivables, payments, series, first, last],
  );
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
