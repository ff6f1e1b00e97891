import { expect, test } from 'vitest';
import { type Shift, shifted } from '@/domain/booking/bookingShift';
import type { OpeningHours } from '@/domain/workshop/openingHours';
import { starterWeek } from '@/domain/workshop/starterSet';
import { at } from '../../../support/swedishInstant';

const hours: OpeningHours = { week: starterWeek, closedOnHolidays: true, exceptions: new Map() };
const day = 1440;

function shift(from: string, to: string, by: Shift, isAllDay = false) {
  const booking = { startsAt: at(from), endsAt: at(to), resourceId: 'lift-1', isAllDay };
  return shifted(booking, by, hours);
}

test.each<[string, [string, string], Shift, [string, string]]>([
  [
    'a quarter later',
    ['2026-11-20 08:00', '2026-11-20 09:00'],
    { start: 15, end: 15 },
    ['2026-11-20 08:15', '2026-11-20 09:15'],
  ],
  [
    'to the day before',
    ['2026-11-20 08:00', '2026-11-20 09:00'],
    { start: -day, end: -day },
    ['2026-11-19 08:00', '2026-11-19 09:00'],
  ],
  [
    'past midnight',
    ['2026-11-20 23:30', '2026-11-20 23:45'],
    { start: 60, end: 60 },
    ['2026-11-21 00:30', '2026-11-21 00:45'],
  ],
  [
    'made longer',
    ['2026-11-20 08:00', '2026-11-20 09:00'],
    { start: 0, end: 30 },
    ['2026-11-20 08:00', '2026-11-20 09:30'],
  ],
  [
    'never shorter than a quarter',
    ['2026-11-20 08:00', '2026-11-20 09:00'],
    { start: 0, end: -300 },
    ['2026-11-20 08:00', '2026-11-20 08:15'],
  ],
  // Saturday night to Sunday 25 October, when the clock goes back at three.
  [
    'as long as before where the clock goes back',
    ['2026-10-24 01:00', '2026-10-24 04:00'],
    { start: day, end: day },
    ['2026-10-25 01:00', '2026-10-25 03:00'],
  ],
  [
    'at the same clock over several days',
    ['2026-10-23 15:00', '2026-10-24 10:00'],
    { start: day, end: day },
    ['2026-10-24 15:00', '2026-10-25 10:00'],
  ],
])('a booking is moved %s', (_, [from, to], by, [start, end]) => {
  expect(shift(from, to, by)).toEqual({
    startsAt: at(start),
    endsAt: at(end),
    resourceId: 'lift-1',
  });
});

test.each<[string, Shift, [string, string]]>([
  ['two days on', { start: 2 * day, end: 2 * day }, ['2026-11-18 07:00', '2026-11-18 17:00']],
  ['made a day longer', { start: 0, end: day }, ['2026-11-16 07:00', '2026-11-17 17:00']],
  ['not shorter than its day', { start: 0, end: -day }, ['2026-11-16 07:00', '2026-11-16 17:00']],
  ['by less than half a day', { start: 300, end: 300 }, ['2026-11-16 07:00', '2026-11-16 17:00']],
])('whole days follow the opening hours: %s', (_, by, [start, end]) => {
  const { startsAt, endsAt } = shift('2026-11-16 07:00', '2026-11-16 17:00', by, true);
  expect([startsAt, endsAt]).toEqual([at(start), at(end)]);
});

test('a booking changes its resource, and one without a time nothing else', () => {
  const by = { start: 0, end: 0, resourceId: 'lift-2' };
  expect(shift('2026-11-20 08:00', '2026-11-20 09:00', by).resourceId).toBe('lift-2');
  const unplanned = { startsAt: null, endsAt: null, resourceId: null, isAllDay: false };
  expect(shifted(unplanned, { start: 15, end: 15, resourceId: 'lift-2' }, hours)).toEqual({
    startsAt: null,
    endsAt: null,
    resourceId: 'lift-2',
  });
});
