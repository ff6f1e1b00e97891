import { where } from 'firebase/firestore';
import * as v from 'valibot';
import { bookingDocument } from '@/domain/booking/booking';
import { invoiceDocument } from '@/domain/invoice/invoice';
import { paymentDocument } from '@/domain/invoice/receivable';
import { followUpDocument } from '@/domain/order/followUp';
import { jobTimeDocument } from '@/domain/order/jobTime';
import { orderDocument } from '@/domain/order/order';
import {
  addedInvoice,
  addedPayment,
  addedTime,
  type Changed,
  changedBooking,
  changedFollowUp,
  changedOrder,
} from '@/domain/report/staleDays';
import type { Store } from '@/data/sync/store';
import { reader } from './reportSources';

/** What has been added, changed and removed since an instant, and how many documents that took to read. */
export interface ReadChanges {
  changes: Changed[];
  documents: number;
}

/**
 * Reads what may concern days that were sealed at `since`; `awaited` are the orders of which only a part was invoiced then. What
 * the server stamps when it is made, and nobody changes afterwards, cannot concern a day that is over.
 */
export async function readChanges(
  store: Pick<Store, 'db' | 'home'>,
  workshopId: string,
  since: Date,
  awaited: readonly string[],
): Promise<ReadChanges> {
  const read = reader(store, workshopId);
  const [bookings, removed, followUps, invoices, payments, times, orders] = await Promise.all([
    read.where('bookings', bookingDocument, where('updatedAt', '>=', since)),
    read.where('removedBookings', v.object({}), where('updatedAt', '>=', since)),
    read.where('followUps', followUpDocument, where('updatedAt', '>=', since)),
    read.where('invoices', invoiceDocument, where('createdAt', '>=', since)),
    read.where('payments', paymentDocument, where('createdAt', '>=', since)),
    read.where('jobTimes', jobTimeDocument, where('createdAt', '>=', since)),
    read.among('workOrders', orderDocument, awaited),
  ]);
  return {
    changes: [
      ...bookings.map(changedBooking),
      ...removed.map(({ id }) => changedBooking({ id, data: null })),
      ...followUps.map(changedFollowUp),
      ...invoices.map(addedInvoice),
      ...payments.map(addedPayment),
      ...times.map(addedTime),
      ...orders.filter(({ data }) => data.updatedAt >= since).map(changedOrder),
    ],
    documents: read.count(),
  };
}
