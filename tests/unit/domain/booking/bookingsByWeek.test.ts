import { expect, test } from 'vitest';
import {
  bookingsBetween,
  bookingsOf,
  noBookings,
  unplannedBookings,
  withChangedBookings,
} from '@/domain/booking/bookingsByWeek';
import type { Booking } from '@/domain/booking/booking';
import { bookingEntry } from '../../../support/bookingEntries';
import { at } from '../../../support/swedishInstant';

const planned = (id: string, from: string, to: string, values: Partial<Booking> = {}) =>
  bookingEntry(id, { startsAt: at(from), endsAt: at(to), ...values });
const early = planned('early', '2026-11-20 08:00', '2026-11-20 09:00', { vehicleId: 'volvo' });
const short = planned('short', '2026-11-20 10:00', '2026-11-20 10:30');
const long = planned('long', '2026-11-20 10:00', '2026-11-26 16:00', { vehicleId: 'volvo' });
const next = planned('next', '2026-11-27 08:00', '2026-11-27 09:00', { customerId: 'anna' });
const tray = bookingEntry('tray', { vehicleId: 'volvo', createdAt: at('2026-11-19 08:00') });
const newer = bookingEntry('newer', { createdAt: at('2026-11-20 08:00') });
const off = bookingEntry('off', { status: 'cancelled', createdAt: at('2026-11-20 09:00') });
const kept = withChangedBookings(
  noBookings,
  [next, long, tray, short, early, off, newer].map((entry) => [entry.id, entry] as const),
);
const between = (from: string, to: string, of = kept) =>
  bookingsBetween(of, at(from).getTime(), at(to).getTime()).map(({ id }) => id);

test('a range has the bookings that overlap it, by start and then by end', () => {
  expect(between('2026-11-20 00:00', '2026-11-21 00:00')).toEqual(['early', 'short', 'long']);
  expect(between('2026-11-26 16:00', '2026-11-27 08:00')).toEqual([]);
  // A job that began in an earlier week of those that the bookings are kept by.
  expect(between('2026-11-26 15:59', '2026-11-27 08:01')).toEqual(['long', 'next']);
});

test('those without a time are the newest first, without those that are called off', () => {
  expect(unplannedBookings(kept).map(({ id }) => id)).toEqual(['newer', 'tray']);
});

test('bookings of a vehicle come latest first, those without a time last', () => {
  const since = at('2026-11-20 09:00').getTime();
  const idsOf = (...about: ['vehicleId' | 'customerId', string[]]) =>
    bookingsOf(kept, ...about, since).map(({ id }) => id);
  expect(idsOf('vehicleId', ['volvo', 'golf'])).toEqual(['long', 'tray']);
  expect(idsOf('customerId', ['anna'])).toEqual(['next']);
});

test('a booking that is moved leaves its week, and one without an entry is gone', () => {
  const moved = { ...early, data: { ...next.data } };
  const after = withChangedBookings(kept, [
    ['early', moved],
    ['tray', undefined],
  ]);
  expect(between('2026-11-20 00:00', '2026-11-21 00:00', after)).toEqual(['short', 'long']);
  expect(between('2026-11-27 00:00', '2026-11-28 00:00', after)).toEqual(['next', 'early']);
  expect(unplannedBookings(after).map(({ id }) => id)).toEqual(['newer']);
  expect(after.byId.has('tray')).toBe(false);
  expect(kept.byId.get('early')).toBe(early);
});

test('what has not changed stays the same object', () => {
  expect(
    withChangedBookings(kept, [
      ['early', early],
      ['gone', undefined],
    ]),
  ).toBe(kept);
  const after = withChangedBookings(kept, [['next', undefined]]);
  expect(after.weeks.get(null)).toBe(kept.weeks.get(null));
});
