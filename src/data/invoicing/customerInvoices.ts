import { limit, orderBy, query, where } from 'firebase/firestore';
import { type Invoice, invoiceDocument } from '@/domain/invoice/invoice';
import type { Entry, Live } from '@/domain/values/live';
import { useLiveListOf } from '@/data/sync/live';
import { useWorkshopCollection } from '@/data/workshop/workshopCollection';

/** The most invoices of a list; the rules refuse to list more. */
export const mostInvoicesListed = 500;

/** Watches the latest invoices and credits of customers or vehicles, by their ids, the newest first among each 30 ids. */
export function useInvoicesOf(
  field: 'customerId' | 'vehicleId',
  ids: readonly string[],
  most: number,
): Live<Entry<Invoice>[]> {
  const invoices = useWorkshopCollection('invoices');
  const queryOf = (some: string[]) =>
    query(invoices, where(field, 'in', some), orderBy('number', 'desc'), limit(most));
  return useLiveListOf(ids, queryOf, invoiceDocument);
}
