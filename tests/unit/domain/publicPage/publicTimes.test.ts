import { describe, expect, it } from 'vitest';
import { takenBy } from '@/domain/publicPage/otherTimes';
import {
  minutesOf,
  occupancyIds,
  publicDays,
  type Taken,
  type TimesQuery,
} from '@/domain/publicPage/publicTimes';
import { publicWeeksOf } from '@/domain/publicPage/publicWeeks';
import { shownDays } from '@/domain/publicPage/shownDays';
import { formatClock } from '@/domain/time/swedishTime';
import type { OpeningHours, OpenInterval } from '@/domain/workshop/openingHours';
import { at } from '../../../support/swedishInstant';

const hoursOf = (
  day: OpenInterval[],
  exceptions: [string, OpenInterval[]][] = [],
): OpeningHours => ({
  week: {
    monday: day,
    tuesday: day,
    wednesday: day,
    thursday: day,
    friday: day,
    saturday: [],
    sunday: day,
  },
  closedOnHolidays: false,
  exceptions: new Map(exceptions.map(([date, intervals]) => [date, { intervals, label: 'x' }])),
});
const usual = hoursOf([{ opens: 480, closes: 720 }]);

/** The taken quarters of bookings: the place, the beginning and the end. */
function takenIn(...bookings: [place: string, from: string, to: string][]): Taken {
  return takenBy(
    bookings.map(([resourceId, from, to]) => ({
      ...{ resourceId, startsAt: at(from), endsAt: at(to), status: 'booked' as const },
    })),
  );
}

function query(values: Partial<TimesQuery> & { hours?: OpeningHours } = {}): TimesQuery {
  const { hours = usual, now = at('2026-11-30 07:00'), ...rest } = values;
  return {
    page: { places: { lift1: 'workshop', lane: 'wash' }, leadMinutes: 0, horizonDays: 30 },
    weeks: publicWeeksOf(hours, now, 40).weeks,
    taken: new Map(),
    group: 'workshop',
    minutes: 60,
    now,
    days: 3,
    ...rest,
  };
}

/** Each day with its times: `2026-11-30 08:00 08:30`. */
const shown = (values: Parameters<typeof query>[0]) =>
  publicDays(query(values)).map(({ day, times }) => [day, ...times.map(formatClock)].join(' '));

