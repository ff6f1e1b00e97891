import { doc } from 'firebase/firestore';
import { useMemo } from 'react';
import { documentPath } from '@/domain/collections/documentPath';
import { afterCredit, type InvoiceContent } from '@/domain/invoice/invoiceContent';
import type { InvoiceDraftFields } from '@/domain/invoice/invoiceDraft';
import { type Receivable, receivableDocument } from '@/domain/invoice/receivable';
import type { Entry } from '@/domain/values/live';
import type { Change } from '@/data/sync/outbox';
import { useStore } from '@/data/sync/StoreContext';
import { NotIssuedError, type NumberedBy, useNumbering } from './numbering';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { workshopCollection } from '@/data/workshop/workshopCollection';

/** The ids of the credit, and of the draft of a new invoice if one was asked for. */
export interface Credited {
  creditId: string;
  draftId: string | null;
}

/**
 * Credits invoices. Number, credit, what it takes off what is owed and the draft of a new invoice are one transaction, which
 * is never queued. Rejects with NotIssuedError where another credit has come since what is owed was shown, so that trying again
 * after a lost answer credits nothing twice; and without an answer after thirty seconds.
 */
export function useCredit() {
  const { db } = useStore();
  const { id: workshopId } = useWorkshop();
  const number = useNumbering();
  return useMemo(() => {
    return async (
      content: InvoiceContent,
      by: NumberedBy,
      shown: Pick<Entry<Receivable>, 'id' | 'data'>,
      again: InvoiceDraftFields | null,
    ): Promise<Credited> => {
      const draftId = again && doc(workshopCollection(db, workshopId, 'invoiceDrafts')).id;
      const creditId = await number(content, by, async (issued, read) => {
        const owed = await read(`receivables/${shown.id}`, receivableDocument);
        const { creditedOre, lastCreditId } = shown.data;
        if (owed?.creditedOre !== creditedOre || owed.lastCreditId !== lastCreditId)
          throw new NotIssuedError('changedInvoice');
        const changes: Change[] = [
          {
            kind: 'update',
            path: documentPath(workshopId, 'receivables', shown.id),
            values: afterCredit(owed, issued),
          },
        ];
        if (draftId !== null) {
          const path = documentPath(workshopId, 'invoiceDrafts', draftId);
          changes.push({ kind: 'create', path, values: { ...again } });
        }
        return changes;
      });
      return { creditId, draftId };
    };
  }, [db, workshopId, number]);
}
