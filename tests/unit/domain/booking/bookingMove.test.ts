import { CalendarDate } from '@internationalized/date';
import { expect, test } from 'vitest';
import type { Booking } from '@/domain/booking/booking';
import { asShown, movedTo } from '@/domain/booking/bookingMove';
import type { Place } from '@/domain/booking/bookingShift';
import type { Names } from '@/domain/booking/bookingText';
import { notLent } from '@/domain/booking/loanRecord';
import type { OpeningHours } from '@/domain/workshop/openingHours';
import type { ResourceKind } from '@/domain/workshop/resource';
import { starterWeek } from '@/domain/workshop/starterSet';
import { bookingEntry, readBooking } from '../../../support/bookingEntries';
import { byId, readyRegister } from '../../../support/readyRegister';
import { keptVehicle } from '../../../support/registerEntries';
import { at } from '../../../support/swedishInstant';

const stamps = { createdAt: new Date(0), updatedAt: new Date(0) };
const hours: OpeningHours = { week: starterWeek, closedOnHolidays: true, exceptions: new Map() };
const resource = (id: string, name: string, kind: ResourceKind = 'lift') => {
  const usual = { colour: 'petrol' as const, order: 0, isActive: true, registrationNumber: null };
  return { id, data: { name, kind, ...usual, ...stamps } };
};
const names: Names = {
  register: readyRegister(
    [],
    [
      keptVehicle('volvo', { registrationNumber: 'ABC123' }),
      keptVehicle('saab', { registrationNumber: 'DEF456' }),
    ],
  ),
  resources: byId([
    resource('lift-1', 'Lyft 1'),
    resource('lift-2', 'Lyft 2'),
    resource('v40', 'Volvo V40', 'loanCar'),
  ]),
  staff: byId([
    {
      id: 'olle',
      data: { name: 'Olle Ek', phone: null, isActive: true, skills: 'all' as const, ...stamps },
    },
  ]),
  today: new CalendarDate(2026, 11, 20),
};
const place: Place = {
  startsAt: at('2026-11-20 08:00'),
  endsAt: at('2026-11-20 09:00'),
  resourceId: 'lift-1',
};
const nowhere: Place = { startsAt: null, endsAt: null, resourceId: null };
const booking = { ...place, vehicleId: 'volvo', staffId: 'olle', isReminded: true };
const saab = bookingEntry('b2', {
  startsAt: at('2026-11-20 12:00'),
  endsAt: at('2026-11-20 13:00'),
  resourceId: 'lift-2',
  vehicleId: 'saab',
  staffId: 'olle',
});

const wash = bookingEntry('b3', {
  startsAt: at('2026-11-20 14:00'),
  endsAt: at('2026-11-20 15:00'),
  resourceId: 'lift-2',
  vehicleId: 'volvo',
});

/** Moves the Volvo's booking at half past six that Friday, beside the Saab's and another of the Volvo. */
function move(next: Partial<Place>, values: Partial<Booking> = {}, isOwner = false) {
  const own = bookingEntry('b1', { ...booking, ...values });
  const { startsAt, endsAt, resourceId } = own.data;
  const now = at('2026-11-20 06:30');
  const conditions = { bookings: [own, saab, wash], hours, names, isOwner, now };
  return movedTo(own, { startsAt, endsAt, resourceId, ...next }, conditions);
}

/** A time on a day, that Friday unless another is named. */
function time(start: string, end: string, day = '2026-11-20') {
  return { startsAt: at(`${day} ${start}`), endsAt: at(`${day} ${end}`) };
}

test.each<[string, Partial<Place>, Partial<Booking>, string]>([
  ['to another time', time('10:00', '11:00'), {}, 'flyttad till 10:00–11:00, Lyft 1.'],
  ['to another lift', { resourceId: 'lift-2' }, {}, 'flyttad till 08:00–09:00, Lyft 2.'],
  ['to no lift', { resourceId: null }, {}, 'flyttad till 08:00–09:00.'],
  [
    'to another day',
    time('08:00', '09:00', '2026-11-23'),
    {},
    'flyttad till måndag 23 november 08:00–09:00, Lyft 1.',
  ],
  ['to be longer', time('08:00', '10:00'), {}, 'ändrad till 08:00–10:00, Lyft 1.'],
  ['out of the tray', place, nowhere, 'planerad till fredag 20 november 08:00–09:00, Lyft 1.'],
  [
    'to where its person is busy',
    time('12:00', '13:00'),
    {},
    'flyttad till 12:00–13:00, Lyft 1. Olle Ek är dubbelbokad.',
  ],
  [
    'to where its vehicle is on another lift',
    time('14:30', '15:30'),
    {},
    'flyttad till 14:30–15:30, Lyft 1. ABC 123 är redan bokad 14:00–15:00 (Lyft 2, Ingen tjänst vald).',
  ],
])('a booking is moved %s', (_, next, values, text) => {
  expect(move(next, values)).toMatchObject({ kind: 'moved', text: `ABC 123 är ${text}` });
});

