import { CalendarDate } from '@internationalized/date';
import { expect, test } from 'vitest';
import type { Booking } from '@/domain/booking/booking';
import {
  cardsOf,
  detailsOf,
  messageAfter,
  messageKindsFor,
  unreachable,
} from '@/domain/booking/bookingContact';
import type { CustomerFields } from '@/domain/register/customer';
import { starterWorkshop } from '@/domain/workshop/starterSet';
import { booked, readBooking } from '../../../support/bookingEntries';
import { readyRegister } from '../../../support/readyRegister';
import { keptCustomer, keptVehicle } from '../../../support/registerEntries';
import { at } from '../../../support/swedishInstant';

const workshop = {
  ...starterWorkshop,
  checklistDone: false,
  owners: ['olle'],
  createdBy: 'olle',
  createdAt: new Date(0),
  updatedAt: new Date(0),
};
const anna = keptCustomer('anna');
const volvo = keptVehicle('volvo', { registrationNumber: 'ABC123' });
const register = readyRegister([anna], [volvo], { merged: { ann: 'anna' } });
const booking = readBooking({
  customerId: 'anna',
  vehicleId: 'volvo',
  services: [booked('Däckskifte')],
  startsAt: at('2026-11-20 08:00'),
  endsAt: at('2026-11-20 09:00'),
});

const today = new CalendarDate(2026, 11, 20);

/** The details to tell about a booking whose cards are in the same register. */
function details(values: Partial<Booking>, known = register) {
  const about = { ...booking, ...values };
  return detailsOf(about, workshop, known, cardsOf(about, known), today);
}

test('the cards of a booking are its vehicle and its customer, also a merged one', () => {
  expect(cardsOf(booking, register)).toEqual({ customer: anna.data, vehicle: volvo.data });
  expect(cardsOf({ ...booking, customerId: 'ann' }, register).customer).toEqual(anna.data);
  const none = { customer: undefined, vehicle: undefined };
  expect(cardsOf(readBooking(), register)).toEqual(none);
  expect(cardsOf(booking, { kind: 'loading' })).toEqual(none);
});

test('there is something to tell about a booking with a time', () => {
  const { services, startsAt, endsAt } = booking;
  const all = {
    workshop,
    plate: 'ABC123',
    services,
    startsAt,
    endsAt,
    isAllDay: false,
    today,
    customer: anna.data.name,
  };
  expect(details({})).toEqual(all);
  expect(details({ vehicleId: null })).toEqual({ ...all, plate: null });
});

const notFetched = 'Kundens uppgifter är inte hämtade än.';

test.each<[string, Partial<Booking>, string]>([
  ['to which nobody came', { status: 'noShow' }, 'kunden uteblev.'],
  ['that has been fetched', { status: 'pickedUp' }, 'bilen är hämtad.'],
  ['without a time', { startsAt: null, endsAt: null }, 'när bokningen har fått en tid.'],
])('there is nothing to tell about a booking %s', (_, values, reason) => {
  expect(details(values)).toEqual(expect.stringContaining(reason));
});

test('nothing is told before the cards are there, and without those that are gone', () => {
  expect(details({}, readyRegister([anna], [], { complete: false }))).toBe(notFetched);
  expect(details({}, readyRegister([], [volvo], { complete: false }))).toBe(notFetched);
  expect(details({}, readyRegister([anna]))).toMatchObject({ plate: null });
});

test.each<[string, Partial<CustomerFields>, string | null]>([
  ['a mobile', { phones: ['+46701234567'] }, null],
  ['an e-mail address', { email: 'anna@ek.example' }, null],
  [
    'a telephone on a desk',
    { phones: ['+46846500400'] },
    'Kunden har varken mobilnummer eller e-postadress. Ring 08-465 004 00.',
  ],
  ['nothing', {}, 'Kunden har varken telefonnummer eller e-postadress.'],
])('a customer with %s', (_, values, reason) => {
  const customer = keptCustomer('anna', values).data;
  expect(unreachable(booking, { customer, vehicle: undefined })).toBe(reason);
});

test('nobody can be written to when there is nobody', () => {
  const none = { customer: undefined, vehicle: undefined };
  expect(unreachable(readBooking(), none)).toBe('Bokningen har ingen kund.');
  expect(unreachable(booking, none)).toBe('Kunden finns inte längre i registret.');
});

test('the messages of use are those of the booking as it is', () => {
  const kinds = (values: Partial<Booking>) => messageKindsFor({ ...booking, ...values });
  const coming = ['confirmation', 'reminder', 'newTime'];
  expect(kinds({})).toEqual(coming);
  expect(kinds({ status: 'inProgress' })).toEqual(coming);
  expect(kinds({ startsAt: null })).toEqual([]);
  expect(kinds({ status: 'done' })).toEqual(['ready']);
  expect(kinds({ status: 'pickedUp' })).toEqual([]);
  expect(kinds({ status: 'noShow' })).toEqual([]);
  expect(kinds({ status: 'cancelled', startsAt: null })).toEqual(['cancelled']);
});

test('a booking without a time can be told as ready and as called off', () => {
  const untimed = { startsAt: null, endsAt: null };
  expect(details({ ...untimed, status: 'done' })).toMatchObject(untimed);
  expect(details({ ...untimed, status: 'cancelled' })).toMatchObject(untimed);
});

const later = { startsAt: at('2026-11-20 13:00'), endsAt: at('2026-11-20 14:00') };
const longer = { endsAt: at('2026-11-20 10:00') };
const overnight = { endsAt: at('2026-11-21 10:00') };

test.each<[string, Partial<Booking> | null, Partial<Booking>, string | null]>([
  ['a new booking', null, {}, 'confirmation'],
  ['a new booking without a time', null, { startsAt: null, endsAt: null }, null],
  ['its first time', { startsAt: null, endsAt: null }, {}, 'confirmation'],
  ['another time', {}, later, 'newTime'],
  ['another last day', {}, overnight, 'newTime'],
  ['more time on the same day', {}, longer, null],
  ['the loss of its time', {}, { startsAt: null, endsAt: null }, null],
  ['another lift', {}, { resourceId: 'lift2' }, null],
  ['the end of the work', { status: 'inProgress' }, { status: 'done' }, 'ready'],
  ['another time of a car that is ready', { status: 'done' }, { status: 'done', ...later }, null],
  ['calling off', {}, { status: 'cancelled' }, 'cancelled'],
  ['booking again', { status: 'cancelled' }, {}, 'confirmation'],
  ['checking in', {}, { status: 'checkedIn' }, null],
  ['fetching the car', { status: 'done' }, { status: 'pickedUp' }, null],
  ['nobody’s coming', {}, { status: 'noShow' }, null],
])('the message that follows %s', (_, before, after, kind) => {
  const former = before && { ...booking, ...before };
  expect(messageAfter(former, { ...booking, ...after }, [])).toBe(kind);
});

test('a car is ready when all parts of its visit are', () => {
  const done: Booking = { ...booking, status: 'done' };
  const other = (status: Booking['status']) => [{ data: { ...booking, status } }];
  const told = (status: Booking['status']) => messageAfter(booking, done, other(status));
  expect(told('inProgress')).toBeNull();
  expect(told('done')).toBe('ready');
  expect(told('cancelled')).toBe('ready');
  const cards = cardsOf(done, register);
  expect(detailsOf(done, workshop, register, cards, today, other('booked'))).toBe(
    'Det finns inget att meddela än: besökets andra delar är inte klara.',
  );
});
