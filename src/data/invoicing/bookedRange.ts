import { documentId, orderBy, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { bookedPayments } from '@/domain/invoice/bookedPayments';
import { type Invoice, invoiceDocument, invoiceId } from '@/domain/invoice/invoice';
import type { BookkeepingMethod } from '@/domain/invoice/invoiceSettings';
import { type Payment, paymentDocument } from '@/domain/invoice/receivable';
import type { Reach } from '@/domain/invoice/sieExport';
import type { Booked } from '@/domain/invoice/vouchers';
import type { Entry } from '@/domain/values/live';
import { readOf, readWhole } from '@/data/sync/readAll';
import { useStore } from '@/data/sync/StoreContext';
import { useWorkshopCollection } from '@/data/workshop/workshopCollection';

/** The invoices issued and the payments noted after one reach, up to another. */
export interface IssuedAndPaid {
  invoices: Invoice[];
  payments: Entry<Payment>[];
}

/** Gives the functions that read the range of an export from the server: each reads it whole, or rejects; see readWhole. */
export function useBookedRange() {
  const { home } = useStore();
  const invoices = useWorkshopCollection('invoices');
  const payments = useWorkshopCollection('payments');
  return useMemo(() => {
    async function range(after: Reach, to: Reach): Promise<IssuedAndPaid> {
      const issued = query(
        invoices,
        where('number', '>', after.invoicesTo),
        where('number', '<=', to.invoicesTo),
        orderBy('number'),
      );
      const noted = query(
        payments,
        where('createdAt', '>', after.paymentsTo),
        where('createdAt', '<=', to.paymentsTo),
        orderBy('createdAt'),
      );
      const paid = await readWhole(noted, paymentDocument, { home });
      const entries = await readWhole(issued, invoiceDocument, { home });
      return { invoices: entries.map(({ data }) => data), payments: paid };
    }

    return {
      range,
      /** A range with what its payments are booked by, the invoices of former exports among them. */
      async booked(after: Reach, to: Reach, method: BookkeepingMethod): Promise<Booked> {
        const read = await range(after, to);
        const paid = [...new Set(read.payments.map(({ data }) => data.invoiceId))];
        const here = new Set(read.invoices.map(({ number }) => invoiceId(number)));
        const former = await readOf(
          paid.filter((each) => !here.has(each)),
          (ids) => query(invoices, where(documentId(), 'in', ids)),
          invoiceDocument,
          { home },
        );
        const byCash = method === 'cash' ? paid : [];
        const ofCash = (ids: string[]) => query(payments, where('invoiceId', 'in', ids));
        const crediting = (ids: string[]) => query(invoices, where('creditsId', 'in', ids));
        const credits = await readOf(byCash, crediting, invoiceDocument, { home });
        const known = {
          invoices: [...read.invoices, ...former.map(({ data }) => data)],
          payments: await readOf(byCash, ofCash, paymentDocument, { home }),
          credits: credits.map(({ data }) => data),
        };
        return { invoices: read.invoices, payments: bookedPayments(read.payments, known) };
      },
    };
  }, [home, invoices, payments]);
}
