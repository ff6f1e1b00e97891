import { expect, test } from 'vitest';
import { conflictsOf, type BusyTime } from '@/domain/booking/bookingConflicts';
import { at } from '../../../support/swedishInstant';

const lift1: BusyTime = {
  resourceId: 'lift-1',
  staffId: 'anna',
  vehicleId: null,
  startsAt: at('2026-11-20 08:00'),
  endsAt: at('2026-11-20 09:00'),
  status: 'booked',
};

/** The ids of the bookings in conflict: the resource's, then the person's. */
function conflicts(booking: BusyTime, others: Record<string, BusyTime>, ownId?: string) {
  const entries = Object.entries(others).map(([id, data]) => ({ id, data }));
  const { resource, person } = conflictsOf(booking, entries, ownId);
  return [resource.map(({ id }) => id), person.map(({ id }) => id)];
}

test('a resource and a person are in conflict each for itself', () => {
  const others = {
    sameLift: { ...lift1, staffId: 'bo' },
    samePerson: { ...lift1, resourceId: 'lift-2' },
    both: lift1,
    neither: { ...lift1, resourceId: 'lift-2', staffId: 'bo' },
  };
  expect(conflicts(lift1, others)).toEqual([
    ['sameLift', 'both'],
    ['samePerson', 'both'],
  ]);
});

test('a vehicle conflicts with its own other bookings at the same time', () => {
  const volvo = { ...lift1, resourceId: 'lift-2', staffId: null, vehicleId: 'volvo' };
  const others = [
    { id: 'same', data: { ...volvo, resourceId: null } },
    { id: 'own', data: volvo },
    { id: 'saab', data: { ...volvo, vehicleId: 'saab' } },
    { id: 'none', data: lift1 },
    {
      id: 'later',
      data: { ...volvo, startsAt: at('2026-11-20 09:00'), endsAt: at('2026-11-20 10:00') },
    },
    { id: 'off', data: { ...volvo, status: 'cancelled' as const } },
  ];
  expect(conflictsOf(volvo, others, 'own').vehicle.map(({ id }) => id)).toEqual(['same']);
  expect(conflictsOf(lift1, others, 'own').vehicle).toEqual([]);
});

test.each([
  ['07:00', '08:00', false],
  ['09:00', '10:00', false],
  ['07:00', '08:15', true],
  ['08:15', '08:30', true],
  ['07:00', '17:00', true],
  // 08:50 and 09:05 lie in quarters that the other booking also occupies.
  ['08:50', '10:00', true],
  ['07:00', '08:05', true],
])('08–09 and %s–%s overlap: %s', (start, end, expected) => {
  const startsAt = at(`2026-11-20 ${start}`);
  const endsAt = at(`2026-11-20 ${end}`);
  const found = expected ? [['other'], ['other']] : [[], []];
  expect(conflicts(lift1, { other: { ...lift1, startsAt, endsAt } })).toEqual(found);
});

test('two short jobs in the same quarter share it although their minutes do not meet', () => {
  const first = { ...lift1, endsAt: at('2026-11-20 08:05') };
  const second = { ...lift1, startsAt: at('2026-11-20 08:10') };
  expect(conflicts(first, { second })).toEqual([['second'], ['second']]);
});

test('the same clock time in the two hours of an October night is no conflict', () => {
  const summer = {
    ...lift1,
    startsAt: new Date('2026-10-25T00:00:00Z'),
    endsAt: new Date('2026-10-25T01:00:00Z'),
  };
  const winter = {
    ...lift1,
    startsAt: new Date('2026-10-25T01:00:00Z'),
    endsAt: new Date('2026-10-25T02:00:00Z'),
  };
  expect(conflicts(summer, { winter })).toEqual([[], []]);
});

test('a booking is not in conflict with itself, nor with what takes no time', () => {
  expect(conflicts(lift1, { own: lift1, other: lift1 }, 'own')).toEqual([['other'], ['other']]);
  const others = {
    cancelled: { ...lift1, status: 'cancelled' as const },
    noShow: { ...lift1, status: 'noShow' as const },
    unplanned: { ...lift1, startsAt: null, endsAt: null },
  };
  expect(conflicts(lift1, others)).toEqual([[], []]);
  expect(conflicts({ ...lift1, startsAt: null, endsAt: null }, { lift1 })).toEqual([[], []]);
  expect(conflicts({ ...lift1, status: 'cancelled' }, { lift1 })).toEqual([[], []]);
});

test('bookings without a resource or a person are not in conflict over them', () => {
  const nobody = { ...lift1, resourceId: null, staffId: null };
  expect(conflicts(nobody, { nobody })).toEqual([[], []]);
});
