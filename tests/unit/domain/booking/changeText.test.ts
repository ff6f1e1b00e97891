import { CalendarDate } from '@internationalized/date';
import { expect, test } from 'vitest';
import { type Booking, type BookingStatus, newBooking } from '@/domain/booking/booking';
import { changeText } from '@/domain/booking/changeText';
import { readyRegister } from '../../../support/readyRegister';
import { at } from '../../../support/swedishInstant';

const names = {
  register: readyRegister([], []),
  resources: new Map(),
  staff: new Map(),
  today: new CalendarDate(2026, 11, 20),
};
const booking = newBooking({ startsAt: at('2026-11-20 08:00'), endsAt: at('2026-11-20 09:00') });
const when = 'fredag 20 november 08:00–09:00';

test.each<[BookingStatus, string]>([
  ['checkedIn', `är incheckad: ${when}`],
  ['inProgress', `är påbörjad: ${when}`],
  ['done', `är klar: ${when}`],
  ['pickedUp', `är hämtad: ${when}`],
  ['noShow', `är markerad som utebliven: ${when}`],
  ['cancelled', `är avbokad: ${when}`],
])('%s', (status, expected) => {
  expect(changeText(booking, { ...booking, status }, names)).toBe(expected);
});

test.each<[Partial<Booking>, string]>([
  [{ note: 'Ring' }, `är ändrad: ${when}`],
  [{ endsAt: at('2026-11-20 10:00') }, 'är flyttad: fredag 20 november 08:00–10:00'],
  [{ resourceId: 'lift-2' }, `är flyttad: ${when}`],
  [{ startsAt: null, endsAt: null }, 'är flyttad till de ej planerade'],
  // A change of the status is told first; the time is the new one.
  [
    { status: 'cancelled', endsAt: at('2026-11-20 10:00') },
    'är avbokad: fredag 20 november 08:00–10:00',
  ],
])('%o', (change, expected) => {
  expect(changeText(booking, { ...booking, ...change }, names)).toBe(expected);
});

test('a cancelled booking that comes back is called booked again', () => {
  const off = { ...booking, status: 'cancelled' } as const;
  expect(changeText(off, booking, names)).toBe(`är bokad igen: ${when}`);
  const waiting = newBooking({});
  expect(changeText(waiting, { ...waiting, status: 'cancelled' }, names)).toBe('är avbokad');
});
