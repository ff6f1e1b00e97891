import { CalendarDate } from '@internationalized/date';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type CalendarView,
  daysOf,
  formatRange,
  rangeOf,
  steppedDay,
} from '@/domain/time/calendarRange';
import { isoWeekday } from '@/domain/time/swedishTime';

const day = new CalendarDate(2026, 11, 20);

test.each<[CalendarView, string, string, string]>([
  ['day', '2026-11-20', '2026-11-20', '2026-11-20'],
  ['week', '2026-11-20', '2026-11-16', '2026-11-22'],
  ['week', '2026-11-16', '2026-11-16', '2026-11-22'],
  ['week', '2026-11-22', '2026-11-16', '2026-11-22'],
  ['week', '2027-01-01', '2026-12-28', '2027-01-03'],
  ['week', '2028-02-29', '2028-02-28', '2028-03-05'],
  ['month', '2026-11-20', '2026-10-26', '2026-12-06'],
  ['month', '2027-02-14', '2027-02-01', '2027-02-28'],
  ['list', '2026-11-20', '2026-11-20', '2026-11-26'],
])('the %s of %s is %s to %s', (view, date, first, last) => {
  const [year = 0, month = 0, dayOfMonth = 0] = date.split('-').map(Number);
  const range = rangeOf(view, new CalendarDate(year, month, dayOfMonth));
  expect([`${range.first}`, `${range.last}`]).toEqual([first, last]);
});

test('a range is bounded by Swedish midnights, also when the clock changes', () => {
  const hours = (view: CalendarView, date: CalendarDate) => {
    const { from, to } = rangeOf(view, date);
    return (to.getTime() - from.getTime()) / 3_600_000;
  };
  expect(rangeOf('day', day)).toMatchObject({
    from: new Date('2026-11-19T23:00:00Z'),
    to: new Date('2026-11-20T23:00:00Z'),
  });
  expect(hours('day', new CalendarDate(2026, 10, 25))).toBe(25);
  expect(hours('day', new CalendarDate(2027, 3, 28))).toBe(23);
  expect(hours('week', new CalendarDate(2026, 10, 25))).toBe(7 * 24 + 1);
  expect(hours('week', new CalendarDate(2027, 3, 28))).toBe(7 * 24 - 1);
});

test('the days of a range, over a leap day too', () => {
  expect(daysOf(rangeOf('day', day)).map(String)).toEqual(['2026-11-20']);
  expect(daysOf(rangeOf('week', new CalendarDate(2028, 2, 29))).map(String)).toEqual([
    '2028-02-28',
    '2028-02-29',
    '2028-03-01',
    '2028-03-02',
    '2028-03-03',
    '2028-03-04',
    '2028-03-05',
  ]);
});

test.each<[CalendarView, CalendarDate, string, string]>([
  ['day', new CalendarDate(2026, 12, 31), '2027-01-01', '2026-12-30'],
  ['day', new CalendarDate(2028, 2, 28), '2028-02-29', '2028-02-27'],
  ['week', day, '2026-11-27', '2026-11-13'],
  ['list', day, '2026-11-27', '2026-11-13'],
  ['month', new CalendarDate(2027, 1, 31), '2027-02-28', '2026-12-31'],
  ['month', new CalendarDate(2028, 1, 30), '2028-02-29', '2027-12-30'],
])('in the %s view the steps from %s are %s and %s', (view, from, next, previous) => {
  expect([steppedDay(view, from, 1), steppedDay(view, from, -1)].map(String)).toEqual([
    next,
    previous,
  ]);
});

test('weeks and months are whole weeks from Monday, and weeks follow without gaps', () => {
  const anyDay = fc
    .integer({ min: 0, max: 20_000 })
    .map((days) => new CalendarDate(2000, 1, 1).add({ days }));
  fc.assert(
    fc.property(anyDay, fc.constantFrom<CalendarView>('week', 'month'), (date, view) => {
      const { first, last } = rangeOf(view, date);
      expect([isoWeekday(first), isoWeekday(last)]).toEqual([1, 7]);
      expect(first.compare(date) <= 0 && last.compare(date) >= 0).toBe(true);
      const week = rangeOf('week', date);
      expect(rangeOf('week', steppedDay('week', date, 1)).from).toEqual(week.to);
    }),
  );
});

test('a view has a Swedish heading', () => {
  const shown = (view: CalendarView, date = day) => formatRange(view, date, day);
  expect(shown('day')).toBe('Fredag 20 november');
  expect(shown('day', new CalendarDate(2027, 1, 1))).toBe('Fredag 1 januari 2027');
  expect(shown('week')).toBe('16–22 november 2026');
  expect(shown('month')).toBe('November 2026');
  expect(shown('list')).toBe('20–26 november 2026');
  expect(shown('week', new CalendarDate(2027, 1, 1))).toBe('28 december 2026–3 januari 2027');
});
