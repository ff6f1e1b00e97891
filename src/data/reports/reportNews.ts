import { where } from 'firebase/firestore';
import type { GenericSchema } from 'valibot';
import { bookingDocument } from '@/domain/booking/booking';
import { invoiceDocument } from '@/domain/invoice/invoice';
import { paymentDocument } from '@/domain/invoice/receivable';
import { approvalDocument } from '@/domain/order/approval';
import { estimateDocument } from '@/domain/order/estimate';
import { followUpDocument } from '@/domain/order/followUp';
import { jobTimeDocument } from '@/domain/order/jobTime';
import { orderDocument } from '@/domain/order/order';
import { type News, newsStamps } from '@/domain/report/news';
import { tombstone } from '@/domain/values/tombstone';
import type { Store } from '@/data/sync/store';
import { reader } from './reportSources';

/** Reads what has been added, changed and removed since an instant, in all that reports are made of. */
export async function readNews(
  store: Pick<Store, 'db' | 'home'>,
  workshopId: string,
  since: Date,
): Promise<News> {
  const read = reader(store, workshopId);
  // A write under way has a stamp of this device's clock; it is news when the server has it.
  const after = async <T>(name: keyof News, schema: GenericSchema<unknown, T>) => {
    const of = name === 'orders' ? 'workOrders' : name;
    const found = await read.where(of, schema, where(newsStamps[name], '>=', since));
    return found.filter(({ pending }) => !pending);
  };
  const [bookings, removedBookings, orders, followUps, invoices, ...others] = await Promise.all([
    after('bookings', bookingDocument),
    after('removedBookings', tombstone),
    after('orders', orderDocument),
    after('followUps', followUpDocument),
    after('invoices', invoiceDocument),
    after('payments', paymentDocument),
    after('jobTimes', jobTimeDocument),
    after('estimates', estimateDocument),
    after('approvals', approvalDocument),
  ]);
  const [payments, jobTimes, estimates, approvals] = others;
  return {
    bookings,
    removedBookings,
    orders,
    followUps,
    invoices,
    payments,
    jobTimes,
    estimates,
    approvals,
  };
}
