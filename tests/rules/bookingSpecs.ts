import { bookingLimits, bookingStatuses } from '@/domain/booking/booking';
import { mostFollowUpIds } from '@/domain/booking/followUpIds';
import { serviceLimits } from '@/domain/workshop/service';
import { vatRates } from '@/domain/values/vat';
import type { OccupancyDocument } from '../../scripts/demo/occupancy';
import {
  exactly,
  field,
  flag,
  integer,
  later,
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
// Firestore allows no list directly in a list.
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

const listed = (count: number) => Array.from({ length: count }, (_, n) => `1042_line${n}`);
const followUpIds = field(
  (value) =>
    Array.isArray(value) &&
    value.length <= mostFollowUpIds &&
    value.every((each) => typeof each === 'string' && /^[\w-]{1,128}$/.test(each)),
  [[], ['1042_a'], ['x'.repeat(128)], listed(mostFollowUpIds)],
  [
    listed(mostFollowUpIds + 1),
    ...[['x'.repeat(129)], [''], ['1042_a', ''], ['1042_a,1042_b'], ['a b'], ['å']],
    ...[[7], ['1042_a', 7], [null], [{ id: '1042_a' }], { 0: '1042_a' }],
  ],
);

/** A booking without times; every other field may have any allowed value. */
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
  visitId: later(orNull(id)),
  // The records of loans have rows of their own (loanRows.ts): a loan has no services.
  loan: later(exactly(null)),
  followUpIds: later(followUpIds),
};

/** The occupancy document of a resource and a week, when it may contain only these quarters. */
export const occupancySpec = ({
  resourceId,
  week,
  quarters,
  bookingId,
}: OccupancyDocument): DocumentSpec => ({
  resourceId: exactly(resourceId),
  week: exactly(week),
  quarters: exactly(quarters),
  bookingId: exactly(bookingId),
});
