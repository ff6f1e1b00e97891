import { expect, test } from 'vitest';
import { notLent } from '@/domain/booking/loanRecord';
import { newBooking } from '@/domain/booking/booking';
import { withBase, lostBookings } from '@/domain/booking/lostBookings';
import { at } from '../../../support/swedishInstant';

const path = 'workshops/w/bookings/b1';
const [startsAt, endsAt] = [at('2026-11-23 10:00'), at('2026-11-23 11:00')];
const planned = newBooking({ startsAt, endsAt, resourceId: 'lift1', note: 'Ring.' });
const update = (values: Record<string, unknown>) => ({ kind: 'update', path, values });
type Change = Parameters<typeof lostBookings>[0][number]['changes'][number];
const refused = (...changes: Change[]) => ({
  ...{ id: 'w1', label: 'Bokningen ABC 123', changes },
});
const lostIn = (...changes: Parameters<typeof refused>) =>
  lostBookings([refused(...changes)], 'w').map(({ id }) => id);

test.each<[key: string, value: unknown, lost: string[]]>([
  ['startsAt', startsAt, ['b1']],
  ['endsAt', endsAt, ['b1']],
  ['resourceId', null, ['b1']],
  ['status', 'booked', ['b1']],
  ['staffId', 'kim', []],
  ['note', null, []],
  ['isReminded', true, []],
  ['customerId', 'anna', []],
  ['isAllDay', true, []],
])('a refused change of %s loses a time only if it was to give one', (key, value, lost) => {
  expect(lostIn(update({ [key]: value }))).toEqual(lost);
});

test('a new booking is lost also without a time', () => {
  expect(lostIn({ kind: 'create', path, values: { ...newBooking({ note: 'Ring.' }) } })).toEqual([
    'b1',
  ]);
});

test('removals, other documents and unreadable values are no lost bookings', () => {
  expect(lostIn({ kind: 'delete', path })).toEqual([]);
  expect(lostIn({ ...update({ startsAt }), path: 'workshops/x/bookings/b1' })).toEqual([]);
  expect(lostIn({ ...update({ startsAt }), path: 'workshops/w/customers/b1' })).toEqual([]);
  expect(lostIn(update({ startsAt: 'tio' }))).toEqual([]);
});

test('several refused writes of a booking are one lost booking with the latest values', () => {
  const create = { ...refused({ kind: 'create', path, values: { ...planned } }), id: 'w1' };
  const move = { ...refused(update({ resourceId: 'lift2' })), id: 'w2' };
  const text = { ...refused(update({ note: 'Ring inte.' })), id: 'w3' };
  expect(lostBookings([create, move, text], 'w')).toEqual([
    {
      ...{ id: 'b1', label: 'Bokningen ABC 123', isNew: true, writes: ['w1', 'w2'] },
      fields: { ...planned, resourceId: 'lift2' },
      part: null,
      known: {},
    },
  ]);
});

test('a booking and the part that was added to its visit are lost as one', () => {
  const part = newBooking({ visitId: 'visit', startsAt: endsAt, resourceId: 'wash' });
  const added = { kind: 'create', path: 'workshops/w/bookings/b2', values: { ...part } };
  const about = { id: 'b1', label: 'Bokningen ABC 123', writes: ['w1'], known: {} };
  expect(
    lostBookings([refused({ kind: 'create', path, values: { ...planned } }, added)], 'w'),
  ).toEqual([{ ...about, isNew: true, fields: planned, part }]);
  expect(lostBookings([refused(update({ visitId: 'visit' }), added)], 'w')).toEqual([
    { ...about, isNew: false, fields: { visitId: 'visit' }, part },
  ]);
});

test('a visit that was moved together is lost as the booking that somebody moved', () => {
  const other = { kind: 'update', path: 'workshops/w/bookings/b2', values: { startsAt: endsAt } };
  expect(lostIn(update({ startsAt }), other)).toEqual(['b1']);
});

test('a booking and the loan car that was added to its visit are lost as one', () => {
  const loan = newBooking({ visitId: 'visit', resourceId: 'v40', loan: notLent });
  const added = { kind: 'create', path: 'workshops/w/bookings/b2', values: { ...loan } };
  const about = { id: 'b1', label: 'Bokningen ABC 123', writes: ['w1'], part: null, known: {} };
  expect(lostBookings([refused(update({ visitId: 'visit' }), added)], 'w')).toEqual([
    { ...about, isNew: false, fields: { visitId: 'visit' }, loanCarId: 'v40' },
  ]);
});

test('a lost change is typed over the former values that others have changed since', () => {
  const base = { note: 'Ring.', keyNumber: '7', startsAt };
  const change = { ...update({ note: 'Ring inte.', keyNumber: '8', startsAt: endsAt }), base };
  const [lost] = lostBookings([refused({ ...change, earlier: { keyNumber: [null] } })], 'w');
  if (!lost) throw new Error('No booking was lost.');
  const stamps = { createdAt: startsAt, createdBy: 'kim', updatedAt: startsAt };
  const latest = { ...planned, ...stamps, note: 'Bytt broms.', message: 'Hej' };
  // The key number is one that this device had before: nobody else has changed it.
  expect(withBase(lost, latest)).toEqual({ ...latest, note: 'Ring.' });
});
