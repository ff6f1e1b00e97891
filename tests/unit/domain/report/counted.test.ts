import { parseDate } from '@internationalized/date';
import { describe, expect, it, test } from 'vitest';
import { hashAndRevive } from '@/data/replica/storedSchema';
import { newBooking } from '@/domain/booking/booking';
import { areCounted, countedIn, isUncounted } from '@/domain/report/counted';
import { noFacts } from '@/domain/report/facts';
import { countAfter, noNews } from '@/domain/report/news';
import { overviewOf } from '@/domain/report/overview';
import { dayTexts } from '@/domain/report/period';
import { keptFrom, movedTo, readFrom, type Reading, readingSchema } from '@/domain/report/reading';
import { parseSealed } from '@/domain/report/reportMonth';
import { noSources } from '@/domain/report/sources';
import { parseStored } from '@/domain/values/stored';
import { starterWeek } from '@/domain/workshop/starterSet';

const stamps = { createdAt: new Date(0), updatedAt: new Date(0) };
const today = parseDate('2026-11-25');
const period = (first: string, last: string) => ({
  first: parseDate(first),
  last: parseDate(last),
});
const daysFrom = (first: string, last: string) => new Set(dayTexts(period(first, last)));
const week = period('2026-11-16', '2026-11-22');

describe('A period is counted', () => {
  const isCounted = (days: ReadonlySet<string>, of = week, begun: string | null = '2026-01-07') =>
    areCounted({ days, begun }, of, today);

  it('when each of its days is, and a day without anything counts as well', () => {
    expect(isCounted(daysFrom('2026-11-16', '2026-11-22'))).toBe(true);
    expect(isCounted(daysFrom('2026-11-16', '2026-11-21'))).toBe(false);
    expect(isCounted(new Set())).toBe(false);
  });

  it('up to the day that is going on', () => {
    const month = period('2026-11-01', '2026-11-30');
    expect(isCounted(daysFrom('2026-11-01', '2026-11-25'), month)).toBe(true);
    expect(isCounted(daysFrom('2026-11-01', '2026-11-24'), month)).toBe(false);
    expect(
      isCounted(daysFrom('2026-11-01', '2026-11-25'), period('2026-12-01', '2026-12-31')),
    ).toBe(false);
  });

  it('from the first day with anything to count, if that is known', () => {
    const year = period('2026-01-01', '2026-01-31');
    const days = daysFrom('2026-01-07', '2026-01-31');
    expect(isCounted(days, year)).toBe(true);
    expect(isCounted(days, year, null)).toBe(false);
    expect(isCounted(days, period('2025-01-01', '2025-01-31'))).toBe(false);
  });
});

test('a day that is not counted has no open time, though people attended', () => {
  const days = period('2026-11-23', '2026-11-24');
  const facts = new Map([
    ['2026-11-23', parseSealed('booked|lift1:08|4')],
    ['2026-11-24', parseSealed('attended|bo|480')],
  ]);
  const hours = { week: starterWeek, closedOnHolidays: true, exceptions: new Map() };
  const about = { resourceIds: ['lift1'], hours, customerNow: (id: string) => id };
  const overview = overviewOf(facts, days, about, new Set(['2026-11-23']));
  expect(overview.load).toEqual({ booked: 60, open: 600 });
  expect(overview.attendedMinutes).toBe(480);
});

test('a period is uncounted until one of its days is counted', () => {
  const isNothing = (days: ReadonlySet<string>, begun: string | null, of = week) =>
    isUncounted({ days, begun }, of, today);
  expect(isNothing(new Set(), '2026-01-07')).toBe(true);
  expect(isNothing(new Set(), null)).toBe(true);
  expect(isNothing(new Set(['2026-11-18']), '2026-01-07')).toBe(false);
  // Before the first day, and to come, there is nothing to count.
  expect(isNothing(new Set(), '2026-11-23')).toBe(false);
  expect(isNothing(new Set(), null, period('2026-12-01', '2026-12-31'))).toBe(false);
});

test('the days before the first one with anything have no open time', () => {
  const hours = { week: starterWeek, closedOnHolidays: true, exceptions: new Map() };
  const about = { resourceIds: ['lift1'], hours, customerNow: (id: string) => id };
  const facts = new Map([
    ['2026-11-23', noFacts],
    ['2026-11-24', parseSealed('booked|lift1:08|4')],
  ]);
  const openMinutes = (begun: string | null) => {
    const { days } = countedIn(facts, begun);
    return overviewOf(facts, period('2026-11-18', '2026-11-24'), about, days).load.open;
  };
  expect(openMinutes('2026-11-24')).toBe(600);
  expect(openMinutes(null)).toBe(1200);
});

describe('What a device has read', () => {
  const at = (time: string) => new Date(`2026-11-25T${time}Z`);

  it('is asked for from a little earlier, until nothing before it can be missing', () => {
    const first = movedTo(null, at('08:00:00'), 0);
    if (!first) throw new Error('It has moved.');
    expect(readFrom(first)).toEqual(at('07:58:00'));
    // The same stamp so soon after leaves the cursor as it is.
    expect(movedTo(first, at('08:00:00'), 60_000)).toEqual(first);
    const settled = movedTo(first, null, 121_000);
    expect(settled && readFrom(settled)).toEqual(at('08:00:00'));
    const moved = settled && movedTo(settled, at('09:00:00'), 122_000);
    expect(moved && readFrom(moved)).toEqual(at('08:58:00'));
    expect(movedTo(null, null, 0)).toBeNull();
  });

  it('of a day is asked for from at most an hour before that day', () => {
    const midnight = at('00:00:00');
    const cursorAt = (latest: Date) => ({ latest, movedAt: 0, isSettled: true });
    expect(keptFrom(null, midnight)).toEqual(new Date('2026-11-24T23:00:00Z'));
    expect(keptFrom(cursorAt(new Date('2026-11-20T12:00:00Z')), midnight)).toEqual(
      new Date('2026-11-24T23:00:00Z'),
    );
    expect(keptFrom(cursorAt(at('08:00:00')), midnight)).toEqual(at('08:00:00'));
  });

  it('counts what came after the latest that it has seen, and not that one again', () => {
    const changedAt = (time: string) => ({
      ...{ id: time, pending: false },
      data: { ...newBooking({}), createdAt: new Date(0), updatedAt: at(time) },
    });
    const bookings = ['07:59:00', '08:00:00', '08:00:01'].map(changedAt);
    expect(countAfter({ ...noNews, bookings }, at('08:00:00'))).toBe(1);
  });

  it('is the same after it was kept as text', () => {
    const data = { ...newBooking({ startsAt: at('08:00:00'), endsAt: at('09:00:00') }), ...stamps };
    const today = {
      day: '2026-11-25',
      sources: { ...noSources, bookings: [{ id: 'b1', data, pending: false }] },
    };
    const reading: Reading = {
      readAt: at('08:00:00'),
      ...{ begun: '2026-01-07', begunOn: '2026-11-25', today },
      cursor: { latest: at('08:00:00'), movedAt: 1, isSettled: false },
      ...{ comparedWith: at('01:00:00'), changed: 2 },
    };
    const form = hashAndRevive(readingSchema);
    const kept = parseStored(readingSchema, form.revive(JSON.parse(JSON.stringify(reading))));
    expect(kept).toEqual(reading);
  });
});
