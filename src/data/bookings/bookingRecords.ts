import { doc, getDoc } from 'firebase/firestore';
import { useMemo } from 'react';
import { fallback, object, parse } from 'valibot';
import type { BookingFields } from '@/domain/booking/booking';
import { followUpIds } from '@/domain/booking/followUpIds';
import { occupying } from '@/domain/booking/occupancy';
import type { RegisterChange } from '@/domain/register/registerChange';
import { useRegisterChanges } from '@/data/register/registerWrites';
import { toDates } from '@/data/sync/readDocument';
import { instant } from '@/domain/values/fields';
import { useStore } from '@/data/sync/StoreContext';
import { type AnyBookingEdit, bookingChanges } from './bookingChanges';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { workshopCollection } from '@/data/workshop/workshopCollection';

/** The part of a stored booking that tells when it was last changed. */
const changed = object({ updatedAt: instant });
const taking = object({ followUpIds: fallback(followUpIds, []) });

/**
 * Creates, changes and deletes bookings, each in one batch with what it occupies and with `also`, the changes of the
 * register that belong to it; none of them waits for the server. The batch that comes second to a time is refused
 * whole, and the booking is listed among the changes that could not be saved.
 */
export function useBookingRecords() {
  const { db, saving } = useStore();
  const workshop = useWorkshop();
  const registerChangesOf = useRegisterChanges();
  return useMemo(() => {
    const bookings = workshopCollection(db, workshop.id, 'bookings');

    /** Writes several bookings in one batch; each must have a resource of its own. */
    function write(label: string, edits: readonly AnyBookingEdit[], also: RegisterChange[] = []) {
      void saving.write(label, [
        ...edits.flatMap((edit) => bookingChanges(workshop.id, edit)),
        ...registerChangesOf(also),
      ]);
    }

    return {
      newId: () => doc(bookings).id,
      write,
      create(label: string, id: string, values: BookingFields, also: RegisterChange[] = []) {
        write(label, [{ kind: 'create', id, values }], also);
      },
      /**
       * Writes `values` over `former`, and moves what the booking occupies. `base` are the values that the person
       * saw when the change was typed, where these are older.
       */
      change(
        label: string,
        id: string,
        former: BookingFields,
        values: Partial<BookingFields>,
        also: RegisterChange[] = [],
        base: Partial<BookingFields> = former,
      ) {
        write(label, [{ kind: 'change', id, former, values, base }], also);
      },
      /**
       * Removes a booking that the app cannot parse, and frees its occupancy. Without contact the booking must be in
       * the SDK's cache.
       */
      async removeUnreadable(label: string, id: string) {
        const stored = toDates((await getDoc(doc(bookings, id))).data());
        const { updatedAt: seenAt } = parse(changed, stored);
        const former = { ...parse(occupying, stored), ...parse(taking, stored) };
        write(label, [{ kind: 'remove', id, former, seenAt }]);
      },
    };
  }, [db, saving, workshop.id, registerChangesOf]);
}
