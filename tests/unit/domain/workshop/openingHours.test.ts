import { CalendarDate } from '@internationalized/date';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  closedText,
  formatIntervals,
  openingExceptionDocument,
  openingExceptionDraft,
  openingHoursOn,
  type OpeningHours,
  type OpenInterval,
  week,
  withException,
} from '@/domain/workshop/openingHours';
import { starterWeek } from '@/domain/workshop/starterSet';

const usual: OpeningHours = {
  week: starterWeek,
  closedOnHolidays: true,
  exceptions: new Map(),
};
const morning = { opens: 7 * 60, closes: 12 * 60 };
const afternoon = { opens: 13 * 60, closes: 17 * 60 };
const allDay = { opens: 0, closes: 1440 };

/** The first reason for which a value is refused, with the path of its field. */
function reason(schema: v.GenericSchema, value: unknown): string {
  const result = v.safeParse(schema, value);
  const issue = result.issues?.[0];
  return issue ? `${v.getDotPath(issue)}: ${issue.message}` : 'accepted';
}

function withMonday(intervals: unknown): unknown {
  return { ...usual.week, monday: intervals };
}

function inventory(date: string, intervals: OpenInterval[]): OpeningHours {
  return { ...usual, exceptions: new Map([[date, { intervals, label: 'Inventering' }]]) };
}

test('a weekday is open as usual, a weekend closed with its name', () => {
  expect(openingHoursOn(new CalendarDate(2026, 11, 20), usual)).toEqual({
    kind: 'open',
    intervals: [{ opens: 420, closes: 1020 }],
  });
  expect(openingHoursOn(new CalendarDate(2026, 11, 21), usual)).toEqual({
    kind: 'closed',
    reason: 'Stängt på lördagar',
  });
});

test('a holiday or eve closes by name, unless the workshop is open on holidays', () => {
  const midsummerEve = new CalendarDate(2026, 6, 19);
  expect(openingHoursOn(midsummerEve, usual)).toEqual({
    kind: 'closed',
    reason: 'Midsommarafton',
  });
  expect(openingHoursOn(midsummerEve, { ...usual, closedOnHolidays: false }).kind).toBe('open');
});

test('an exception closes a weekday, and opens a holiday or a Sunday', () => {
  expect(openingHoursOn(new CalendarDate(2026, 11, 20), inventory('2026-11-20', []))).toEqual({
    kind: 'closed',
    reason: 'Inventering',
  });
  const opened = { kind: 'open', intervals: [morning], label: 'Inventering' };
  for (const date of ['2026-06-19', '2026-11-22']) {
    const day = new CalendarDate(2026, Number(date.slice(5, 7)), Number(date.slice(8)));
    expect(openingHoursOn(day, inventory(date, [morning]))).toEqual(opened);
  }
  expect(openingHoursOn(new CalendarDate(2026, 11, 19), inventory('2026-11-20', [])).kind).toBe(
    'open',
  );
});

test('an exception that is put in stands for its own day alone', () => {
  const friday = new CalendarDate(2026, 11, 20);
  const saturday = new CalendarDate(2026, 11, 21);
  const midsummerEve = new CalendarDate(2026, 6, 19);
  const before = inventory('2026-11-21', [afternoon]);
  const opened = (date: CalendarDate) =>
    withException(before, date, { intervals: [morning], label: 'Öppet' });
  const open = { kind: 'open', intervals: [morning], label: 'Öppet' };
  expect(openingHoursOn(friday, opened(friday))).toEqual(open);
  expect(openingHoursOn(saturday, opened(saturday))).toEqual(open);
  for (const other of [saturday, midsummerEve]) {
    expect(openingHoursOn(other, opened(friday))).toEqual(openingHoursOn(other, before));
  }
});

test('a week is accepted as a form writes them and as a document holds them', () => {
  const typed = withMonday([
    { opens: '13', closes: '17:00' },
    { opens: '07:00', closes: '12.00' },
  ]);
  const parsed = v.parse(week, typed);
  expect(parsed).toEqual({ ...usual.week, monday: [morning, afternoon] });
  expect(v.parse(week, parsed)).toEqual(parsed);
  expect(reason(week, withMonday([allDay]))).toBe('accepted');
  expect(reason(week, withMonday([morning, { opens: 720, closes: 1020 }]))).toBe('accepted');
});

test.each([
  [[{ opens: 720, closes: 420 }], 'monday.0: Stängning ska vara efter öppning.'],
  [[{ opens: 720, closes: 720 }], 'monday.0: Stängning ska vara efter öppning.'],
  [[afternoon, { opens: 420, closes: 781 }], 'monday: Öppettiderna överlappar varandra.'],
  [[allDay, allDay, allDay, allDay], 'monday: Högst 3 öppettider per dag.'],
  [[{ opens: '25', closes: 1020 }], 'monday.0.opens: Klockslaget finns inte.'],
  [[{ opens: -1, closes: 1020 }], 'monday.0.opens: Minst 00:00.'],
  [[{ opens: 420, closes: 1441 }], 'monday.0.closes: Högst 24:00.'],
  [undefined, 'monday: Uppgiften saknas eller har fel form.'],
])('Monday %j is refused: %s', (intervals, expected) => {
  expect(reason(week, withMonday(intervals))).toBe(expected);
});

test('an exception has a label and its open times, none when the day is closed', () => {
  const typed = { intervals: [{ opens: '7', closes: '12' }], label: ' Kvällsöppet  i  stan ' };
  const stored = { intervals: [morning], label: 'Kvällsöppet i stan' };
  expect(v.parse(openingExceptionDraft, typed)).toEqual(stored);
  expect(reason(openingExceptionDraft, { ...stored, intervals: [] })).toBe('accepted');
  expect(reason(openingExceptionDraft, { ...stored, intervals: [morning, allDay] })).toBe(
    'intervals: Öppettiderna överlappar varandra.',
  );
  expect(reason(openingExceptionDraft, { ...stored, label: ' ' })).toBe(
    'label: Skriv en anledning, till exempel Inventering.',
  );
  expect(reason(openingExceptionDraft, { ...stored, label: 'x'.repeat(61) })).toBe(
    'label: Högst 60 tecken.',
  );
});

test('the document of an exception also says when it was written', () => {
  const now = new Date('2026-11-20T08:00:00Z');
  const document = { intervals: [], label: 'Inventering', createdAt: now, updatedAt: now };
  expect(v.parse(openingExceptionDocument, document)).toEqual(document);
  expect(reason(openingExceptionDocument, { ...document, createdAt: null })).toBe(
    'createdAt: Uppgiften saknas eller har fel form.',
  );
});

test('open times are shown on the 24-hour clock', () => {
  expect(formatIntervals([morning, afternoon])).toBe('07:00–12:00, 13:00–17:00');
  expect(formatIntervals([allDay])).toBe('00:00–24:00');
});

test.each([
  ['Juldagen', undefined, 'Stängt: Juldagen'],
  ['Juldagen', 'fredag 25 december', 'Stängt fredag 25 december: Juldagen'],
  ['Stängt på lördagar', undefined, 'Stängt på lördagar'],
  ['Stängt på lördagar', 'lördag 21 november', 'Stängt på lördagar'],
])('a day closed for %s, called %s, reads %s', (why, day, text) => {
  expect(closedText({ kind: 'closed', reason: why }, day)).toBe(text);
});
