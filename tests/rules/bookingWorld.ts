import type { Booking } from '@/domain/booking/booking';
import { occupancyDocuments } from '../../scripts/demo/occupancy';
import type { Fields } from '../../scripts/firestoreValue';

/** The instant of a clock time, in UTC, on the day of the world's bookings. */
export const at = (clock: string) => new Date(`2026-11-23T${clock}:00Z`);

/** The fields of a booking without times. */
export const unplanned = {
  ...{ customerId: null, vehicleId: null, services: [], bufferMinutes: 0 },
  ...{ resourceId: null, staffId: null, startsAt: null, endsAt: null, isAllDay: false },
  ...{ keyNumber: null, message: null, note: null, outsideHours: false },
  ...{ status: 'booked', isReminded: false },
} satisfies Fields & Pick<Booking, 'status'>;

/** The time between two clock times. */
export const span = (from: string, to: string) => ({ startsAt: at(from), endsAt: at(to) });

/** The number within its week of the quarter at a clock time. */
export const numberOf = (clock: string) => String((at(clock).getTime() / 900_000) % 672);

/** The week of a resource begins on a Thursday at midnight UTC, as 1970 did. */
export const thursday = (days: number, clock = '00:00') =>
  new Date(at(clock).getTime() + (3 + days) * 24 * 3_600_000);

export const planned = {
  b1: { resourceId: 'r1', ...span('08:00', '09:00') },
  '7': { resourceId: 'r1', ...span('12:00', '12:45') },
  /** Ends on the first quarter of a week. */
  over: { resourceId: 'r1', startsAt: thursday(-1, '22:00'), endsAt: thursday(0, '00:15') },
  /** Seven days that begin within a quarter. */
  long: { resourceId: 'r3', startsAt: thursday(5, '07:10'), endsAt: thursday(12, '07:10') },
};

const bookings = Object.entries(planned).map(
  ([id, times]) => [id, { ...unplanned, ...times }] as const,
);

/** The documents of `own` that say what the bookings of the world occupy, by their paths. */
const occupancy = Object.fromEntries(
  Object.entries(occupancyDocuments(bookings)).map(([id, document]): [string, Fields] => [
    `workshops/own/occupancy/${id}`,
    { ...document },
  ]),
);

/** The bookings that exist before every request, and what they occupy. */
export const bookingDocuments: Record<string, Fields> = {
  ...Object.fromEntries(bookings.map(([id, fields]) => [`workshops/own/bookings/${id}`, fields])),
  'workshops/own/bookings/unplanned': unplanned,
  'workshops/own/bookings/cancelled': { ...unplanned, ...planned.b1, status: 'cancelled' },
  /** Was removed and added again. */
  'workshops/own/bookings/back': unplanned,
  'workshops/own/removedBookings/back': {},
  'workshops/own/bookings/outside': { ...unplanned, outsideHours: true },
  ...occupancy,
};

/** A booking of the documents that `occupancyWith` gives. */
export const joining = { ...unplanned, resourceId: 'r1', ...span('10:00', '11:00') };

/** The document of a resource's week, by path, after a booking called `b9` has joined those of the world. */
export function occupancyWith(resourceId: string) {
  const all = occupancyDocuments([...bookings, ['b9', { ...joining, resourceId }]]);
  const [id = '', document] =
    Object.entries(all).findLast(([, { bookingId }]) => bookingId === 'b9') ?? [];
  if (!document) throw new Error('b9 is in no document.');
  return { path: `workshops/own/occupancy/${id}`, document };
}
