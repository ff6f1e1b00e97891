import { documentPath } from '@/domain/collections/documentPath';
import type { BookingEdit, BookingRemoval } from '@/domain/booking/bookingEdit';
import { takesTime } from '@/domain/booking/booking';
import type { Occupying } from '@/domain/booking/occupancy';
import { bookingBase } from '@/domain/collections/baseValues';
import { valuesBefore } from '@/domain/values/changedFields';
import type { Change } from '@/data/sync/outbox';
import { occupancyWrites } from '@/domain/collections/beside';

/** The fields that decide which follow-ups a booking takes up. */
type Taking = Pick<Occupying, 'status'> & { followUpIds?: readonly string[] };

/** An edit; the booking to remove need not be readable. */
export type AnyBookingEdit =
  BookingEdit | (Omit<BookingRemoval, 'former'> & { former: Occupying & Taking });

/** The writes of an edit of a booking with what it occupies, and with the follow-ups that it takes up or lets go. */
export function bookingChanges(workshopId: string, edit: AnyBookingEdit): Change[] {
  const { kind, id } = edit;
  const parent = `workshops/${workshopId}`;
  const path = documentPath(workshopId, 'bookings', id);
  switch (kind) {
    case 'create': {
      const { values } = edit;
      return [
        { kind, path, values: { ...values } },
        ...occupancyWrites(parent, id, null, values),
        ...followUpWrites(workshopId, id, null, values),
      ];
    }
    case 'change': {
      const { former, values, base = former } = edit;
      const seen = { ...former, ...valuesBefore(base, values) };
      return [
        { kind: 'update', path, values, base: bookingBase(seen, values) },
        ...occupancyWrites(parent, id, former, { ...former, ...values }),
        ...followUpWrites(workshopId, id, former, { ...former, ...values }),
      ];
    }
    case 'remove':
      return [
        { kind: 'delete', path },
        {
          kind: 'create',
          path: documentPath(workshopId, 'removedBookings', id),
          values: { seenAt: edit.seenAt ?? null },
        },
        ...occupancyWrites(parent, id, edit.former, null),
        ...followUpWrites(workshopId, id, edit.former, null),
      ];
  }
}

/** The follow-ups that a booking takes up; one that is called off, or not there, takes none. */
function takenBy(booking: Taking | null): readonly string[] {
  return booking && takesTime(booking) ? (booking.followUpIds ?? []) : [];
}

function followUpWrites(
  workshopId: string,
  id: string,
  before: Taking | null,
  after: Taking | null,
): Change[] {
  const [former, now] = [takenBy(before), takenBy(after)];
  const write = (bookingId: string | null) => (followUp: string) => ({
    kind: 'update' as const,
    path: documentPath(workshopId, 'followUps', followUp),
    values: { bookingId },
  });
  return [
    ...former.filter((each) => !now.includes(each)).map(write(null)),
    ...now.filter((each) => !former.includes(each)).map(write(id)),
  ];
}
