import { expect, test } from 'vitest';
import { bookingGroup } from '@/app/palette/paletteHits';
import { bookingEntry } from '../support/bookingEntries';
import { readyRegister } from '../support/readyRegister';
import { keptVehicle } from '../support/registerEntries';
import { at } from '../support/swedishInstant';

const register = readyRegister([], [keptVehicle('volvo', { registrationNumber: 'ABC123' })]);
const now = at('2026-11-19 12:00');

test.each([
  ['with its time', false, 'fredag 20 november 08:00'],
  ['by its day alone when it takes whole days', true, 'fredag 20 november'],
])('a booking is found %s', (_, isAllDay, text) => {
  const times = { startsAt: at('2026-11-20 08:00'), endsAt: at('2026-11-20 17:00') };
  const booking = bookingEntry('service', { vehicleId: 'volvo', ...times, isAllDay });
  const { hits } = bookingGroup('ABC', [booking], register, now);
  expect(hits.map((hit) => hit.text)).toEqual([text]);
});
