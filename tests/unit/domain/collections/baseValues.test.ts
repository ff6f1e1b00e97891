import { describe, expect, it, test } from 'vitest';
import { bookingBase, splitConflict } from '@/domain/collections/baseValues';
import { contestedFields } from '@/domain/collections/contested';
import { newBooking } from '@/domain/booking/booking';
import { customerFields } from '../../../support/customers';
import { at } from '../../../support/swedishInstant';

const nobody = () => null;
const booking = newBooking({
  resourceId: 'lift1',
  startsAt: at('2026-11-23 10:00'),
  endsAt: at('2026-11-23 11:00'),
  note: 'Ring först.',
});

/** A change of a booking, split by what the server has now. */
function splitBooking(values: object, now: object) {
  const change = { path: 'workshops/w/bookings/b1', values: { ...values } };
  return splitConflict({ ...change, base: bookingBase(booking, values) }, { ...booking, ...now });
}

test('a change is typed over the status, one of the time also over place and time', () => {
  expect(bookingBase(booking, { note: 'Ny' })).toEqual({ note: 'Ring först.', status: 'booked' });
  expect(Object.keys(bookingBase(booking, { endsAt: null, isReminded: true })).toSorted()).toEqual([
    'endsAt',
    'resourceId',
    'startsAt',
    'status',
  ]);
});

describe('a refused change', () => {
  it('was refused for another reason when the server has what it was typed over', () => {
    expect(splitBooking({ note: 'Ny' }, { keyNumber: '7' })).toBeNull();
  });

  it('is sent again when only the stored form of a text differs', () => {
    const now = { notes: 'Ring fo\u0308rst.' };
    const change = { path: 'workshops/w/customers/c1', values: { notes: 'Ny' } };
    expect(splitConflict({ ...change, base: { notes: 'Ring först.' } }, now)).toEqual({
      free: { values: { notes: 'Ny' }, base: now },
      conflicting: [],
    });
  });

  it('tells apart two documents whose names are not known', () => {
    expect(splitBooking({ customerId: 'anna' }, { customerId: 'bo' })?.conflicting).toEqual([
      { values: { customerId: 'anna' }, base: { customerId: 'bo', status: 'booked' } },
    ]);
  });

  it('shows a time as one conflict', () => {
    const moved = { endsAt: at('2026-11-23 12:00'), resourceId: 'lift2' };
    const now = { endsAt: at('2026-11-23 11:30') };
    expect(splitBooking({ ...moved, keyNumber: '7' }, now)).toMatchObject({
      free: { values: { keyNumber: '7' } },
      conflicting: [{ values: moved, base: { ...now, resourceId: 'lift1', status: 'booked' } }],
    });
  });

  it('of a booking that was called off is one conflict', () => {
    const values = { note: 'Ny', keyNumber: '7' };
    const parts = splitBooking(values, { status: 'cancelled' });
    expect(parts).toMatchObject({
      free: null,
      conflicting: [{ values, base: { status: 'cancelled' } }],
    });
  });

  it('asks nothing when both have called the booking off', () => {
    const parts = splitBooking({ status: 'cancelled' }, { status: 'cancelled', note: 'Ny' });
    expect(parts).toEqual({ free: null, conflicting: [] });
  });

  it('of a record that was emptied was refused for that reason', () => {
    const change = { path: 'workshops/w/customers/c1', values: { notes: 'Ny' } };
    const now = { notes: null, status: 'anonymised' };
    expect(splitConflict({ ...change, base: { notes: 'Nöjd.' } }, now)).toBeNull();
  });
});

describe('a form', () => {
  const customer = customerFields({ notes: 'Nöjd.' });
  const contested = (own: object, theirs: object) =>
    contestedFields(
      'customers',
      customer,
      { ...customer, ...own },
      { ...customer, ...theirs },
      nobody,
    );

  it('contests what both have changed, and not alike', () => {
    expect(contested({ notes: 'A', email: 'a@b.se' }, { notes: 'B', paymentDays: 10 })).toEqual([
      { keys: ['notes'], own: ['Anteckningar: A'], theirs: ['Anteckningar: B'] },
    ]);
    expect(contested({ notes: 'A' }, { notes: 'A' })).toEqual([]);
  });

  it('contests an address when both have changed the same part of it', () => {
    const moved = (part: object) => ({ address: { ...customer.address, ...part } });
    expect(contested(moved({ city: 'Lund' }), moved({ street: 'Gatan 1' }))).toEqual([]);
    expect(contested(moved({ city: 'Lund' }), moved({ city: 'Malmö' }))).toHaveLength(1);
  });

  it('contests that a booking was called off, whatever it has changed', () => {
    const off = { ...booking, status: 'cancelled' as const };
    const [one] = contestedFields('bookings', booking, { ...booking, note: 'Ny' }, off, nobody);
    expect(one).toMatchObject({ own: ['Status: Bokad'], theirs: ['Status: Avbokad'] });
    expect(contestedFields('bookings', booking, off, off, nobody)).toEqual([]);
  });
});

test('the step of an order is kept or left whole, with who sent it to be checked', () => {
  const change = {
    path: 'workshops/w/workOrders/1042',
    values: { stage: 'checking', sentBy: 'me' },
    base: { stage: 'working' },
  };
  const now = { stage: 'ready', sentBy: 'vera' };
  expect(splitConflict(change, now)).toEqual({
    free: null,
    conflicting: [{ values: change.values, base: now }],
  });
});

test('a follow-up is closed with its reason, or not at all', () => {
  const change = {
    path: 'workshops/w/followUps/1042_a',
    values: { closedBy: 'hand', closedReason: 'Vill inte' },
    base: { closedBy: null, closedReason: null },
  };
  const now = { closedBy: '1050', closedReason: null };
  expect(splitConflict(change, now)).toEqual({
    free: null,
    conflicting: [{ values: change.values, base: now }],
  });
});
