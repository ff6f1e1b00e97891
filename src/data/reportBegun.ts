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
import type { Facts } from '@/domain/report/facts';
import { dayOf } from '@/domain/time/swedishTime';
import { readDocument } from '@/data/sync/readDocument';
import type { Store } from '@/data/sync/store';

/** What a tab remembers of the reports of a workshop, so that a page that is opened again reads nothing anew. */
export interface ReportSession {
  /** The first day with anything to report; null until it has been asked for. */
  begun: CalendarDate | null;
  /** The facts of the day that is going on, and of days that nobody can seal here, and when they were computed, in ms. */
  inMemory: Map<string, { facts: Facts; at: number }>;
  /** When the sealed days were last compared with what has changed, in ms; 0 before. */
  checkedAt: number;
  /** Does work after the work that is going on: each write of sealed days says that everything sealed is right. */
  inTurn(work: () => Promise<void>): Promise<void>;
}

const sessions = new WeakMap<Store, Map<string, ReportSession>>();

/** The session of a workshop, begun at the first call. */
export function reportSession(store: Store, workshopId: string): ReportSession {
  const known = sessions.get(store) ?? new Map<string, ReportSession>();
  sessions.set(store, known);
  const session = known.get(workshopId) ?? newSession();
  known.set(workshopId, session);
  return session;
}

function newSession(): ReportSession {
  let last = Promise.resolve();
  return {
    ...{ begun: null, inMemory: new Map(), checkedAt: 0 },
    inTurn(work) {
      const done = last.then(work);
      last = done.catch(() => {});
      return done;
    },
  };
}

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
