import { CalendarDate } from '@internationalized/date';
import { expect, test } from 'vitest';
import { type BookingFields, newBooking } from '@/domain/booking/booking';
import { openDays } from '@/domain/booking/bookingTimes';
import { firstFreeStart, timeOn, totalRoom, weekRows } from '@/domain/booking/weekRows';
import type { OpeningHours } from '@/domain/workshop/openingHours';
import { starterWeek } from '@/domain/workshop/starterSet';
import { at } from '../../../support/swedishInstant';

// The workshop is open from 07 to 17, but for a break on the Thursday, and closed at weekends.
const hours: OpeningHours = {
  week: starterWeek,
  closedOnHolidays: true,
  exceptions: new Map([
    [
      '2026-11-19',
      {
        label: 'Utbildning',
        intervals: [
          { opens: 420, closes: 720 },
          { opens: 780, closes: 1020 },
        ],
      },
    ],
  ]),
};
const monday = new CalendarDate(2026, 11, 16);
const days = openDays(monday, 7, hours);
const now = at('2026-11-19 11:00');

function entry(id: string, from: string, to: string, change: Partial<BookingFields> = {}) {
  const times = { startsAt: at(`2026-11-${from}`), endsAt: at(`2026-11-${to}`) };
  const stamps = { createdAt: now, updatedAt: now };
  const data = { ...newBooking({ resourceId: 'lift', ...times, ...change }), ...stamps };
  return { id, data, pending: false };
}

function rowsOf(bookings: ReturnType<typeof entry>[], shown = bookings) {
  return weekRows(['lift', 'lane', null], days, { shown, bookings, now });
}

function idsOn(rows: ReturnType<typeof rowsOf>, resourceId: string | null) {
  const row = rows.find((each) => each.resourceId === resourceId);
  return row?.cells.map(({ entries }) => entries.map(({ id }) => id).join(' '));
}

test('a booking stands in the row of its resource, on each of its days', () => {
  const rows = rowsOf([
    entry('one', '16 08:00', '16 09:00'),
    entry('two', '16 10:00', '18 09:00'),
    entry('wash', '20 10:00', '20 11:00', { resourceId: 'lane' }),
    entry('night', '18 20:00', '19 00:00'),
  ]);
  expect(idsOn(rows, 'lift')).toEqual(['one two', 'two', 'two night', '', '', '', '']);
  expect(idsOn(rows, 'lane')).toEqual(['', '', '', '', 'wash', '', '']);
  expect(idsOn(rows, null)).toEqual(['', '', '', '', '', '', '']);
});

test('a booking without a known resource stands in a row that counts no free time', () => {
  const rows = rowsOf([
    entry('loose', '16 08:00', '16 09:00', { resourceId: null }),
    entry('gone', '17 08:00', '17 09:00', { resourceId: 'sold' }),
  ]);
  expect(idsOn(rows, null)).toEqual(['loose', 'gone', '', '', '', '', '']);
  expect(rows.at(-1)?.cells.map(({ room }) => room)).toEqual(days.map(() => null));
  expect(totalRoom(rows.at(-1)?.cells ?? [])).toBeNull();
});

test('free time is the open time from now on that no booking takes', () => {
  const bookings = [
    entry('past', '16 07:00', '16 12:00'),
    entry('today', '19 10:00', '19 14:00'),
    entry('full', '20 07:00', '20 17:00'),
    entry('off', '19 15:00', '19 16:00', { status: 'cancelled' }),
  ];
  const [lift] = rowsOf(bookings, []);
  const rooms = lift?.cells.map(({ room }) => room);
  expect(rooms).toEqual([
    { booked: 300, open: 600, free: 0 },
    { booked: 0, open: 600, free: 0 },
    { booked: 0, open: 600, free: 0 },
    // Open from 11 to 12 and from 13 to 17, of which 11–12 and 13–14 are booked.
    { booked: 180, open: 540, free: 180 },
    { booked: 600, open: 600, free: 0 },
    { booked: 0, open: 0, free: 0 },
    { booked: 0, open: 0, free: 0 },
  ]);
  expect(totalRoom(lift?.cells ?? [])).toEqual({ booked: 1080, open: 2940, free: 180 });
});

test('a new booking starts at the first free time that is long enough', () => {
  const [, , , thursday, friday, saturday] = days;
  if (!thursday || !friday || !saturday) throw new Error('The week has seven days.');
  const start = (
    day: typeof friday,
    bookings: ReturnType<typeof entry>[],
    resource: string | null = 'lift',
  ) => {
    const busy = bookings.map(({ data }) => data);
    return firstFreeStart(day, resource, { minutes: 60, bookings: busy, now });
  };
  const early = entry('early', '20 07:00', '20 08:00');
  expect(start(thursday, [])).toEqual(now);
  expect(start(friday, [])).toEqual(at('2026-11-20 07:00'));
  expect(start(friday, [early, entry('next', '20 08:30', '20 10:00')])).toEqual(
    at('2026-11-20 10:00'),
  );
  expect(start(friday, [early], 'lane')).toEqual(at('2026-11-20 07:00'));
  expect(start(friday, [early], null)).toEqual(at('2026-11-20 07:00'));
  // Without a free hour a shorter time serves, and without any the opening, where the form tells who is there.
  expect(start(friday, [early, entry('rest', '20 08:30', '20 17:00')])).toEqual(
    at('2026-11-20 08:00'),
  );
  expect(start(friday, [entry('all', '20 07:00', '20 17:00')])).toEqual(at('2026-11-20 07:00'));
  expect(start(saturday, [])).toBeNull();
});

test('the time of a booking is written for the day on which it is shown', () => {
  const on = (day: number, from: string, to: string, change?: Partial<BookingFields>) =>
    timeOn(entry('one', from, to, change).data, new CalendarDate(2026, 11, day));
  expect(on(16, '16 08:00', '16 09:30')).toEqual(['08:00', '–09:30']);
  expect(on(16, '16 20:00', '17 00:00')).toEqual(['20:00', '–24:00']);
  expect(on(16, '16 15:00', '18 10:00')).toEqual(['15:00', '–']);
  expect(on(17, '16 15:00', '18 10:00')).toEqual(['Heldag', '']);
  expect(on(18, '16 15:00', '18 10:00')).toEqual(['till 10:00', '']);
  expect(on(16, '16 07:00', '16 17:00', { isAllDay: true })).toEqual(['Heldag', '']);
});
