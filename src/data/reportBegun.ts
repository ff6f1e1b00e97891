import {
  collection,
  getDocs,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  where,
} from 'firebase/firestore';
import { type CalendarDate, parseDate } from '@internationalized/date';
import { withTimeout } from '@/auth/withTimeout';
import { bookingDocument } from '@/domain/booking/booking';
import { invoiceDocument } from '@/domain/invoice/invoice';
import { dayOf } from '@/domain/time/swedishTime';
import { readDocument } from '@/data/sync/readDocument';
import type { Store } from '@/data/sync/store';

/** Reads on which day the workshop's first invoice was issued, or its first booking began; `today` where there is neither. */
export async function readBegun(
  { db, home }: Pick<Store, 'db' | 'home'>,
  workshopId: string,
  today: CalendarDate,
): Promise<CalendarDate> {
  const read = home.kind === 'device' ? getDocs : getDocsFromServer;
  const firstOf = async (name: string, field: string, after: Date | string) => {
    const of = collection(db, 'workshops', workshopId, name);
    const first = query(of, where(field, '>', after), orderBy(field), limit(1));
    return (await withTimeout(read(first))).docs[0];
  };
  // Bookings without times would come first.
  const [invoice, booking] = await Promise.all([
    firstOf('invoices', 'issuedOn', ''),
    firstOf('bookings', 'startsAt', new Date(0)),
  ]);
  const issuedOn = invoice && readDocument(invoice, invoiceDocument)?.issuedOn;
  const startsAt = booking && readDocument(booking, bookingDocument)?.startsAt;
  const days = [
    today,
    ...(issuedOn ? [parseDate(issuedOn)] : []),
    ...(startsAt ? [dayOf(startsAt)] : []),
  ];
  return days.toSorted((one, other) => one.compare(other))[0] ?? today;
}
