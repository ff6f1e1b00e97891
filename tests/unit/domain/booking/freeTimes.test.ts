import { CalendarDate } from '@internationalized/date';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BusyTime, conflictsOf } from '@/domain/booking/bookingConflicts';
import { closedReason, openDays } from '@/domain/booking/bookingTimes';
import {
  findFreeTimes,
  freeAt,
  type FreeTime,
  type FreeTimeQuery,
} from '@/domain/booking/freeTimes';
import type { OpeningHours } from '@/domain/workshop/openingHours';
import { starterWeek } from '@/domain/workshop/starterSet';
import { addMinutes, dayOf, formatClock } from '@/domain/time/swedishTime';
import { at } from '../../../support/swedishInstant';

const usual: OpeningHours = { week: starterWeek, closedOnHolidays: true, exceptions: new Map() };
const friday = new CalendarDate(2026, 11, 20);
const query: FreeTimeQuery = {
  minutes: 120,
  from: at('2026-11-20 07:00'),
  days: openDays(friday, 7, usual),
  resources: [{ id: 'lift-1' }, { id: 'lift-2' }],
  staff: [{ id: 'anna' }, { id: 'bo' }],
  vehicleId: null,
  bookings: [],
  visit: [],
  count: 1,
  onDifferentDays: false,
};

function busy(start: string, end: string, resourceId: string | null, staffId: string | null) {
  return {
    startsAt: at(start),
    endsAt: at(end),
    resourceId,
    staffId,
    vehicleId: null,
    status: 'booked' as const,
  };
}

/** The time as text, `2026-11-20 07:00–09:00 lift-1 anna`. */
function shown({ startsAt, endsAt, resourceId, staffId }: FreeTime): string {
  const endDay = dayOf(endsAt).compare(dayOf(startsAt)) > 0 ? `${dayOf(endsAt)} ` : '';
  const clock = `${formatClock(startsAt)}–${endDay}${formatClock(endsAt)}`;
  return `${dayOf(startsAt)} ${clock} ${resourceId} ${staffId}`;
}

function found(change: Partial<FreeTimeQuery>): string[] {
  return findFreeTimes({ ...query, ...change }).map(shown);
}

/** `count` days, all open at the same times, in minutes from midnight. */
function daysWith(count: number, ...intervals: [number, number][]) {
  return openDays(friday, count, usual).map(({ day }) => ({
    day,
    intervals: intervals.map(([opens, closes]) => ({ opens, closes })),
  }));
}

test('in an empty calendar the first times of the day are found, an hour apart', () => {
  expect(found({ count: 3 })).toEqual([
    '2026-11-20 07:00–09:00 lift-1 anna',
    '2026-11-20 08:00–10:00 lift-1 anna',
    '2026-11-20 09:00–11:00 lift-1 anna',
  ]);
});

test('times on different days are the first free ones, also when the clock changes', () => {
  expect(found({ count: 3, onDifferentDays: true })).toEqual([
    '2026-11-20 07:00–09:00 lift-1 anna',
    '2026-11-23 07:00–09:00 lift-1 anna',
    '2026-11-24 07:00–09:00 lift-1 anna',
  ]);
  const nights = openDays(new CalendarDate(2026, 10, 24), 3, usual).map(({ day }) => ({
    day,
    intervals: [{ opens: 0, closes: 1440 }],
  }));
  const from = at('2026-10-24 23:00');
  expect(found({ count: 3, minutes: 30, onDifferentDays: true, days: nights, from })).toEqual([
    '2026-10-24 23:00–23:30 lift-1 anna',
    '2026-10-25 00:00–00:30 lift-1 anna',
    '2026-10-26 00:00–00:30 lift-1 anna',
  ]);
});

test('the search begins at the next quarter of an hour, also in the middle of a day', () => {
  expect(found({ from: at('2026-11-20 10:07') })).toEqual(['2026-11-20 10:15–12:15 lift-1 anna']);
});

test('a job that no longer fits before closing is placed on the next open day', () => {
  expect(found({ from: at('2026-11-20 15:00') })).toEqual(['2026-11-20 15:00–17:00 lift-1 anna']);
  expect(found({ from: at('2026-11-20 15:15') })).toEqual(['2026-11-23 07:00–09:00 lift-1 anna']);
});

