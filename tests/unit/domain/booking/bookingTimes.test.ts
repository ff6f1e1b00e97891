import { CalendarDate, parseDate } from '@internationalized/date';
import { expect, test } from 'vitest';
import {
  closedReason,
  firstOpening,
  endOf,
  firstOpenDay,
  intervalsOn,
  openDays,
  wholeDays,
} from '@/domain/booking/bookingTimes';
import type { CalendarView } from '@/domain/time/calendarRange';
import type { OpeningHours } from '@/domain/workshop/openingHours';
import { starterWeek } from '@/domain/workshop/starterSet';
import { formatClock } from '@/domain/time/swedishTime';
import { at } from '../../../support/swedishInstant';

const before = { opens: 7 * 60, closes: 12 * 60 };
const after = { opens: 13 * 60, closes: 17 * 60 };
const usual: OpeningHours = { week: starterWeek, closedOnHolidays: true, exceptions: new Map() };
const withLunch: OpeningHours = { ...usual, week: { ...starterWeek, friday: [before, after] } };
const allNight: OpeningHours = {
  ...usual,
  exceptions: new Map([
    ['2026-11-20', { intervals: [{ opens: 0, closes: 1440 }], label: 'Dygnet runt' }],
    ['2026-11-23', { intervals: [], label: 'Inventering' }],
    ['2026-11-24', { intervals: [], label: 'Stängt för flytt' }],
  ]),
};
const longAgo = new Date('2026-01-01T00:00:00Z');

test('a job ends in whole quarters, and lasts one at least', () => {
  expect(endOf(at('2026-11-20 07:00'), 50)).toEqual(at('2026-11-20 08:00'));
  expect(endOf(at('2026-11-20 07:00'), 0)).toEqual(at('2026-11-20 07:15'));
  expect(endOf(at('2026-11-20 23:30'), 60)).toEqual(at('2026-11-21 00:30'));
});

test.each([
  ['07:00', 120, '09:00'],
  ['11:00', 60, '12:00'],
  ['11:00', 120, '14:00'],
  ['12:30', 60, '14:00'],
  ['13:00', 60, '14:00'],
  ['16:00', 120, '18:00'],
])('with lunch at 12 a job from %s of %i minutes ends at %s', (start, minutes, end) => {
  expect(formatClock(endOf(at(`2026-11-20 ${start}`), minutes, [before, after]))).toBe(end);
});

test('on the nights when the clock changes a job lasts as long as it does on others', () => {
  expect(formatClock(endOf(at('2026-10-25 01:00'), 120))).toBe('02:00');
  expect(formatClock(endOf(at('2027-03-28 01:00'), 120))).toBe('04:00');
});

test('the open times of days in a row, the closed ones empty', () => {
  const days = openDays(new CalendarDate(2028, 2, 28), 3, usual);
  expect(days.map(({ day }) => day.toString())).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
  expect(days[1]?.intervals).toEqual([{ opens: 420, closes: 1020 }]);
  expect(intervalsOn(new CalendarDate(2026, 11, 21), usual)).toEqual([]);
});

test('whole days go from opening to closing, on closed days midnight to midnight', () => {
  const [friday, saturday] = [new CalendarDate(2026, 11, 20), new CalendarDate(2026, 11, 21)];
  expect(wholeDays(friday, friday.add({ days: 3 }), withLunch)).toEqual({
    startsAt: at('2026-11-20 07:00'),
    endsAt: at('2026-11-23 17:00'),
  });
  expect(wholeDays(saturday, saturday, usual)).toEqual({
    startsAt: at('2026-11-21 00:00'),
    endsAt: at('2026-11-22 00:00'),
  });
});

