import type { BookingEdit, BookingRemoval } from '@/domain/booking/bookingEdit';
import type { Occupying } from '@/domain/booking/occupancy';
import { bookingOver } from '@/domain/collections/typedOver';
import { valuesBefore } from '@/domain/values/changedFields';
import type { Change } from '@/data/sync/journal';
import { occupancyWrites } from './occupancyWrites';

/** An edit; the booking to remove need not be readable. */
export type AnyBookingEdit = BookingEdit | (Omit<BookingRemoval, 'former'> & { former: Occupying });

/** The writes of an edit of a booking with what it occupies; `parent` is the path of the workshop. */
export function bookingChanges(parent: string, edit: AnyBookingEdit): Change[] {
  const { kind, id } = edit;
  const path = `${parent}/bookings/${id}`;
  switch (kind) {
    case 'create': {
      const { values } = edit;
      return [{ kind, path, values: { ...values } }, ...occupancyWrites(parent, id, null, values)];
    }
    case 'change': {
      const { former, values, typedOver = former } = edit;
      const seen = { ...former, ...valuesBefore(typedOver, values) };
      return [
        { kind: 'update', path, values, over: bookingOver(seen, values) },
        ...occupancyWrites(parent, id, former, { ...former, ...values }),
      ];
    }
    case 'remove':
      return [
        { kind: 'delete', path },
        {
          kind: 'create',
          path: `${parent}/removedBookings/${id}`,
          values: { seenAt: edit.seenAt ?? null },
        },
        ...occupancyWrites(parent, id, edit.former, null),
      ];
  }
}