test('resource and person must both be free, and are tried in the given order', () => {
  const annaAway = busy('2026-11-20 07:00', '2026-11-20 12:00', 'lift-1', 'anna');
  expect(found({ bookings: [annaAway] })).toEqual(['2026-11-20 07:00–09:00 lift-2 bo']);
  expect(found({ bookings: [annaAway], staff: [{ id: 'anna' }] })).toEqual([
    '2026-11-20 12:00–14:00 lift-1 anna',
  ]);
  expect(found({ bookings: [annaAway], resources: [{ id: 'lift-1' }] })).toEqual([
    '2026-11-20 12:00–14:00 lift-1 anna',
  ]);
});

test('times at which the vehicle is already here are skipped', () => {
  const here = {
    ...busy('2026-11-20 08:00', '2026-11-20 10:00', 'lift-2', null),
    vehicleId: 'volvo',
  };
  const at7 = '2026-11-20 07:00–09:00 lift-1 anna';
  expect(found({ bookings: [here], vehicleId: 'volvo' })).toEqual([
    '2026-11-20 10:00–12:00 lift-1 anna',
  ]);
  expect(found({ bookings: [here], vehicleId: 'saab' })).toEqual([at7]);
  expect(found({ bookings: [here] })).toEqual([at7]);
  const calledOff = { ...here, status: 'cancelled' as const };
  expect(found({ bookings: [calledOff], vehicleId: 'volvo' })).toEqual([at7]);
});

test('a gap that is exactly long enough is used, one a quarter too short is not', () => {
  const only = { resources: [{ id: 'lift-1' }], staff: [{ id: 'anna' }] };
  const until9 = busy('2026-11-20 07:00', '2026-11-20 09:00', 'lift-1', 'anna');
  const from11 = busy('2026-11-20 11:00', '2026-11-20 16:00', 'lift-1', 'bo');
  expect(found({ ...only, bookings: [until9, from11] })).toEqual([
    '2026-11-20 09:00–11:00 lift-1 anna',
  ]);
  expect(found({ ...only, minutes: 121, bookings: [until9, from11] })).toEqual([
    '2026-11-23 07:00–09:15 lift-1 anna',
  ]);
});

test('a cancelled booking keeps nothing busy', () => {
  const cancelled: BusyTime = {
    ...busy('2026-11-20 07:00', '2026-11-20 17:00', 'lift-1', 'anna'),
    status: 'cancelled',
  };
  expect(found({ bookings: [cancelled] })).toEqual(['2026-11-20 07:00–09:00 lift-1 anna']);
});

test('lunch is not worked: the job goes on after it', () => {
  const days = daysWith(1, [420, 720], [780, 1020]);
  expect(found({ days, from: at('2026-11-20 11:00') })).toEqual([
    '2026-11-20 11:00–14:00 lift-1 anna',
  ]);
  expect(found({ days, from: at('2026-11-20 12:00') })).toEqual([
    '2026-11-20 13:00–15:00 lift-1 anna',
  ]);
});

test('a job longer than any day goes over nights and weekends', () => {
  expect(found({ minutes: 15 * 60, from: at('2026-11-20 12:00') })).toEqual([
    '2026-11-20 12:00–2026-11-23 17:00 lift-1 anna',
  ]);
});

test('a job longer than a week on the calendar is not offered', () => {
  const shortDays = daysWith(20, [420, 480]);
  expect(found({ minutes: 8 * 60, days: shortDays })).toEqual([]);
  expect(found({ minutes: 7 * 60, days: shortDays })).toEqual([
    '2026-11-20 07:00–2026-11-26 08:00 lift-1 anna',
  ]);
});

test('with no resources or no people to choose from, none is asked for', () => {
  const taken = busy('2026-11-20 07:00', '2026-11-20 12:00', 'lift-1', 'anna');
  const bookings = [taken];
  expect(found({ staff: [], bookings })).toEqual(['2026-11-20 07:00–09:00 lift-2 null']);
  expect(found({ resources: [], bookings })).toEqual(['2026-11-20 07:00–09:00 null bo']);
});

test('nothing is found on closed days, or when everything is booked', () => {
  expect(found({ days: openDays(new CalendarDate(2026, 11, 21), 2, usual) })).toEqual([]);
  const always = busy('2026-11-20 00:00', '2026-11-27 00:00', 'lift-1', null);
  expect(found({ resources: [{ id: 'lift-1' }], bookings: [always] })).toEqual([]);
});

test('a job at night lasts its real minutes when the clock changes', () => {
  const autumn = new CalendarDate(2026, 10, 25);
  const spring = new CalendarDate(2027, 3, 28);
  const nights = [autumn, spring].map((day) =>
    findFreeTimes({
      ...query,
      from: new Date(0),
      days: [{ day, intervals: [{ opens: 60, closes: 300 }] }],
    }).map(shown),
  );
  expect(nights).toEqual([
    ['2026-10-25 01:00–02:00 lift-1 anna'],
    ['2027-03-28 01:00–04:00 lift-1 anna'],
  ]);
});