describe('publicDays', () => {
  it('offers each half hour at which a job is done before closing', () => {
    expect(shown({ minutes: 150, days: 2 })).toEqual([
      '2026-11-30 08:00 08:30 09:00 09:30',
      '2026-12-01 08:00 08:30 09:00 09:30',
    ]);
  });

  it('begins no earlier than the notice that the workshop wants', () => {
    const page = { ...query().page, leadMinutes: 180 };
    expect(shown({ page, days: 1 })).toEqual(['2026-11-30 10:00 10:30 11:00']);
    expect(shown({ page, days: 1, now: at('2026-11-30 07:01') })).toEqual([
      '2026-11-30 10:30 11:00',
    ]);
    expect(shown({ page: { ...page, leadMinutes: 24 * 60 }, days: 2 })[0]).toBe('2026-11-30');
  });

  it('offers a time when one of two places is free, and none when both are taken', () => {
    const page = { ...query().page, places: { lift1: 'workshop', lift2: 'workshop' } } as const;
    const one = ['lift1', '2026-11-30 08:00', '2026-11-30 12:00'] as const;
    expect(shown({ page, taken: takenIn([...one]), days: 1 })).toEqual([
      '2026-11-30 08:00 08:30 09:00 09:30 10:00 10:30 11:00',
    ]);
    const both = takenIn([...one], ['lift2', '2026-11-30 08:45', '2026-11-30 09:00']);
    expect(shown({ page, taken: both, days: 1 })).toEqual([
      '2026-11-30 09:00 09:30 10:00 10:30 11:00',
    ]);
  });

  it('puts no job together of two half-free places', () => {
    const page = { ...query().page, places: { lift1: 'workshop', lift2: 'workshop' } } as const;
    const taken = takenIn(
      ['lift1', '2026-11-30 10:00', '2026-11-30 12:00'],
      ['lift2', '2026-11-30 08:00', '2026-11-30 10:00'],
    );
    expect(shown({ page, taken, days: 1, minutes: 180 })).toEqual(['2026-11-30']);
    expect(shown({ page, taken, days: 1, minutes: 120 })).toEqual(['2026-11-30 08:00 10:00']);
  });

  it('reads only the places of the group', () => {
    const taken = takenIn(['lift1', '2026-11-30 08:00', '2026-11-30 12:00']);
    expect(shown({ taken, days: 1 })).toEqual(['2026-11-30']);
    expect(shown({ taken, days: 1, group: 'wash', minutes: 210 })).toEqual([
      '2026-11-30 08:00 08:30',
    ]);
  });

  it('has no time for a job that is longer than the day, nor over a break', () => {
    expect(shown({ minutes: 241, days: 1 })).toEqual(['2026-11-30']);
    const hours = hoursOf([
      { opens: 480, closes: 600 },
      { opens: 660, closes: 780 },
    ]);
    expect(shown({ hours, minutes: 120, days: 1 })).toEqual(['2026-11-30 08:00 11:00']);
    expect(shown({ hours, minutes: 121, days: 1 })).toEqual(['2026-11-30']);
  });

  it('lists closed days without times', () => {
    const hours = hoursOf([{ opens: 480, closes: 540 }], [['2026-12-03', []]]);
    expect(shown({ hours, days: 7 })).toEqual([
      '2026-11-30 08:00',
      '2026-12-01 08:00',
      '2026-12-02 08:00',
      '2026-12-03',
      '2026-12-04 08:00',
      '2026-12-05',
      '2026-12-06 08:00',
    ]);
  });

  it('lists no day after the horizon', () => {
    const page = { ...query().page, horizonDays: 1 };
    expect(publicDays(query({ page, days: 14 })).map(({ day }) => day)).toEqual([
      '2026-11-30',
      '2026-12-01',
    ]);
  });

  it('offers the hour that comes twice in October twice, and of 25 hours', () => {
    const hours = hoursOf([{ opens: 60, closes: 240 }]);
    const now = at('2026-10-25 00:00');
    expect(shown({ hours, now, days: 1 })).toEqual([
      '2026-10-25 01:00 01:30 02:00 02:30 02:00 02:30 03:00',
    ]);
    expect(shown({ hours, now, days: 1, minutes: 240 })).toEqual(['2026-10-25 01:00']);
  });

  it('passes over the hour that is skipped in March', () => {
    const hours = hoursOf([{ opens: 60, closes: 240 }]);
    const now = at('2027-03-28 00:00');
    expect(shown({ hours, now, days: 1 })).toEqual(['2027-03-28 01:00 01:30 03:00']);
    expect(shown({ hours, now, days: 1, minutes: 180 })).toEqual(['2027-03-28']);
  });

  it.each(['2026-10-25', '2027-03-28'])('is at eight by the Swedish clock on %s too', (day) => {
    expect(shown({ now: at(`${day} 05:00`), days: 1, minutes: 240 })).toEqual([`${day} 08:00`]);
  });

  it('offers nothing of a week that nobody has published', () => {
    expect(shown({ weeks: {}, days: 1 })).toEqual(['2026-11-30']);
  });
});

describe('shownDays', () => {
  const states = (values: Parameters<typeof query>[0]) =>
    shownDays(query(values)).map(({ state }) => state);

  it('tells a full day from a closed one, and from one that is over', () => {
    const hours = hoursOf([{ opens: 480, closes: 720 }], [['2026-12-02', []]]);
    const taken = takenIn(['lift1', '2026-12-01 08:00', '2026-12-01 12:00']);
    const now = at('2026-11-30 11:30');
    expect(states({ hours, taken, now, days: 4 })).toEqual(['late', 'full', 'closed', 'free']);
  });

  it('calls a day too short for the job late, however it is booked', () => {
    expect(states({ minutes: 300, days: 1 })).toEqual(['late']);
  });

  it('does not call a day closed whose week nobody has published', () => {
    expect(states({ weeks: {}, days: 2 })).toEqual(['unknown', 'unknown']);
  });
});

it('names the documents of each place of the group for the weeks ahead', () => {
  const now = at('2026-12-02 10:00');
  const page = { ...query().page, places: { a: 'workshop', b: 'wash', c: 'workshop' } } as const;
  const ids = (change: Partial<Parameters<typeof occupancyIds>[0]>) =>
    occupancyIds({ page, group: 'wash', minutes: 60, now, days: 1, ...change });
  expect(ids({ days: 14 })).toEqual(['b_2969', 'b_2970', 'b_2971']);
  expect(ids({ days: 60, page: { ...page, horizonDays: 1 } })).toEqual(['b_2969', 'b_2970']);
  // The week ends at midnight UTC, and the day an hour before; a longer job may end in the next week.
  expect(ids({})).toEqual(['b_2969']);
  expect(ids({ minutes: 75, group: 'workshop' })).toEqual(['a_2969', 'a_2970', 'c_2969', 'c_2970']);
});

it('adds up the minutes of services', () => {
  const service = { id: 'a', name: 'Däck', group: 'workshop', priceOre: 100, vatRate: 25 } as const;
  expect(minutesOf([])).toBe(0);
  expect(
    minutesOf([
      { ...service, minutes: 45 },
      { ...service, minutes: 90 },
    ]),
  ).toBe(135);
});
