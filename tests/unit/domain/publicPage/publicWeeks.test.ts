import { CalendarDate, parseDate } from '@internationalized/date';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { quarterMs } from '@/domain/booking/occupancy';
import {
  publicWeeksDocument,
  publicWeeksOf,
  quartersInWeek,
  weekAt,
} from '@/domain/publicPage/publicWeeks';
import { clockMinutesOf, dayOf } from '@/domain/time/swedishTime';
import { openingHoursOn, type OpeningHours } from '@/domain/workshop/openingHours';
import { at } from '../../../support/swedishInstant';

const day = [
  { opens: 420, closes: 720 },
  { opens: 780, closes: 1020 },
];
const hours: OpeningHours = {
  week: {
    monday: day,
    tuesday: day,
    wednesday: day,
    thursday: [],
    friday: day,
    saturday: [{ opens: 0, closes: 1440 }],
    sunday: [{ opens: 60, closes: 300 }],
  },
  closedOnHolidays: true,
  exceptions: new Map([['2026-12-02', { intervals: [], label: 'Inventering' }]]),
};

/** Tells what the opening hours say of a quarter. */
function isOpenAt(quarter: number): boolean {
  const instant = new Date(quarter * quarterMs);
  const usual = openingHoursOn(dayOf(instant), hours);
  const clock = clockMinutesOf(instant);
  return (
    usual.kind === 'open' &&
    usual.intervals.some(({ opens, closes }) => clock >= opens && clock < closes)
  );
}

describe('publicWeeksOf', () => {
  it.each([
    ['with closed days and holidays', '2026-11-30 10:00'],
    ['where the clock goes forward', '2027-03-20 10:00'],
    ['where the clock goes back', '2026-10-20 10:00'],
  ])('says the same as the opening hours, %s', (_, now) => {
    const from = at(now);
    const document = publicWeeksOf(hours, from, 14);
    expect(v.is(publicWeeksDocument, document)).toBe(true);
    const first = weekAt(from) * quartersInWeek;
    const end = (Math.max(...Object.keys(document.weeks).map(Number)) + 1) * quartersInWeek;
    const different: string[] = [];
    for (let quarter = first; quarter < end; quarter += 1) {
      const week = Math.floor(quarter / quartersInWeek);
      const isOpen = document.weeks[week]?.[quarter % quartersInWeek] === '1';
      if (isOpen !== isOpenAt(quarter)) different.push(new Date(quarter * quarterMs).toISOString());
    }
    expect(different).toEqual([]);
  });

  it('publishes whole weeks from the present one on', () => {
    const now = at('2026-11-30 10:00');
    const { weeks } = publicWeeksOf(hours, now, 30);
    expect(Object.keys(weeks).map(Number)).toEqual([0, 1, 2, 3, 4].map((n) => weekAt(now) + n));
    expect(Object.values(weeks).every((week) => week.length === quartersInWeek)).toBe(true);
  });

  it('rounds hours off the quarter inwards', () => {
    const odd: OpeningHours = {
      ...hours,
      week: { ...hours.week, monday: [{ opens: 425, closes: 470 }] },
    };
    const { weeks } = publicWeeksOf(odd, at('2026-11-30 10:00'), 0);
    const opened = Object.entries(weeks).flatMap(([week, quarters]) =>
      [...quarters].flatMap((each, number) => {
        const instant = new Date((Number(week) * quartersInWeek + number) * quarterMs);
        const isMonday = dayOf(instant).compare(parseDate('2026-11-30')) === 0;
        return each === '1' && isMonday ? [clockMinutesOf(instant)] : [];
      }),
    );
    expect(opened).toEqual([435, 450]);
  });

  it('refuses a week of another length', () => {
    expect(v.is(publicWeeksDocument, { weeks: { '2970': '01' } })).toBe(false);
  });
});

it('counts weeks from the first day of 1970, a Thursday', () => {
  expect(weekAt(new Date(0))).toBe(0);
  expect(weekAt(new CalendarDate(1970, 1, 8).toDate('UTC'))).toBe(1);
});
