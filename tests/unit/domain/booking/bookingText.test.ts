import { CalendarDate } from '@internationalized/date';
import { expect, test } from 'vitest';
import {
  bookingText,
  formatDayAndTimes,
  formatStart,
  formatTimeAndPlace,
  formatTimes,
  initialsOf,
  type Names,
  takenText,
} from '@/domain/booking/bookingText';
import { booked, readBooking } from '../../../support/bookingEntries';
import { byId, readyRegister } from '../../../support/readyRegister';
import { keptCustomer, keptVehicle } from '../../../support/registerEntries';
import { at } from '../../../support/swedishInstant';

const stamps = { createdAt: new Date(0), updatedAt: new Date(0) };
const lift = {
  name: 'Lyft 1',
  kind: 'lift',
  colour: 'petrol',
  order: 0,
  isActive: true,
  registrationNumber: null,
} as const;
const names: Names = {
  register: readyRegister(
    [keptCustomer('anna', { name: 'Anna Berg' })],
    [keptVehicle('volvo', { registrationNumber: 'ABC123' })],
    { merged: { ann: 'anna' } },
  ),
  resources: byId([{ id: 'lift-1', data: { ...lift, ...stamps } }]),
  staff: byId([
    {
      id: 'olle',
      data: { name: 'Olle Ek', phone: null, isActive: true, skills: 'all' as const, ...stamps },
    },
  ]),
  today: new CalendarDate(2026, 11, 20),
};
const booking = readBooking({
  customerId: 'anna',
  vehicleId: 'volvo',
  resourceId: 'lift-1',
  staffId: 'olle',
  services: [booked('Stor service'), booked('Däckskifte')],
  startsAt: at('2026-11-20 08:00'),
  endsAt: at('2026-11-20 10:00'),
});

test('a booking in words names what its ids stand for', () => {
  expect(bookingText(booking, names)).toEqual({
    plate: 'ABC 123',
    services: 'Stor service, Däckskifte',
    customer: 'Anna Berg',
    resource: 'Lyft 1',
    person: 'Olle Ek',
    time: '08:00–10:00',
    status: 'Bokad',
    isClosed: false,
    isPart: false,
    late: null,
    name: 'ABC 123, Stor service, Däckskifte, 08:00–10:00, Lyft 1, Bokad, Anna Berg, Olle Ek',
  });
});

test('a part of a visit says so', () => {
  const text = bookingText({ ...booking, visitId: 'visit' }, names);
  expect(text.isPart).toBe(true);
  expect(text.name).toContain('Bokad, Del av besök, Anna Berg');
});

test('a booking of which nothing is known says so in its name', () => {
  expect(bookingText(readBooking(), names).name).toBe(
    'Utan fordon, Ingen tjänst vald, Ej planerad, Ingen plats, Bokad',
  );
});

test('the name of a booking has the day where the place of the card does not tell it', () => {
  expect(bookingText(booking, names, { withDay: true }).name).toContain(
    ', fredag 20 november 08:00–10:00, ',
  );
});

test('a booking of a merged customer shows the customer who took over', () => {
  expect(bookingText({ ...booking, customerId: 'ann' }, names).customer).toBe('Anna Berg');
});

test('a plate that is not there yet is an ellipsis, and one that is gone is none', () => {
  const plateIn = (register: Names['register']) =>
    bookingText(booking, { ...names, register }).plate;
  expect(plateIn({ kind: 'loading' })).toBe('…');
  expect(plateIn(readyRegister([], [], { complete: false }))).toBe('…');
  expect(plateIn(readyRegister([]))).toBeNull();
});

test.each([
  ['08:00–09:30', '2026-11-20 08:00', '2026-11-20 09:30', false],
  ['20:00–00:00', '2026-11-20 20:00', '2026-11-21 00:00', false],
  ['20 nov. 15:00 – 21 nov. 10:00', '2026-11-20 15:00', '2026-11-21 10:00', false],
  ['20 nov. 15:00 – 22 nov. 00:00', '2026-11-20 15:00', '2026-11-22 00:00', false],
  ['Heldag', '2026-11-20 07:00', '2026-11-20 17:00', true],
  ['Heldag', '2026-11-21 00:00', '2026-11-22 00:00', true],
  ['Heldag 20 nov. – 23 nov.', '2026-11-20 07:00', '2026-11-23 17:00', true],
])('%s', (text, from, to, isAllDay) => {
  const times = { startsAt: at(from), endsAt: at(to), isAllDay };
  expect(formatTimes(times, names.today)).toBe(text);
  const isOneDay = !text.includes(' – ');
  const day = from.startsWith('2026-11-20') ? 'fredag 20 november' : 'lördag 21 november';
  expect(formatDayAndTimes(times, names.today)).toBe(
    isOneDay ? `${day} ${text.toLowerCase()}` : text,
  );
});

test.each([
  ['måndag 4 januari 2027 08:00–09:00', '2027-01-04 08:00', '2027-01-04 09:00', false],
  ['31 dec. 15:00 – 4 jan. 2027 10:00', '2026-12-31 15:00', '2027-01-04 10:00', false],
  ['Heldag 30 dec. 2025 – 2 jan.', '2025-12-30 07:00', '2026-01-02 17:00', true],
])('a day of another year carries the year: %s', (text, from, to, isAllDay) => {
  const times = { startsAt: at(from), endsAt: at(to), isAllDay };
  expect(formatDayAndTimes(times, names.today)).toBe(text);
});

test.each([
  ['08:00–10:00', '2026-11-20 08:00', '2026-11-20 10:00', false],
  ['hela dagen', '2026-11-20 07:00', '2026-11-20 17:00', true],
  ['hela dagarna 20 nov. – 23 nov.', '2026-11-20 07:00', '2026-11-23 17:00', true],
])('a place is taken %s', (text, from, to, isAllDay) => {
  const data = { ...booking, startsAt: at(from), endsAt: at(to), isAllDay };
  expect(takenText({ data }, names)).toContain(`Lyft 1 är upptagen ${text} av `);
});

test('a booking without a time is not planned', () => {
  const none = { startsAt: null, endsAt: null, isAllDay: false };
  expect([formatTimes(none, names.today), formatDayAndTimes(none, names.today)]).toEqual([
    'Ej planerad',
    'Ej planerad',
  ]);
});

test.each([
  ['Olle Ek', 'OE'],
  ['Anna Maria von Berg', 'AB'],
  ['  åsa  ', 'Å'],
  ['', ''],
])('the initials of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('the start of a booking has no clock time when the booking takes whole days', () => {
  expect(formatStart(booking)).toBe('2026-11-20 08:00');
  expect(formatStart({ ...booking, isAllDay: true })).toBe('2026-11-20');
  expect(formatStart(booking, ({ day }) => `den ${day}`)).toBe('den 20 08:00');
  expect(formatStart(readBooking())).toBe('Ej planerad');
});

test('the time of a booking stands with the resource and the person that are known', () => {
  expect(formatTimeAndPlace(booking, names, ', ')).toBe(
    'fredag 20 november 08:00–10:00, Lyft 1, Olle Ek',
  );
  const gone = { ...booking, resourceId: 'lift-9', staffId: null };
  expect(formatTimeAndPlace(gone, names, ' · ', ', ')).toBe('fredag 20 november, 08:00–10:00');
});