test('open times that hold no whole quarter are passed over', () => {
  const days = daysWith(1, [425, 428], [485, 620]);
  expect(found({ days })).toEqual(['2026-11-20 08:15–10:15 lift-1 anna']);
});

const quarter = fc.integer({ min: 0, max: 7 * 96 - 1 });
const anyBooking = fc
  .record({
    start: quarter,
    length: fc.integer({ min: 1, max: 40 }),
    resourceId: fc.constantFrom('lift-1', 'lift-2'),
    staffId: fc.constantFrom('anna', 'bo', null),
    vehicleId: fc.constantFrom('volvo', null),
  })
  .map(({ start, length, ...who }): BusyTime => {
    const startsAt = addMinutes(at('2026-11-20 00:00'), start * 15);
    return { ...who, startsAt, endsAt: addMinutes(startsAt, length * 15), status: 'booked' };
  });

test('the found times are open, free and in order, and no earlier one is missed', () => {
  fc.assert(
    fc.property(
      fc.array(anyBooking, { maxLength: 60 }),
      quarter,
      fc.integer({ min: 1, max: 600 }),
      (bookings, start, minutes) => {
        const from = addMinutes(at('2026-11-20 00:00'), start * 15);
        const times = findFreeTimes({
          ...query,
          ...{ bookings, from, minutes, vehicleId: 'volvo', count: 5 },
        });
        const others = bookings.map((data, index) => ({ id: `${index}`, data }));
        const fits = (time: FreeTime) => {
          const own = { ...time, vehicleId: 'volvo', status: 'booked' as const };
          const { resource, person, vehicle } = conflictsOf(own, others);
          const open = closedReason(time.startsAt, time.endsAt, usual, from) === null;
          const oneDay = dayOf(time.startsAt).compare(dayOf(time.endsAt)) === 0;
          return open && oneDay && resource.length + person.length + vehicle.length === 0;
        };
        expect(times.filter((time) => !fits(time))).toEqual([]);
        const starts = times.map(({ startsAt }) => startsAt.getTime());
        expect(starts).toEqual(starts.toSorted((a, b) => a - b));
        expect(starts.every((each) => each >= from.getTime())).toBe(true);

        // No start before the first found time would have fitted.
        const end = times[0]?.startsAt ?? at('2026-11-27 00:00');
        const length = Math.ceil(minutes / 15) * 15;
        const missed: FreeTime[] = [];
        for (let startsAt = from; startsAt < end; startsAt = addMinutes(startsAt, 15)) {
          for (const { id: resourceId } of query.resources) {
            for (const { id: staffId } of query.staff) {
              missed.push({ startsAt, endsAt: addMinutes(startsAt, length), resourceId, staffId });
            }
          }
        }
        expect(missed.filter(fits)).toEqual([]);
      },
    ),
    { numRuns: 30 },
  );
});

test.each([
  ['07:00', '08:00', 'lift-1', 'anna'],
  ['08:00', '09:00', 'lift-2', 'anna'],
  // A booking takes every quarter that it touches.
  ['09:55', '10:05', 'lift-1', 'bo'],
  ['08:30', '10:30', undefined, undefined],
  ['11:00', '12:00', 'lift-2', 'anna'],
])('%s–%s is free for %s and %s', (start, end, resourceId, staffId) => {
  const bookings = [
    busy('2026-11-20 08:00', '2026-11-20 09:45', 'lift-1', null),
    busy('2026-11-20 10:15', '2026-11-20 11:00', 'lift-2', 'bo'),
    busy('2026-11-20 09:45', '2026-11-20 11:00', null, 'anna'),
    busy('2026-11-20 11:00', '2026-11-20 12:00', 'lift-1', null),
  ];
  const time = { startsAt: at(`2026-11-20 ${start}`), endsAt: at(`2026-11-20 ${end}`) };
  expect(freeAt(time, { ...query, bookings })).toEqual({ resourceId, staffId });
});

test('nobody is asked for where there is none to choose from', () => {
  const time = { startsAt: at('2026-11-20 07:00'), endsAt: at('2026-11-20 08:00') };
  expect(freeAt(time, { ...query, resources: [], staff: [] })).toEqual({
    resourceId: null,
    staffId: null,
  });
});
