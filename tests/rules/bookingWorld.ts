import type { Booking } from '@/domain/booking/booking';
import { slotsOf } from '@/domain/booking/slots';
import type { Fields } from '../../scripts/firestoreValue';

/** A clock time, in UTC, of the day on which the bookings of the world are. */
export const at = (clock: string) => new Date(`2026-11-23T${clock}:00Z`);

/** What a booking without times holds. */
export const unplanned = {
  ...{ customerId: null, vehicleId: null, services: [], bufferMinutes: 0 },
  ...{ resourceId: null, staffId: null, startsAt: null, endsAt: null, isAllDay: false },
  ...{ keyNumber: null, message: null, note: null, outsideHours: false },
  ...{ status: 'booked', isReminded: false },
} satisfies Fields & Pick<Booking, 'status'>;

/** The slots of `own` that a booking has on a resource, by path. */
export function slotsIn(bookingId: string, resourceId: string, startsAt: Date, endsAt: Date) {
  const slots = slotsOf({ resourceId, startsAt, endsAt, status: 'booked' });
  return Object.fromEntries(
    slots.map((slot) => [
      `workshops/own/slots/${slot.id}`,
      { bookingId, resourceId, startsAt: slot.startsAt },
    ]),
  );
}

const hour = { resourceId: 'r1', startsAt: at('08:00'), endsAt: at('09:00') };
const holed = { resourceId: 'r1', startsAt: at('12:00'), endsAt: at('12:45') };

/** The slot that the booking `7` lacks. */
export const missing = slotsIn('7', 'r1', at('12:15'), at('12:30'));
/** The slot of a booking that is gone. */
export const orphan = slotsIn('gone', 'r1', at('15:00'), at('15:15'));

/** The bookings and slots that exist before every request. */
export const bookingDocuments: Record<string, Fields> = {
  'workshops/own/bookings/unplanned': unplanned,
  'workshops/own/bookings/b1': { ...unplanned, ...hour },
  ...slotsIn('b1', 'r1', at('08:00'), at('09:00')),
  'workshops/own/bookings/cancelled': { ...unplanned, ...hour, status: 'cancelled' },
  'workshops/own/bookings/outside': { ...unplanned, outsideHours: true },
  'workshops/own/bookings/7': { ...unplanned, ...holed },
  ...slotsIn('7', 'r1', at('12:00'), at('12:15')),
  ...slotsIn('7', 'r1', at('12:30'), at('12:45')),
  ...orphan,
};
