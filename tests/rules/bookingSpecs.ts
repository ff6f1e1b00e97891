import { bookingLimits, bookingStatuses } from '@/domain/booking/booking';
import { serviceLimits } from '@/domain/workshop/service';
import { vatRates } from '@/domain/values/vat';
import { at } from './bookingWorld';
import {
  exactly,
  field,
  flag,
  integer,
  map,
  oneOf,
  orNull,
  text,
  type DocumentSpec,
} from './fieldSpecs';
import { id } from './registerSpecs';

const service = map({
  serviceId: id,
  name: text(serviceLimits.name, 'Byte, bak'),
  minutes: integer(serviceLimits.minutes),
  priceOre: integer(serviceLimits.priceOre),
  vatRate: oneOf(vatRates),
});
const [usual] = service.accepted;
// Firestore has no list directly in a list.
const wrong = service.refused.filter((each) => !Array.isArray(each));
const many = (count: number) => Array.from({ length: count }, () => usual);
const { max } = bookingLimits.services;

const services = field(
  (value) => Array.isArray(value) && value.length <= max && value.every(service.isValid),
  [[], ...service.accepted.map((each) => [each]), ...many(max).map((_, n) => many(n + 1))],
  [
    many(max + 1),
    { 0: usual },
    ...wrong.map((each) => [each]),
    ...many(max).map((_, n) => [...many(n), 'x']),
  ],
);

/** A booking without times, which may be all the rest. */
export const unplannedBooking: DocumentSpec = {
  customerId: orNull(id),
  vehicleId: orNull(id),
  services,
  bufferMinutes: integer(bookingLimits.bufferMinutes),
  resourceId: orNull(id),
  staffId: orNull(id),
  startsAt: exactly(null),
  endsAt: exactly(null),
  isAllDay: flag,
  keyNumber: orNull(text(bookingLimits.keyNumber)),
  message: orNull(text(bookingLimits.message)),
  note: orNull(text(bookingLimits.note)),
  outsideHours: flag,
  status: oneOf(bookingStatuses),
  isReminded: flag,
};

/** The slot of a booking that is gone. */
export const orphanSlot: DocumentSpec = {
  resourceId: exactly('r1'),
  bookingId: exactly('gone'),
  startsAt: exactly(at('15:00')),
};

/** The one slot that the booking `7` of the world lacks. */
export const missingSlot: DocumentSpec = {
  resourceId: exactly('r1'),
  bookingId: exactly('7'),
  startsAt: exactly(at('12:15')),
};
