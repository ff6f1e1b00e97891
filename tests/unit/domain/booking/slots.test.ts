import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slotChanges, slotsOf } from '@/domain/booking/slots';

const booking = {
  resourceId: 'lift-1',
  startsAt: new Date('2026-11-20T07:00:00Z'),
  endsAt: new Date('2026-11-20T08:00:00Z'),
  status: 'booked' as const,
};
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);
const starts = (list: readonly { startsAt: Date }[]) =>
  list.map(({ startsAt }) => startsAt.toISOString().slice(11, 16));

test('an hour of a resource is four slots, each with the quarter in its id', () => {
  const slots = slotsOf(booking);
  expect(starts(slots)).toEqual(['07:00', '07:15', '07:30', '07:45']);
  expect(slots[0]).toEqual({
    id: `lift-1_${Date.UTC(2026, 10, 20, 7) / 900_000}`,
    resourceId: 'lift-1',
    startsAt: booking.startsAt,
  });
});

test('a part of a quarter takes the whole of it', () => {
  const startsAt = new Date('2026-11-20T07:10:00Z');
  const endsAt = new Date('2026-11-20T07:31:00Z');
  expect(starts(slotsOf({ ...booking, startsAt, endsAt }))).toEqual(['07:00', '07:15', '07:30']);
});

test.each([
  { resourceId: null },
  { startsAt: null, endsAt: null },
  { status: 'cancelled' as const },
  { status: 'noShow' as const },
])('%j takes no slot', (change) => {
  expect(slotsOf({ ...booking, ...change })).toEqual([]);
});

test('the hour that comes twice in October has slots of its own each time', () => {
  // 02:00 to 03:00 on the clock, in summer time and once more in winter time.
  const [summer, winter] = ['2026-10-25T00:00:00Z', '2026-10-25T01:00:00Z'].map((start) => {
    const startsAt = new Date(start);
    return ids(slotsOf({ ...booking, startsAt, endsAt: new Date(startsAt.getTime() + 3_600_000) }));
  });
  expect(new Set([...(summer ?? []), ...(winter ?? [])]).size).toBe(8);
});

test('an hour over midnight is the slots of both days', () => {
  const startsAt = new Date('2026-11-20T22:30:00Z');
  const endsAt = new Date('2026-11-20T23:30:00Z');
  expect(starts(slotsOf({ ...booking, startsAt, endsAt }))).toEqual([
    '22:30',
    '22:45',
    '23:00',
    '23:15',
  ]);
});

test('a move of half an hour keeps the slots that both have', () => {
  const startsAt = new Date('2026-11-20T07:30:00Z');
  const endsAt = new Date('2026-11-20T08:30:00Z');
  const { taken, freed, touched } = slotChanges(booking, { ...booking, startsAt, endsAt });
  expect([starts(taken), starts(freed), starts(touched)]).toEqual([
    ['08:00', '08:15'],
    ['07:00', '07:15'],
    ['07:30', '07:45'],
  ]);
});

test('a booking that is shortened touches none of the slots that it keeps', () => {
  const endsAt = new Date('2026-11-20T07:30:00Z');
  expect(slotChanges(booking, { ...booking, endsAt }).touched).toEqual([]);
});

test('another resource is a move of every slot', () => {
  const { taken, freed } = slotChanges(booking, { ...booking, resourceId: 'lift-2' });
  expect([taken.length, freed.length]).toEqual([4, 4]);
  expect(taken.every(({ resourceId }) => resourceId === 'lift-2')).toBe(true);
});

test('a cancelled booking gives its slots back, a deleted one too, a status like "Klar" does not', () => {
  expect(slotChanges(booking, { ...booking, status: 'cancelled' }).freed).toHaveLength(4);
  const none = { taken: [], freed: [], touched: [] };
  expect(slotChanges(booking, null)).toEqual({ ...none, freed: slotsOf(booking) });
  expect(slotChanges(null, booking)).toEqual({ ...none, taken: slotsOf(booking) });
  expect(slotChanges(booking, { ...booking, status: 'done' })).toEqual(none);
});

test('after any change exactly the slots of the booking are held', () => {
  const anyBooking = fc
    .record({
      resourceId: fc.constantFrom('lift-1', 'lift-2', null),
      first: fc.integer({ min: 0, max: 20 }),
      length: fc.integer({ min: 1, max: 8 }),
      status: fc.constantFrom('booked' as const, 'cancelled' as const),
    })
    .map(({ first, length, ...rest }) => ({
      ...rest,
      startsAt: new Date(first * 900_000),
      endsAt: new Date((first + length) * 900_000),
    }));
  fc.assert(
    fc.property(anyBooking, anyBooking, (former, next) => {
      const { taken, freed } = slotChanges(former, next);
      const held = new Set(ids(slotsOf(former)));
      for (const id of ids(freed)) expect(held.delete(id)).toBe(true);
      for (const id of ids(taken)) {
        expect(held.has(id)).toBe(false);
        held.add(id);
      }
      expect([...held].toSorted()).toEqual(ids(slotsOf(next)).toSorted());
    }),
  );
});
