import { CalendarDate } from '@internationalized/date';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holidayOn, holidaysOf, isRedDay } from '@/domain/time/swedishHolidays';
import { isoWeekday } from '@/domain/time/swedishTime';

test('all holidays and eves of 2026', () => {
  const listed = holidaysOf(2026).map(({ date, name, kind }) => `${date} ${name} ${kind}`);
  expect(listed).toEqual([
    '2026-01-01 Nyårsdagen publicHoliday',
    '2026-01-06 Trettondedag jul publicHoliday',
    '2026-04-03 Långfredagen publicHoliday',
    '2026-04-04 Påskafton eve',
    '2026-04-05 Påskdagen publicHoliday',
    '2026-04-06 Annandag påsk publicHoliday',
    '2026-05-01 Första maj publicHoliday',
    '2026-05-14 Kristi himmelsfärdsdag publicHoliday',
    '2026-05-24 Pingstdagen publicHoliday',
    '2026-06-06 Sveriges nationaldag publicHoliday',
    '2026-06-19 Midsommarafton eve',
    '2026-06-20 Midsommardagen publicHoliday',
    '2026-10-31 Alla helgons dag publicHoliday',
    '2026-12-24 Julafton eve',
    '2026-12-25 Juldagen publicHoliday',
    '2026-12-26 Annandag jul publicHoliday',
    '2026-12-31 Nyårsafton eve',
  ]);
});

test.each([
  '1961-04-02',
  '1974-04-14',
  '2000-04-23',
  '2008-03-23',
  '2024-03-31',
  '2025-04-20',
  '2027-03-28',
  '2028-04-16',
  '2038-04-25',
  '2049-04-18',
  '2285-03-22',
])('Easter Sunday %s', (expected) => {
  const easter = holidaysOf(Number(expected.slice(0, 4))).find(({ name }) => name === 'Påskdagen');
  expect(easter?.date.toString()).toBe(expected);
});

test('the movable days fall where the law puts them, every year', () => {
  const within = (name: string, weekday: number, from: string, to: string) => (year: number) => {
    const date = holidaysOf(year).find((holiday) => holiday.name === name)?.date;
    expect(date && isoWeekday(date)).toBe(weekday);
    const monthAndDay = date?.toString().slice(5) ?? '';
    expect(monthAndDay >= from && monthAndDay <= to).toBe(true);
  };
  const laws = [
    within('Påskdagen', 7, '03-22', '04-25'),
    within('Långfredagen', 5, '03-20', '04-23'),
    within('Annandag påsk', 1, '03-23', '04-26'),
    within('Kristi himmelsfärdsdag', 4, '04-30', '06-03'),
    within('Pingstdagen', 7, '05-10', '06-13'),
    within('Midsommarafton', 5, '06-19', '06-25'),
    within('Midsommardagen', 6, '06-20', '06-26'),
    within('Alla helgons dag', 6, '10-31', '11-06'),
  ];
  fc.assert(
    fc.property(fc.integer({ min: 1950, max: 2299 }), (year) => {
      for (const law of laws) law(year);
    }),
  );
});

test('a Sunday and a public holiday are red, an eve and a weekday are not', () => {
  expect(isRedDay(new CalendarDate(2026, 11, 22))).toBe(true);
  expect(isRedDay(new CalendarDate(2026, 12, 25))).toBe(true);
  expect(isRedDay(new CalendarDate(2026, 12, 24))).toBe(false);
  expect(isRedDay(new CalendarDate(2026, 11, 20))).toBe(false);
});

test('the holiday of a day is found by the day', () => {
  expect(holidayOn(new CalendarDate(2026, 6, 19))?.name).toBe('Midsommarafton');
  expect(holidayOn(new CalendarDate(2026, 6, 18))).toBeUndefined();
});
