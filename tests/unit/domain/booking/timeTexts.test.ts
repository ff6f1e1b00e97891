import { expect, test } from 'vitest';
import {
  dayIn,
  type Length,
  noTimes,
  readTimes,
  type TimeTexts,
  timeTexts,
  withAllDay,
  withEnd,
  withLength,
  withStart,
} from '@/domain/booking/timeTexts';
import { dayOf } from '@/domain/time/swedishTime';
import type { OpeningHours } from '@/domain/workshop/openingHours';
import { starterWeek } from '@/domain/workshop/starterSet';
import { at } from '../../../support/swedishInstant';

const hours: OpeningHours = { week: starterWeek, closedOnHolidays: true, exceptions: new Map() };
const hour: Length = { minutes: 60, hours };
const eightToNine: TimeTexts = {
  day: '2026-11-20',
  start: '08:00',
  endDay: '2026-11-20',
  end: '09:00',
  isAllDay: false,
  endIsTyped: false,
};
const typed = { ...eightToNine, endIsTyped: true };

/** The end as the form shows it. */
const endOf = ({ endDay, end }: TimeTexts) => `${endDay} ${end}`;

test('the times of a booking as texts, an end at midnight as 24:00 of its day', () => {
  const booking = { startsAt: at('2026-11-20 08:00'), endsAt: at('2026-11-20 09:00') };
  expect(timeTexts({ ...booking, isAllDay: false }, hour)).toEqual(eightToNine);
  const late = { startsAt: at('2026-11-20 22:00'), endsAt: at('2026-11-21 00:00') };
  expect(timeTexts({ ...late, isAllDay: false }, hour)).toMatchObject({
    endDay: '2026-11-20',
    end: '24:00',
    endIsTyped: true,
  });
});

test('without an end it ends when its services do, after an hour when there are none', () => {
  const open = { startsAt: at('2026-11-20 08:00'), endsAt: null, isAllDay: false };
  expect(timeTexts(open, { minutes: 90, hours }).end).toBe('09:30');
  expect(timeTexts(open, { minutes: 0, hours }).end).toBe('09:00');
  expect(timeTexts({ ...open, startsAt: null }, hour)).toEqual(noTimes);
});

test('texts are read to instants, and to none when all are empty', () => {
  const ok = (value: Date | null) => ({ ok: true, value });
  expect(readTimes(eightToNine, hours)).toEqual({
    startsAt: ok(at('2026-11-20 08:00')),
    endsAt: ok(at('2026-11-20 09:00')),
  });
  expect(readTimes({ ...eightToNine, end: '24:00' }, hours).endsAt).toEqual(
    ok(at('2026-11-21 00:00')),
  );
  expect(readTimes(noTimes, hours)).toEqual({ startsAt: ok(null), endsAt: ok(null) });
  expect(readTimes({ ...eightToNine, isAllDay: true }, hours)).toEqual({
    startsAt: ok(at('2026-11-20 07:00')),
    endsAt: ok(at('2026-11-20 17:00')),
  });
});

test.each<[string, Partial<TimeTexts>, string | undefined, string | undefined]>([
  ['no day', { day: '' }, 'Fyll i ett datum.', undefined],
  ['a year that is half typed', { day: '0020-11-20' }, 'Kontrollera året.', undefined],
  ['an end day that there is not', { endDay: '2026-11-31' }, undefined, 'Datumet finns inte.'],
  ['whole days without an end', { isAllDay: true, endDay: '' }, undefined, 'Fyll i ett datum.'],
])('%s is said where it is wrong', (_, values, start, end) => {
  const { startsAt, endsAt } = readTimes({ ...eightToNine, ...values }, hours);
  const message = (read: typeof startsAt) => (read.ok ? undefined : read.message);
  expect([message(startsAt), message(endsAt)]).toEqual([start, end]);
});

test.each<[string, TimeTexts, Partial<TimeTexts>, string]>([
  ['by the services', eightToNine, { start: '10:15' }, '2026-11-20 11:15'],
  ['to another day', eightToNine, { day: '2026-11-23' }, '2026-11-23 09:00'],
  ['by as much when it was typed', typed, { start: '08:30' }, '2026-11-20 09:30'],
  ['past midnight', typed, { start: '23:30' }, '2026-11-21 00:30'],
  ['to midnight, which is 24:00', typed, { start: '23:00' }, '2026-11-20 24:00'],
  ['by days when it was typed', typed, { day: '2026-11-18' }, '2026-11-18 09:00'],
  ['not while the start is no day', typed, { day: '2026-11-' }, '2026-11-20 09:00'],
])('the end follows the start %s', (_, texts, change, end) => {
  const next = withStart(texts, change, hour);
  expect(next).toMatchObject(change);
  expect(endOf(next)).toBe(end);
});

test('an end that is emptied follows the services again', () => {
  expect(withEnd(eightToNine, { end: '12:00' }).endIsTyped).toBe(true);
  const emptied = withEnd(typed, { end: '' });
  expect(emptied.endIsTyped).toBe(false);
  expect(endOf(withLength(emptied, { minutes: 120, hours }))).toBe('2026-11-20 10:00');
  expect(withLength(typed, { minutes: 120, hours })).toBe(typed);
});

test('whole days begin with the day that is typed, else with today', () => {
  const today = dayOf(at('2026-11-22 12:00'));
  expect(withAllDay(noTimes, true, today, hour)).toMatchObject({
    isAllDay: true,
    day: '2026-11-22',
    endDay: '2026-11-22',
  });
  const back = withAllDay({ ...eightToNine, isAllDay: true }, false, today, hour);
  expect(back).toEqual(eightToNine);
});

test('the day that is typed is one to show, or none', () => {
  expect(dayIn(eightToNine)?.toString()).toBe('2026-11-20');
  expect(dayIn({ ...eightToNine, day: '0020-11-20' })).toBeNull();
  expect(dayIn(noTimes)).toBeNull();
});
