import { expect, test } from 'vitest';
import type { Booking } from '@/domain/booking/booking';
import { isWhenClosed } from '@/domain/booking/closedBookings';
import type { OpeningHours } from '@/domain/workshop/openingHours';
import { starterWeek } from '@/domain/workshop/starterSet';
import { readBooking } from '../../../support/bookingEntries';
import { at } from '../../../support/swedishInstant';

// The Friday closes at noon, the Thursday is closed.
const hours: OpeningHours = {
  week: starterWeek,
  closedOnHolidays: true,
  exceptions: new Map([
    ['2026-11-19', { label: 'Inventering', intervals: [] }],
    ['2026-11-20', { label: 'Klämdag', intervals: [{ opens: 420, closes: 720 }] }],
  ]),
};

test.each<[string, string, string, Partial<Booking>, boolean]>([
  ['on a closed day', '2026-11-19 08:00', '2026-11-19 09:00', {}, true],
  ['after an early closing', '2026-11-20 13:00', '2026-11-20 14:00', {}, true],
  ['across an early closing', '2026-11-20 11:00', '2026-11-20 13:00', {}, true],
  ['before an early closing', '2026-11-20 11:00', '2026-11-20 12:00', {}, false],
  ['ending on a closed day', '2026-11-18 15:00', '2026-11-19 10:00', {}, true],
  ['over a closed day', '2026-11-18 15:00', '2026-11-20 10:00', {}, false],
  ['allowed by an owner', '2026-11-19 08:00', '2026-11-19 09:00', { outsideHours: true }, false],
  ['called off', '2026-11-19 08:00', '2026-11-19 09:00', { status: 'cancelled' }, false],
  ['that is over', '2026-11-18 01:00', '2026-11-18 06:00', {}, false],
])('a booking %s', (_, from, to, values, expected) => {
  const booking = readBooking({ startsAt: at(from), endsAt: at(to), ...values });
  expect(isWhenClosed(booking, hours, at('2026-11-18 06:00'))).toBe(expected);
});

test('a booking without a time', () => {
  expect(isWhenClosed(readBooking(), hours, at('2026-11-18 06:00'))).toBe(false);
});
