import { CalendarDate } from '@internationalized/date';
import { expect, test } from 'vitest';
import { calendarParams, readCalendarQuery } from '@/features/calendar/view/calendarQuery';

const everybody = { view: 'day', day: new CalendarDate(2026, 11, 20), staffId: null } as const;
const mine = { ...everybody, staffId: 'olle' };

test.each([
  ['', everybody, null, ''],
  ['person=olle', everybody, 'olle', 'person=olle'],
  // The usual person is in the address as soon as anything else is.
  ['', mine, 'olle', 'person=olle'],
  ['person=anna', mine, 'anna', 'person=anna'],
  ['person=alla', mine, null, 'person=alla'],
  ['person=alla', everybody, null, ''],
])('with “%s” in the address', (address, usual, staffId, written) => {
  const query = readCalendarQuery(new URLSearchParams(address), usual);
  expect(query.staffId).toBe(staffId);
  expect(calendarParams(query, usual).toString()).toBe(written);
});
