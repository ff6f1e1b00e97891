import { doc, limit, orderBy, query, where } from 'firebase/firestore';
import { useCallback, useMemo } from 'react';
import { type Invoice, invoiceDocument } from '@/domain/invoice/invoice';
import { neighbourCount } from '@/domain/invoice/sellerFaults';
import type { Entry, Live } from '@/domain/values/live';
import { useLiveDocument, useLiveList, useLiveLists } from '@/data/sync/live';
import { readWhole } from '@/data/sync/readAll';
import { useStore } from '@/data/sync/StoreContext';
import { useWorkshopCollection } from '@/data/workshop/workshopCollection';

/** Watches an invoice or a credit; its data is null when there is none with the id. */
export function useInvoice(id: string | null): Live<Entry<Invoice> | null> {
  const invoices = useWorkshopCollection('invoices');
  return useLiveDocument(id === null ? null : doc(invoices, id), invoiceDocument);
}

/** The most invoices of an order, and the most credits of an invoice, that are read. */
const mostOfOne = 50;

/** Watches what has been issued of an order, or what credits an invoice; a null id watches nothing and stays loading. */
export function useIssuedOf(
  field: 'orderId' | 'creditsId',
  id: string | null,
): Live<Entry<Invoice>[]> {
  const invoices = useWorkshopCollection('invoices');
  const issued = id === null ? null : query(invoices, where(field, '==', id), limit(mostOfOne));
  return useLiveList(issued, invoiceDocument);
}

/** Gives what reads all that was issued on the days from `first` to `last`, `2026-11-23`; see readWhole. */
export function useReadIssued(first: string, last: string) {
  const { home } = useStore();
  const invoices = useWorkshopCollection('invoices');
  return useCallback(
    async (onRead: (documents: number) => void): Promise<Invoice[]> => {
      const issued = query(
        invoices,
        where('issuedOn', '>=', first),
        where('issuedOn', '<=', last),
        orderBy('issuedOn'),
      );
      const entries = await readWhole(issued, invoiceDocument, { home }, { onRead });
      return entries.map(({ data }) => data);
    },
    [home, invoices, first, last],
  );
}

/** The invoices around a number, the nearest first. */
export interface InvoicesBeside {
  before: Entry<Invoice>[];
  after: Entry<Invoice>[];
}

/** Watches the invoices and credits whose numbers are before and after a number, at most `neighbourCount` of each. */
export function useInvoicesBeside(number: number): Live<InvoicesBeside> {
  const invoices = useWorkshopCollection('invoices');
  const queries = (['<', '>'] as const).map((side) =>
    query(
      invoices,
      where('number', side, number),
      orderBy('number', side === '<' ? 'desc' : 'asc'),
      limit(neighbourCount),
    ),
  );
  const live = useLiveLists(queries, invoiceDocument);
  return useMemo(() => {
    if (live.kind !== 'ready') return live;
    const [before = [], after = []] = live.data;
    return { ...live, data: { before, after } };
  }, [live]);
}
