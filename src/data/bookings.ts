import { collection, doc, getDocFromCache, limit, orderBy, query, where } from 'firebase/firestore';
import { useCallback, useMemo } from 'react';
import { parse } from 'valibot';
import {
  bookingDocument,
  type BookingFields,
  bookingLimits,
  bookingStatuses,
  takesTime,
} from '@/domain/booking/booking';
import type { BookingEdit, BookingRemoval } from '@/domain/booking/bookingEdit';
import type { RegisterChange } from '@/domain/register/registerChange';
import { type Occupying, occupying } from '@/domain/booking/occupancy';
import { bookingOver } from '@/domain/collections/typedOver';
import { addMinutes } from '@/domain/time/swedishTime';
import { valuesBefore } from '@/domain/values/changedFields';
import { registerChanges } from '@/data/register/registerWrites';
import type { Change } from '@/data/sync/journal';
import { useLiveDocument, useLiveList, useLiveListOf } from '@/data/sync/live';
import { toDates } from '@/data/sync/readDocument';
import { useStore } from '@/data/sync/StoreContext';
import { occupancyWrites } from './occupancyWrites';
import { useWorkshop } from './WorkshopContext';

/**
 * The most bookings of one view: a month's grid with twice as many takes too long to draw. The rules refuse
 * to list more.
 */
export const mostBookings = 1000;
/** The most bookings without a time that are shown. */
export const mostUnplanned = 100;
/** The most parts of a visit that are read; the form adds no more than four. */
const mostParts = 20;
const waiting = bookingStatuses.filter((status) => takesTime({ status }));

function useBookingsCollection() {
  const { db } = useStore();
  const { id } = useWorkshop();
  return useMemo(() => collection(db, 'workshops', id, 'bookings'), [db, id]);
}

/**
 * Watches the bookings that overlap a range of instants, ordered by start. Between renders the two must be
 * equal times, but need not be the same objects; without them nothing is watched.
 */
export function useBookings(from: Date | null, to: Date | null) {
  const bookings = useBookingsCollection();
  const [start, end] = [from?.getTime(), to?.getTime()];
  const range = useMemo(() => {
    if (start === undefined || end === undefined) return null;
    return query(
      bookings,
      // No booking lasts longer than this, so the server need not search all earlier bookings.
      where('startsAt', '>', addMinutes(new Date(start), -bookingLimits.minutes.max)),
      where('startsAt', '<', new Date(end)),
      where('endsAt', '>', new Date(start)),
      orderBy('startsAt'),
      orderBy('endsAt'),
      limit(mostBookings),
    );
  }, [bookings, start, end]);
  return useLiveList(range, bookingDocument);
}

/**
 * Watches the bookings without a time, the newest first: one more than are shown, to tell whether there are
 * more.
 */
export function useUnplannedBookings() {
  const bookings = useBookingsCollection();
  const unplanned = useMemo(
    () =>
      query(
        bookings,
        where('startsAt', '==', null),
        where('status', 'in', waiting),
        orderBy('createdAt', 'desc'),
        limit(mostUnplanned + 1),
      ),
    [bookings],
  );
  return useLiveList(unplanned, bookingDocument);
}

/**
 * Watches the latest bookings of customers or vehicles, by their ids; the newest come first among each 30
 * ids.
 */
export function useBookingsOf(
  field: 'customerId' | 'vehicleId',
  ids: readonly string[],
  most: number,
) {
  const bookings = useBookingsCollection();
  const queryOf = useCallback(
    (some: string[]) =>
      query(bookings, where(field, 'in', some), orderBy('startsAt', 'desc'), limit(most)),
    [bookings, field, most],
  );
  return useLiveListOf(ids, queryOf, bookingDocument);
}

/**
 * Watches one booking; its data is null when no booking has the id. A null id watches nothing and stays
 * loading.
 */
export function useBooking(id: string | null) {
  const bookings = useBookingsCollection();
  const reference = useMemo(() => (id === null ? null : doc(bookings, id)), [bookings, id]);
  return useLiveDocument(reference, bookingDocument);
}

/** Watches the parts of a visit; a null id watches nothing and stays loading. */
export function useVisit(visitId: string | null) {
  const bookings = useBookingsCollection();
  const parts = useMemo(
    () => visitId && query(bookings, where('visitId', '==', visitId), limit(mostParts)),
    [bookings, visitId],
  );
  return useLiveList(parts || null, bookingDocument);
}

/** An edit; the booking to remove need not be readable. */
type AnyEdit = BookingEdit | (Omit<BookingRemoval, 'former'> & { former: Occupying });

/**
 * Creates, changes and deletes bookings, each in one batch with what it occupies and with `also`, the changes of the
 * register that belong to it; none of them waits for the server. The batch that comes second to a time is refused
 * whole, and the booking is listed among the changes that could not be saved.
 */
export function useBookingRecords() {
  const { db, saving } = useStore();
  const workshop = useWorkshop();
  return useMemo(() => {
    const parent = `workshops/${workshop.id}`;
    const path = (id: string) => `${parent}/bookings/${id}`;

    function changesOf(edit: AnyEdit): Change[] {
      const { kind, id } = edit;
      switch (kind) {
        case 'create': {
          const { values } = edit;
          return [
            { kind, path: path(id), values: { ...values } },
            ...occupancyWrites(parent, id, null, values),
          ];
        }
        case 'change': {
          const { former, values, typedOver = former } = edit;
          const seen = { ...former, ...valuesBefore(typedOver, values) };
          return [
            { kind: 'update', path: path(id), values, over: bookingOver(seen, values) },
            ...occupancyWrites(parent, id, former, { ...former, ...values }),
          ];
        }
        case 'remove':
          return [
            { kind: 'delete', path: path(id) },
            ...occupancyWrites(parent, id, edit.former, null),
          ];
      }
    }

    /** Writes several bookings in one batch; each must have a resource of its own. */
    function write(label: string, edits: readonly AnyEdit[], also: RegisterChange[] = []) {
      void saving.write(label, [...edits.flatMap(changesOf), ...registerChanges(parent, also)]);
    }

    function remove(label: string, id: string, former: Occupying, also: RegisterChange[] = []) {
      write(label, [{ kind: 'remove', id, former }], also);
    }

    return {
      newId: () => doc(collection(db, parent, 'bookings')).id,
      write,
      create(label: string, id: string, values: BookingFields, also: RegisterChange[] = []) {
        write(label, [{ kind: 'create', id, values }], also);
      },
      /**
       * Writes `values` over `former`, and moves what the booking occupies. `typedOver` are the values that the person
       * saw when the change was typed, where these are older.
       */
      change(
        label: string,
        id: string,
        former: BookingFields,
        values: Partial<BookingFields>,
        also: RegisterChange[] = [],
        typedOver: Partial<BookingFields> = former,
      ) {
        write(label, [{ kind: 'change', id, former, values, typedOver }], also);
      },
      remove,
      /**
       * Removes a booking that the app cannot parse, and frees its occupancy. The booking must be in the
       * device's cache.
       */
      async removeUnreadable(label: string, id: string) {
        const snapshot = await getDocFromCache(doc(db, path(id)));
        remove(label, id, parse(occupying, toDates(snapshot.data())));
      },
    };
  }, [db, saving, workshop.id]);
}