test.each([
  ['2026-11-20 07:00', '2026-11-20 17:00', usual],
  ['2026-11-20 16:00', '2026-11-23 08:00', usual],
  ['2026-11-20 11:00', '2026-11-20 14:00', withLunch],
  ['2026-11-20 00:00', '2026-11-21 00:00', allNight],
  ['2026-12-31 07:00', '2026-12-31 17:00', { ...usual, closedOnHolidays: false }],
])('%s to %s is open', (start, end, hours) => {
  expect(closedReason(at(start), at(end), hours, longAgo)).toBeNull();
});

test.each([
  ['2026-11-21 08:00', '2026-11-21 09:00', usual, 'Stängt på lördagar.'],
  ['2026-11-20 16:00', '2026-11-21 08:00', usual, 'Stängt på lördagar.'],
  ['2026-12-24 08:00', '2026-12-24 09:00', usual, 'Stängt torsdag 24 december: Julafton.'],
  ['2026-11-23 08:00', '2026-11-23 09:00', allNight, 'Stängt måndag 23 november: Inventering.'],
  ['2026-11-24 08:00', '2026-11-24 09:00', allNight, 'Stängt för flytt.'],
  [
    '2026-11-20 06:45',
    '2026-11-20 08:00',
    usual,
    'Utanför öppettiderna fredag 20 november: 07:00–17:00.',
  ],
  [
    '2026-11-20 16:30',
    '2026-11-20 17:15',
    usual,
    'Utanför öppettiderna fredag 20 november: 07:00–17:00.',
  ],
  [
    '2026-11-20 12:00',
    '2026-11-20 14:00',
    withLunch,
    'Utanför öppettiderna fredag 20 november: 07:00–12:00, 13:00–17:00.',
  ],
  [
    '2026-11-20 11:00',
    '2026-11-20 13:00',
    withLunch,
    'Utanför öppettiderna fredag 20 november: 07:00–12:00, 13:00–17:00.',
  ],
  ['2026-11-20 23:00', '2026-11-21 00:15', allNight, 'Stängt på lördagar.'],
])('%s to %s is closed', (start, end, hours, reason) => {
  expect(closedReason(at(start), at(end), hours, longAgo)).toBe(reason);
});

test('a time that is over cannot be booked, one that has begun can', () => {
  const [start, end] = [at('2026-11-20 08:00'), at('2026-11-20 09:00')];
  expect(closedReason(start, end, usual, end)).toBe('Tiden har passerat.');
  expect(closedReason(start, end, usual, at('2026-11-20 08:59'))).toBeNull();
});

test('the first open day leaps weekends and what is closed besides; there may be none', () => {
  expect(firstOpenDay(new CalendarDate(2026, 11, 20), usual)?.toString()).toBe('2026-11-20');
  expect(firstOpenDay(new CalendarDate(2026, 11, 21), usual)?.toString()).toBe('2026-11-23');
  expect(firstOpenDay(new CalendarDate(2026, 11, 21), allNight)?.toString()).toBe('2026-11-25');
  const never = { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [] };
  const closed = { ...usual, week: { ...starterWeek, ...never } };
  expect(firstOpenDay(new CalendarDate(2026, 11, 21), closed)).toBeUndefined();
});

// The present is Friday the twentieth.
test.each<[CalendarView, string, string | null]>([
  ['day', '2026-11-20', null],
  ['day', '2026-11-19', null],
  ['day', '2026-11-23', '2026-11-23 07:00'],
  ['day', '2026-11-22', null],
  ['week', '2026-11-21', null],
  ['week', '2026-11-26', '2026-11-23 07:00'],
  ['week', '2027-01-07', '2027-01-04 07:00'],
  ['list', '2026-11-21', '2026-11-23 07:00'],
  ['month', '2026-11-30', null],
  ['month', '2026-12-24', '2026-12-01 07:00'],
  ['month', '2027-01-15', '2027-01-04 07:00'],
])('a new booking in the %s of %s starts at %s', (view, day, start) => {
  const today = new CalendarDate(2026, 11, 20);
  const opening = firstOpening(view, parseDate(day), today, usual);
  expect(opening).toEqual(start && at(start));
});
