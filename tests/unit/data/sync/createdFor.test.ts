import { expect, test } from 'vitest';
import { createdFor } from '@/data/sync/createdFor';
import type { Change } from '@/data/sync/outbox';

const create = (path: string, values: Record<string, unknown> = {}): Change => ({
  ...{ kind: 'create', path: `workshops/w/${path}`, values },
});
const update = (path: string, values: Record<string, unknown>): Change => ({
  ...{ kind: 'update', path: `workshops/w/${path}`, values },
});
const booking = create('bookings/b1', { customerId: 'bo', vehicleId: 'car' });
const bo = create('customers/bo', { name: 'Bo' });
const car = create('vehicles/car', { ownerId: 'bo', formerOwners: {} });
const all = [booking, bo, car];

test.each<[naming: string, later: Change[], needed: Change[]]>([
  ['nothing', [], []],
  ['a booking of another customer', [create('bookings/b2', { customerId: 'kim' })], []],
  ['a booking of the customer', [create('bookings/b2', { customerId: 'bo' })], [bo]],
  [
    'a booking of the car, and the car its owner',
    [create('bookings/b2', { vehicleId: 'car' })],
    [car, bo],
  ],
  [
    'a car that had the customer for an owner',
    [update('vehicles/v2', { formerOwners: { bo: '2026-11-20' } })],
    [bo],
  ],
  ['a change of the customer', [update('customers/bo', { name: 'Bo Ek' })], []],
  [
    'a move of the booking',
    [
      update('bookings/b1', { resourceId: 'lift2' }),
      {
        ...{ kind: 'merge', path: 'workshops/w/occupancy/lift2_2968' },
        ...{ values: { bookingId: 'b1' }, maps: { quarters: { 1: 'b1' } } },
      },
    ],
    [],
  ],
])('of a booking with a new customer and a new car, %s needs the named ones', (...row) => {
  const [, later, needed] = row;
  expect(createdFor(later, all)).toEqual(needed);
});

test('a customer that was refused alone is not tried again', () => {
  expect(createdFor([booking], [bo])).toEqual([]);
  expect(createdFor([booking], [bo, car])).toEqual([]);
});

test('the bytes of a photo name nothing, and are not made into a text', () => {
  const picture = new Uint8Array([98, 111]);
  const photo = create('photos/f1', { orderId: 'bo', picture });
  expect(createdFor([photo], all)).toEqual([bo]);
  expect(createdFor([create('photos/f1', { picture })], all)).toEqual([]);
});

test('an order that is needed comes with the event of its creation', () => {
  const order = create('workOrders/1042', { bookingId: 'b1' });
  const event = create('orderEvents/e1', { orderId: '1042', kind: 'created' });
  const done = create('jobTimes/t1', { orderId: '1042' });
  const checkedIn = update('bookings/b1', { status: 'checkedIn' });
  expect(createdFor([done], [order, event, checkedIn])).toEqual([order, event]);
  expect(createdFor([done], [order, event])).toEqual([]);
});
