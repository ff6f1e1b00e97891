import { where } from 'firebase/firestore';
import { bookingDocument } from '@/domain/booking/booking';
import { invoiceDocument } from '@/domain/invoice/invoice';
import { paymentDocument } from '@/domain/invoice/receivable';
import { approvalDocument } from '@/domain/order/approval';
import { estimateDocument } from '@/domain/order/estimate';
import { followUpDocument } from '@/domain/order/followUp';
import { jobTimeDocument } from '@/domain/order/jobTime';
import { orderDocument } from '@/domain/order/order';
import { type News, newsStamps } from '@/domain/report/news';
import { removal } from '@/domain/values/removal';
import type { Store } from '@/data/sync/store';
import { reader } from './reportSources';

/** Reads what has been added, changed and removed since an instant, in all that reports are made of. */
export async function readNews(
  store: Pick<Store, 'db' | 'home'>,
  workshopId: string,
  since: Date,
): Promise<News> {
  const read = reader(store, workshopId);
  const after = (name: keyof News) => where(newsStamps[name], '>=', since);
  const [bookings, removedBookings, orders, followUps, invoices, ...others] = await Promise.all([
    read.where('bookings', bookingDocument, after('bookings')),
    read.where('removedBookings', removal, after('removedBookings')),
    read.where('workOrders', orderDocument, after('orders')),
    read.where('followUps', followUpDocument, after('followUps')),
    read.where('invoices', invoiceDocument, after('invoices')),
    read.where('payments', paymentDocument, after('payments')),
    read.where('jobTimes', jobTimeDocument, after('jobTimes')),
    read.where('estimates', estimateDocument, after('estimates')),
    read.where('approvals', approvalDocument, after('approvals')),
  ]);
  const [payments, jobTimes, estimates, approvals] = others;
  return {
    ...{ bookings, removedBookings, orders, followUps, invoices, payments, jobTimes },
    ...{ estimates, approvals },
  };
}
