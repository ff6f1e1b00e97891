import { expect, test } from 'vitest';
import { bookingChanges } from '@/data/bookings/bookingChanges';
import { newBooking } from '@/domain/booking/booking';
import { type BookingEdit, undoOf } from '@/domain/booking/bookingEdit';

const booked = newBooking({ vehicleId: 'car', followUpIds: ['1042_a', '1042_b'] });
const plain = newBooking({ vehicleId: 'car' });

/** By a follow-up's id, the booking that an edit leaves it with. */
function takenAfter(edit: Parameters<typeof bookingChanges>[1]) {
  return Object.fromEntries(
    bookingChanges('own', edit).flatMap((change) => {
      const [, id] = change.path.split('/followUps/');
      return id === undefined || !('values' in change) ? [] : [[id, change.values['bookingId']]];
    }),
  );
}
const change = (former: typeof booked, values: Partial<typeof booked>): BookingEdit => ({
  ...{ kind: 'change', id: 'b1', former, values },
});

const free = { '1042_a': null, '1042_b': null };
const taken = { '1042_a': 'b1', '1042_b': 'b1' };

test('a new booking takes follow-ups up, and lets them go when it is taken back', () => {
  const creation: BookingEdit = { kind: 'create', id: 'b1', values: booked };
  expect(takenAfter(creation)).toEqual(taken);
  expect(takenAfter(undoOf(creation))).toEqual(free);
  expect(takenAfter({ kind: 'create', id: 'b1', values: plain })).toEqual({});
});

test.each(['cancelled', 'noShow'] as const)('one that is %s lets them go', (status) => {
  const calledOff = change(booked, { status });
  expect(takenAfter(calledOff)).toEqual(free);
  expect(takenAfter(undoOf(calledOff))).toEqual(taken);
});

test('one that is removed lets them go, also where nothing else of it can be read', () => {
  const removal = { kind: 'remove' as const, id: 'b1', former: booked };
  expect(takenAfter(removal)).toEqual(free);
  expect(takenAfter(undoOf(removal))).toEqual(taken);
  const unreadable = { resourceId: null, startsAt: null, endsAt: null, status: 'booked' as const };
  const without = { kind: 'remove' as const, id: 'b1', former: unreadable };
  expect(takenAfter(without)).toEqual({});
});

test('a change takes up those that are added and lets go those that are left out', () => {
  expect(takenAfter(change(booked, { followUpIds: ['1042_b', '1042_c'] }))).toEqual({
    ...{ '1042_a': null, '1042_c': 'b1' },
  });
  expect(takenAfter(change(booked, { note: 'Ring först' }))).toEqual({});
  expect(takenAfter(change({ ...booked, status: 'cancelled' }, { followUpIds: [] }))).toEqual({});
});
