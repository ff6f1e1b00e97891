import { describe, expect, it } from 'vitest';
import { earlierTime, otherTimes, takenBy } from '@/domain/publicPage/otherTimes';
import type { PublicService } from '@/domain/publicPage/publicPage';
import type { TimesQuery } from '@/domain/publicPage/publicTimes';
import { publicWeeksOf } from '@/domain/publicPage/publicWeeks';
import { washAfter } from '@/domain/publicPage/washAfter';
import { at } from '../../../support/swedishInstant';

const day = [{ opens: 480, closes: 720 }];
const week = {
  ...{ monday: day, tuesday: day, wednesday: day, thursday: day, friday: day },
  ...{ saturday: [], sunday: [] },
};
const hours = { week, closedOnHolidays: false, exceptions: new Map() };
const now = at('2026-11-30 07:00');
const places = { lift1: 'workshop', lane: 'wash' } as const;
const page = { places, leadMinutes: 0, horizonDays: 30 };

const query = (...bookings: [place: string, from: string, to: string][]): TimesQuery => ({
  ...{ page, weeks: publicWeeksOf(hours, now, 40).weeks, group: 'workshop', minutes: 60 },
  ...{ now, days: 20 },
  taken: takenBy(
    bookings.map(([resourceId, from, to]) => ({
      ...{ resourceId, startsAt: at(from), endsAt: at(to), status: 'booked' as const },
    })),
  ),
});

describe('The times that a workshop proposes instead', () => {
  it('are on three days from the asked one on, at about the same time of day', () => {
    const taken = query(
      ['lift1', '2026-12-03 10:00', '2026-12-03 11:00'],
      ['lift1', '2026-12-04 08:00', '2026-12-04 12:00'],
    );
    expect(otherTimes(taken, at('2026-12-03 10:00'))).toEqual([
      at('2026-12-03 09:00'),
      at('2026-12-07 10:00'),
      at('2026-12-08 10:00'),
    ]);
  });

  it('are fewer when the page takes no later bookings', () => {
    const near = { ...query(), page: { ...page, horizonDays: 3 } };
    expect(otherTimes(near, at('2026-12-02 09:00'))).toEqual([
      at('2026-12-02 08:30'),
      at('2026-12-03 09:00'),
    ]);
  });
});

describe('An earlier time', () => {
  it('is the first free one, at least an hour before', () => {
    const taken = query(['lift1', '2026-11-30 08:00', '2026-11-30 10:30']);
    expect(earlierTime(taken, at('2026-12-02 09:00'))).toEqual(at('2026-11-30 10:30'));
    expect(earlierTime(query(), at('2026-11-30 08:30'))).toBeNull();
  });
});

describe('A wash after a repair', () => {
  const wax: PublicService = {
    ...{ id: 'wax', name: 'Tvätt och vax', group: 'wash', minutes: 60, priceOre: 34_900 },
    vatRate: 25,
  };
  const after = (endsAt: string, ...taken: Parameters<typeof query>) => {
    const { weeks, taken: quarters } = query(...taken);
    return washAfter({ page, weeks, taken: quarters }, [wax], at(endsAt));
  };

  it('begins when the repair is done, or as soon as a lane is free', () => {
    expect(after('2026-12-02 08:45')).toEqual(at('2026-12-02 09:00'));
    expect(after('2026-12-02 08:45', ['lane', '2026-12-02 09:00', '2026-12-02 10:15'])).toEqual(
      at('2026-12-02 10:30'),
    );
  });

  it('is not on another day', () => {
    expect(after('2026-12-02 11:30')).toBeNull();
    expect(washAfter(query(), [], at('2026-12-02 09:00'))).toBeNull();
  });
});
