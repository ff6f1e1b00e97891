import { getDocs, getDocsFromServer, limit, orderBy, query, where } from 'firebase/firestore';
import { type CalendarDate, parseDate } from '@internationalized/date';
import { withTimeout } from '@/withTimeout';
import { bookingDocument } from '@/domain/booking/booking';
import type { WorkshopCollection } from '@/domain/collections/collections';
import { invoiceDocument } from '@/domain/invoice/invoice';
import { orderDocument } from '@/domain/order/order';
import { dayOf } from '@/domain/time/swedishTime';
import { readDocument } from '@/data/sync/readDocument';
import type { Store } from '@/data/sync/store';
import { workshopCollection } from '@/data/workshop/workshopCollection';

/**
 * Reads the first day with anything to report: when the first invoice was issued, the first booking began or the first order was
 * made, which estimates, answers, follow-ups and job times follow; `today` where there is none of them.
 */
export async function readBegun(
  { db, home }: Pick<Store, 'db' | 'home'>,
  workshopId: string,
  today: CalendarDate,
): Promise<CalendarDate> {
  const read = home.kind === 'device' ? getDocs : getDocsFromServer;
  const firstOf = async (name: WorkshopCollection, field: string, after: Date | string) => {
    const all = workshopCollection(db, workshopId, name);
    const first = query(all, where(field, '>', after), orderBy(field), limit(1));
    return (await withTimeout(read(first))).docs[0];
  };
  // Bookings without times would come first.
  const [invoice, booking, order] = await Promise.all([
    firstOf('invoices', 'issuedOn', ''),
    firstOf('bookings', 'startsAt', new Date(0)),
    firstOf('workOrders', 'createdAt', new Date(0)),
  ]);
  const issuedOn = invoice && readDocument(invoice, invoiceDocument)?.issuedOn;
  const startsAt = booking && readDocument(booking, bookingDocument)?.startsAt;
  const madeAt = order && readDocument(order, orderDocument)?.createdAt;
  const days = [
    today,
    ...(issuedOn ? [parseDate(issuedOn)] : []),
    ...(startsAt ? [dayOf(startsAt)] : []),
    ...(madeAt ? [dayOf(madeAt)] : []),
  ];
  return days.toSorted((one, other) => one.compare(other))[0] ?? today;
}