test.each<[string, Partial<Place>, Partial<Booking>, string]>([
  [
    'to where another is',
    { ...time('12:30', '13:30'), resourceId: 'lift-2' },
    {},
    'flyttades inte: Lyft 2 är upptagen 12:00–13:00 av DEF 456.',
  ],
  [
    'to be as long as to reach another',
    time('11:00', '12:15'),
    { ...time('11:00', '12:00'), resourceId: 'lift-2' },
    'ändrades inte: Lyft 2 är upptagen 12:00–13:00 av DEF 456.',
  ],
  ['to yesterday', time('08:00', '09:00', '2026-11-19'), {}, 'flyttades inte. Tiden har passerat.'],
  [
    'to a Saturday',
    time('08:00', '09:00', '2026-11-21'),
    {},
    'flyttades inte. Stängt på lördagar.',
  ],
  [
    'beyond closing time',
    time('08:00', '18:00'),
    {},
    'ändrades inte. Utanför öppettiderna fredag 20 november: 07:00–17:00.',
  ],
  ['to a loan car', { resourceId: 'v40' }, {}, 'flyttades inte: Volvo V40 är en lånebil.'],
  [
    'from a loan car to a lift',
    { resourceId: 'lift-2' },
    { resourceId: 'v40', loan: notLent },
    'flyttades inte: en lånebil kan bara bytas mot en annan lånebil.',
  ],
  [
    'while the loan car is out',
    time('10:00', '11:00'),
    { resourceId: 'v40', loan: { ...notLent, outAt: at('2026-11-20 06:00') } },
    'flyttades inte: lånebilen är redan utlämnad. Bara slutet kan ändras.',
  ],
  [
    'out of the tray to a Saturday',
    { ...place, ...time('08:00', '09:00', '2026-11-21') },
    nowhere,
    'planerades inte. Stängt på lördagar.',
  ],
])('a booking is not moved %s', (_, next, values, text) => {
  expect(move(next, values)).toEqual({ kind: 'refused', text: `ABC 123 ${text}` });
});

test('a booking that is there already is not moved', () => {
  expect(move({})).toEqual({ kind: 'same' });
  expect(move(nowhere, nowhere)).toEqual({ kind: 'same' });
});

test('a booking that begins at another time is one of which nobody has been reminded', () => {
  expect(move(time('10:00', '11:00'))).toMatchObject({ after: { isReminded: false } });
  expect(move({ resourceId: 'lift-2' })).toMatchObject({ after: { isReminded: true } });
});

test('the consent to book outside the hours holds for its time, or as the owner likes', () => {
  const saturday = time('08:00', '09:00', '2026-11-21');
  const later = time('09:00', '10:00', '2026-11-21');
  const allowed = { ...saturday, outsideHours: true };
  expect(move({ resourceId: 'lift-2' }, allowed)).toMatchObject({
    kind: 'moved',
    after: { outsideHours: true },
  });
  expect(move(later, allowed)).toMatchObject({ kind: 'refused' });
  expect(move(later, allowed, true)).toMatchObject({
    kind: 'moved',
    after: { outsideHours: true },
  });
  expect(move(saturday, {}, true)).toEqual({
    kind: 'refused',
    text: 'ABC 123 flyttades inte. Stängt på lördagar. Öppna bokningen om du vill boka ändå.',
  });
  // Back in the open hours the owner's consent is over; nobody else may take it away.
  expect(move(place, allowed, true)).toMatchObject({ after: { outsideHours: false } });
  expect(move(place, allowed)).toMatchObject({ after: { outsideHours: true } });
});

test('a booking is moved from where it was shown, and as long as it is now', () => {
  const shown = readBooking(place);
  const latest = readBooking({ ...place, ...time('10:00', '12:00') });
  const moved = asShown(latest, shown, { start: 15, end: 15 });
  expect([moved.startsAt, moved.endsAt]).toEqual([place.startsAt, at('2026-11-20 10:00')]);
  expect(asShown(latest, shown, { start: 0, end: 15 })).toBe(shown);
});
