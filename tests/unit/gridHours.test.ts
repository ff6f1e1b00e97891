import { expect, test } from 'vitest';
import { newBooking } from '@/domain/booking/booking';
import { type CalendarView, rangeOf } from '@/domain/time/calendarRange';
import type { OpeningHours } from '@/domain/workshop/openingHours';
import { starterWeek } from '@/domain/workshop/starterSet';
import { dayOf } from '@/domain/time/swedishTime';
import { gridHours } from '@/features/calendar/grid/gridEvents';
import { at } from '../support/swedishInstant';

const hours: OpeningHours = { week: starterWeek, closedOnHolidays: true, exceptions: new Map() };

function shown(from: string, to: string, view: CalendarView, day = '2026-11-20') {
  const times = { createdAt: at(from), updatedAt: at(from), startsAt: at(from), endsAt: at(to) };
  const entry = { id: 'one', data: { ...newBooking({}), ...times }, pending: false };
  const range = rangeOf(view, dayOf(at(`${day} 12:00`)));
  const { slotMinTime, slotMaxTime } = gridHours(range, hours, [entry]);
  return `${slotMinTime}–${slotMaxTime}`;
}

test.each([
  ['within the opening hours', '2026-11-20 08:00', '2026-11-20 09:00', '07:00–17:00'],
  ['in the evening', '2026-11-20 18:00', '2026-11-20 19:15', '07:00–20:00'],
  ['until midnight', '2026-11-20 20:00', '2026-11-21 00:00', '07:00–24:00'],
  ['through the night', '2026-11-19 20:00', '2026-11-20 06:00', '07:00–24:00'],
  ['of two days', '2026-11-19 15:00', '2026-11-20 10:00', '07:00–17:00'],
])('the hours of a week reach over what is booked %s', (_, from, to, expected) => {
  expect(shown(from, to, 'week')).toBe(expected);
});

test('the rest of a night does not stretch the day after', () => {
  expect(shown('2026-11-19 20:00', '2026-11-20 06:00', 'day', '2026-11-19')).toBe('07:00–24:00');
  expect(shown('2026-11-19 20:00', '2026-11-20 06:00', 'day')).toBe('07:00–17:00');
  expect(shown('2026-11-19 20:00', '2026-11-20 08:00', 'day')).toBe('07:00–17:00');
  expect(shown('2026-11-19 15:00', '2026-11-20 10:00', 'day')).toBe('07:00–17:00');
});
