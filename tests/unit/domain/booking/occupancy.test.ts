import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as v from 'valibot';
import { occupancyChanges, occupancyOf, occupying } from '@/domain/booking/occupancy';

const booking = {
  resourceId: 'lift-1',
  startsAt: new Date('2026-11-20T07:00:00Z'),
  endsAt: new Date('2026-11-20T08:00:00Z'),
  status: 'booked' as const,
};
const from = (startsAt: string, endsAt: string) => ({
  ...booking,
  startsAt: new Date(startsAt),
  endsAt: new Date(endsAt),
});
/** The quarters of some weeks as clock times in UTC. */
const clocks = (weeks: { week: number; quarters: string[] }[]) =>
  weeks.flatMap(({ week, quarters }) =>
    quarters.map((key) =>
      new Date((week * 672 + Number(key)) * 900_000).toISOString().slice(11, 16),
    ),
  );

test('an hour of a resource is four quarters of a week that begins on Thursday', () => {
  expect(occupancyOf(booking)).toEqual([
    { id: 'lift-1_2968', resourceId: 'lift-1', week: 2968, quarters: ['124', '125', '126', '127'] },
  ]);
  expect(new Date(2968 * 672 * 900_000)).toEqual(new Date('2026-11-19T00:00:00Z'));
});

test('a part of a quarter takes the whole of it', () => {
  const odd = from('2026-11-20T07:10:00Z', '2026-11-20T07:31:00Z');
  expect(clocks(occupancyOf(odd))).toEqual(['07:00', '07:15', '07:30']);
});

test.each([
  { resourceId: null },
  { startsAt: null, endsAt: null },
  { status: 'cancelled' as const },
  { status: 'noShow' as const },
])('%j occupies nothing', (change) => {
  expect(occupancyOf({ ...booking, ...change })).toEqual([]);
});

test('the hour that comes twice in October has quarters of its own each time', () => {
  // The clock shows 02:00 to 03:00 twice, first in summer time and then in winter time.
  const [summer, winter] = ['00', '01'].map((hour) =>
    occupancyOf(from(`2026-10-25T${hour}:00:00Z`, `2026-10-25T${hour}:59:00Z`)).flatMap(
      ({ quarters }) => quarters,
    ),
  );
  expect(new Set([...(summer ?? []), ...(winter ?? [])]).size).toBe(8);
});

test('an hour over midnight is the quarters of both days', () => {
  const late = from('2026-11-20T22:30:00Z', '2026-11-20T23:30:00Z');
  expect(clocks(occupancyOf(late))).toEqual(['22:30', '22:45', '23:00', '23:15']);
});

test('an hour over two weeks is in the documents of both', () => {
  const over = from('2026-11-25T23:30:00Z', '2026-11-26T00:15:00Z');
  expect(occupancyOf(over).map(({ id, quarters }) => [id, quarters])).toEqual([
    ['lift-1_2968', ['670', '671']],
    ['lift-1_2969', ['0']],
  ]);
});

test('a booking has one document for each week that it touches', () => {
  expect(occupancyOf(from('2026-11-25T23:00:00Z', '2026-11-26T00:00:00Z'))).toHaveLength(1);
  const long = occupancyOf(from('2026-11-25T23:50:00Z', '2026-12-02T23:50:00Z'));
  expect(long.map(({ quarters }) => quarters.length)).toEqual([1, 672]);
});

test('a move of half an hour takes and frees what differs', () => {
  const [change, ...others] = occupancyChanges(
    booking,
    from('2026-11-20T07:30:00Z', '2026-11-20T08:30:00Z'),
  );
  expect(others).toEqual([]);
  expect(change).toMatchObject({ id: 'lift-1_2968', taken: ['128', '129'], freed: ['124', '125'] });
});

test('another resource is a move of every quarter', () => {
  const changes = occupancyChanges(booking, { ...booking, resourceId: 'lift-2' });
  expect(changes.map(({ id, taken, freed }) => [id, taken.length, freed.length])).toEqual([
    ['lift-1_2968', 0, 4],
    ['lift-2_2968', 4, 0],
  ]);
});

test('a cancelled or deleted booking frees its quarters, a finished one does not', () => {
  const all = { id: 'lift-1_2968', resourceId: 'lift-1', week: 2968 };
  const quarters = ['124', '125', '126', '127'];
  const freed = [{ ...all, taken: [], freed: quarters }];
  expect(occupancyChanges(booking, { ...booking, status: 'cancelled' })).toEqual(freed);
  expect(occupancyChanges(booking, null)).toEqual(freed);
  expect(occupancyChanges(null, booking)).toEqual([{ ...all, taken: quarters, freed: [] }]);
  expect(occupancyChanges(booking, { ...booking, status: 'done' })).toEqual([]);
});

test('of a document that makes no sense the fields that occupy a time are read', () => {
  const odd = { ...booking, services: 'x', note: 7 };
  expect(v.parse(occupying, odd)).toEqual(booking);
  expect(v.parse(occupying, { ...booking, status: 'lent' })).toEqual(booking);
  expect(occupancyOf(v.parse(occupying, { note: 7, startsAt: 'soon' }))).toEqual([]);
});

test('after any change exactly the quarters of the booking are held', () => {
  const anyBooking = fc
    .record({
      resourceId: fc.constantFrom('lift-1', 'lift-2', null),
      first: fc.integer({ min: 660, max: 690 }),
      length: fc.integer({ min: 1, max: 20 }),
      status: fc.constantFrom('booked' as const, 'cancelled' as const),
    })
    .map(({ first, length, ...rest }) => ({
      ...rest,
      startsAt: new Date(first * 900_000),
      endsAt: new Date((first + length) * 900_000),
    }));
  const held = (of: Parameters<typeof occupancyOf>[0]) =>
    occupancyOf(of).flatMap(({ id, quarters }) => quarters.map((key) => `${id} ${key}`));
  fc.assert(
    fc.property(anyBooking, anyBooking, (former, next) => {
      const now = new Set(held(former));
      for (const { id, taken, freed } of occupancyChanges(former, next)) {
        for (const key of freed) expect(now.delete(`${id} ${key}`)).toBe(true);
        for (const key of taken) {
          expect(now.has(`${id} ${key}`)).toBe(false);
          now.add(`${id} ${key}`);
        }
      }
      expect([...now].toSorted()).toEqual(held(next).toSorted());
    }),
  );
});
