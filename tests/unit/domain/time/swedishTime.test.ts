import { CalendarDate } from '@internationalized/date';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  addMinutes,
  clockMinutesOf,
  dayOf,
  formatClock,
  formatLongDay,
  formatWeek,
  formatWeekday,
  instantAt,
  isoWeek,
  isoWeekday,
  isSensible,
  lastDayOf,
  minutesBetween,
  parseDay,
} from '@/domain/time/swedishTime';
import { at } from '../../../support/swedishInstant';

const springForward = new CalendarDate(2027, 3, 28);
const fallBack = new CalendarDate(2026, 10, 25);
const anyDay = fc
  .integer({ min: 0, max: 40_000 })
  .map((days) => new CalendarDate(1990, 1, 1).add({ days }));

test('an instant is read on the Swedish clock in winter and in summer', () => {
  const winter = new Date('2026-11-20T23:30:00Z');
  expect([dayOf(winter).toString(), formatClock(winter)]).toEqual(['2026-11-21', '00:30']);
  const summer = new Date('2026-06-19T23:30:00Z');
  expect([dayOf(summer).toString(), formatClock(summer)]).toEqual(['2026-06-20', '01:30']);
});

test('the days on which the clock changes have 23 and 25 hours', () => {
  const minutesOf = (day: CalendarDate) => minutesBetween(instantAt(day, 0), instantAt(day, 1440));
  expect(minutesOf(springForward)).toBe(1380);
  expect(minutesOf(fallBack)).toBe(1500);
  expect(minutesOf(new CalendarDate(2026, 11, 20))).toBe(1440);
});

test('an hour that is skipped moves on, one that comes twice is the first', () => {
  expect(instantAt(springForward, 150).toISOString()).toBe('2027-03-28T01:30:00.000Z');
  expect(formatClock(instantAt(springForward, 150))).toBe('03:30');
  expect(instantAt(fallBack, 150).toISOString()).toBe('2026-10-25T00:30:00.000Z');
});

test('24:00 is midnight of the next day', () => {
  expect(instantAt(new CalendarDate(2026, 12, 31), 1440)).toEqual(
    instantAt(new CalendarDate(2027, 1, 1), 0),
  );
});

test('a day later is the same clock time, minutes later is elapsed time', () => {
  const before = instantAt(springForward.subtract({ days: 1 }), 8 * 60);
  expect(formatClock(addDays(before, 1))).toBe('08:00');
  expect(formatClock(addMinutes(before, 24 * 60))).toBe('09:00');
  const autumn = instantAt(fallBack.subtract({ days: 1 }), 22 * 60);
  expect(formatClock(addMinutes(autumn, 8 * 60))).toBe('05:00');
});

test('clock time survives the way to an instant and back on every ordinary hour', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 180, max: 1439 }), (day, minutes) => {
      const instant = instantAt(day, minutes);
      expect(dayOf(instant).compare(day)).toBe(0);
      expect(clockMinutesOf(instant)).toBe(minutes);
    }),
  );
});

test('days and clock times match the time zone database, also at clock changes', () => {
  const zone = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Stockholm',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const changes = [springForward, fallBack].map((day) => day.toDate('UTC').getTime());
  const hours = (count: number) => count * 3_600_000;
  fc.assert(
    fc.property(
      fc.oneof(
        fc.integer({ min: 0, max: Date.UTC(2099, 11, 31) }),
        fc
          .tuple(fc.constantFrom(...changes), fc.integer({ min: hours(-30), max: hours(30) }))
          .map(([change, ms]) => change + ms),
      ),
      (ms) => {
        const instant = new Date(ms);
        expect(`${dayOf(instant).toString()} ${formatClock(instant)}`).toBe(zone.format(instant));
        const again = instantAt(dayOf(instant), clockMinutesOf(instant));
        // Of an hour that comes twice the first is meant.
        expect([0, hours(1)]).toContain(Math.floor(ms / 60_000) * 60_000 - again.getTime());
      },
    ),
    { numRuns: 2000 },
  );
});

test.each([
  ['2026-11-20', 2026, 47],
  ['2026-01-01', 2026, 1],
  ['2026-12-31', 2026, 53],
  ['2027-01-03', 2026, 53],
  ['2027-01-04', 2027, 1],
  ['2024-12-30', 2025, 1],
  ['2023-01-01', 2022, 52],
  ['2024-02-29', 2024, 9],
])('%s is in week %i–%i', (text, year, week) => {
  const parsed = parseDay(text);
  expect(parsed.ok && isoWeek(parsed.value)).toEqual({ year, week });
});

test('a week has seven days that begin with Monday, and the next week follows', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const monday = day.subtract({ days: isoWeekday(day) - 1 });
      expect(monday.toDate('UTC').getUTCDay()).toBe(1);
      const week = isoWeek(monday);
      expect(isoWeek(monday.add({ days: 6 }))).toEqual(week);
      expect(isoWeek(monday.add({ days: 7 }))).not.toEqual(week);
    }),
  );
});

test('days are shown in Swedish', () => {
  const day = new CalendarDate(2026, 11, 20);
  expect(formatLongDay(day)).toBe('fredag 20 november');
  expect(formatWeekday(day)).toBe('fredag');
  expect(formatWeek(day)).toBe('v.\u00a047');
  expect(day.toString()).toBe('2026-11-20');
});

test('a day is read with and without hyphens', () => {
  expect(parseDay('2026-11-20')).toEqual({ ok: true, value: new CalendarDate(2026, 11, 20) });
  expect(parseDay('20261120')).toEqual({ ok: true, value: new CalendarDate(2026, 11, 20) });
  expect(parseDay('2024-02-29').ok).toBe(true);
});

test.each([
  ['', 'Fyll i ett datum.'],
  ['20/11 2026', 'Skriv datumet som 2026-11-20.'],
  ['2026-1120', 'Skriv datumet som 2026-11-20.'],
  ['202611-20', 'Skriv datumet som 2026-11-20.'],
  ['2026-02-29', 'Datumet finns inte.'],
  ['2026-13-01', 'Datumet finns inte.'],
  ['0000-01-01', 'Datumet finns inte.'],
])('%s is refused: %s', (text, message) => {
  expect(parseDay(text)).toEqual({ ok: false, message });
});

test.each([
  ['2026-11-20 17:00', '2026-11-20'],
  ['2026-11-21 00:00', '2026-11-20'],
  ['2026-11-21 00:15', '2026-11-21'],
  ['2027-01-01 00:00', '2026-12-31'],
  ['2026-10-26 00:00', '2026-10-25'],
])('what ends at %s has its last day on %s', (end, day) => {
  expect(lastDayOf(at(end)).toString()).toBe(day);
});

test.each([
  ['0002-11-20', false],
  ['1999-12-31', false],
  ['2000-01-01', true],
  ['2099-12-31', true],
  ['2100-01-01', false],
])('%s is a day to show: %s', (text, expected) => {
  const day = parseDay(text);
  expect(day.ok && isSensible(day.value)).toBe(expected);
});
