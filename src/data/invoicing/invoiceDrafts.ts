import { doc, limit, orderBy, query } from 'firebase/firestore';
import { useMemo } from 'react';
import {
  type InvoiceDraft,
  invoiceDraftDocument,
  type InvoiceDraftFields,
} from '@/domain/invoice/invoiceDraft';
import { valuesBefore } from '@/domain/values/changedFields';
import type { Entry, Live } from '@/domain/values/live';
import { useLiveDocument, useLiveList } from '@/data/sync/live';
import { useStore } from '@/data/sync/StoreContext';
import { useWorkshopCollection } from '@/data/workshop/workshopCollection';

/** The most drafts that are listed, the newest first. */
export const mostDrafts = 100;

/** Watches a draft; its data is null when there is none with the id, as when it has been issued. */
export function useInvoiceDraft(id: string): Live<Entry<InvoiceDraft> | null> {
  const drafts = useWorkshopCollection('invoiceDrafts');
  return useLiveDocument(doc(drafts, id), invoiceDraftDocument);
}

/** Watches the drafts, the newest first, at most `mostDrafts`. */
export function useInvoiceDrafts(): Live<Entry<InvoiceDraft>[]> {
  const drafts = useWorkshopCollection('invoiceDrafts');
  const newest = query(drafts, orderBy('createdAt', 'desc'), limit(mostDrafts));
  return useLiveList(newest, invoiceDraftDocument);
}

/** Creates, changes and removes drafts; none of the writes waits for the server. */
export function useInvoiceDraftRecords() {
  const { saving } = useStore();
  const drafts = useWorkshopCollection('invoiceDrafts');
  return useMemo(
    () => ({
      /** Creates a draft and returns its id; an undone removal passes the former `id`. */
      create(values: InvoiceDraftFields, id = doc(drafts).id): string {
        void saving.write(label, [
          { kind: 'create', path: `${drafts.path}/${id}`, values: { ...values } },
        ]);
        return id;
      },
      /** Writes fields over those that were shown; when somebody else has changed them meanwhile, both are shown. */
      change(
        { id, data }: Pick<Entry<InvoiceDraft>, 'id' | 'data'>,
        values: Partial<InvoiceDraftFields>,
      ) {
        const base = { ...valuesBefore<Partial<InvoiceDraftFields>>(data, values) };
        void saving.write(label, [
          { kind: 'update', path: `${drafts.path}/${id}`, values: { ...values }, base },
        ]);
      },
      remove(id: string) {
        void saving.write(label, [{ kind: 'delete', path: `${drafts.path}/${id}` }]);
      },
    }),
    [saving, drafts],
  );
}

const label = 'Fakturautkastet';
