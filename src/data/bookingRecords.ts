import { collection, doc, getDoc } from 'firebase/firestore';
import { useMemo } from 'react';
import { parse } from 'valibot';
import type { BookingFields } from '@/domain/booking/booking';
import type { BookingEdit, BookingRemoval } from '@/domain/booking/bookingEdit';
import { type Occupying, occupying } from '@/domain/booking/occupancy';
import { bookingOver } from '@/domain/collections/typedOver';
import type { RegisterChange } from '@/domain/register/registerChange';
import { valuesBefore } from '@/domain/values/changedFields';
import { registerChanges } from '@/data/register/registerWrites';
import type { Change } from '@/data/sync/journal';
import { toDates } from '@/data/sync/readDocument';
import { useStore } from '@/data/sync/StoreContext';
import { occupancyWrites } from './occupancyWrites';
import { useWorkshop } from './WorkshopContext';

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
            { kind: 'create', path: `${parent}/removedBookings/${id}`, values: {} },
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
       * Removes a booking that the app cannot parse, and frees its occupancy. Without contact the booking must be in
       * the SDK's cache.
       */
      async removeUnreadable(label: string, id: string) {
        const snapshot = await getDoc(doc(db, path(id)));
        remove(label, id, parse(occupying, toDates(snapshot.data())));
      },
    };
  }, [db, saving, workshop.id]);
}
