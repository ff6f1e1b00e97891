import { CalendarDate } from '@internationalized/date';
import { expect, test } from 'vitest';
import type { BusyTime } from '@/domain/booking/bookingConflicts';
import { formatFree, formatLoad, loadOf, shareOf } from '@/domain/booking/loadOf';
import { at } from '../../../support/swedishInstant';

const friday = {
  day: new CalendarDate(2026, 11, 20),
  intervals: [
    { opens: 420, closes: 720 },
    { opens: 780, closes: 1020 },
  ],
};

function booked(start: string, end: string, change: Partial<BusyTime> = {}): BusyTime {
  return {
    resourceId: 'lift-1',
    staffId: null,
    vehicleId: null,
    startsAt: at(start),
    endsAt: at(end),
    status: 'booked',
    ...change,
  };
}

test('the booked minutes of a resource are summed, those of others left out', () => {
  const bookings = [
    booked('2026-11-20 07:00', '2026-11-20 09:00'),
    booked('2026-11-20 09:00', '2026-11-20 10:30', { status: 'done' }),
    booked('2026-11-20 10:30', '2026-11-20 12:00', { status: 'cancelled' }),
    booked('2026-11-20 10:30', '2026-11-20 12:00', { resourceId: 'lift-2' }),
    booked('2026-11-21 07:00', '2026-11-21 12:00'),
    booked('2026-11-20 07:00', '2026-11-20 07:15', { startsAt: null, endsAt: null }),
  ];
  expect(loadOf('lift-1', friday, bookings)).toEqual({ booked: 210, open: 540 });
});

test('breaks, nights and what lies outside the open times do not count', () => {
  const overLunch = booked('2026-11-20 11:00', '2026-11-20 14:00');
  expect(loadOf('lift-1', friday, [overLunch]).booked).toBe(120);
  const days = booked('2026-11-19 12:00', '2026-11-23 09:00');
  expect(loadOf('lift-1', friday, [days])).toEqual({ booked: 540, open: 540 });
  const evening = booked('2026-11-20 16:00', '2026-11-20 20:00');
  expect(loadOf('lift-1', friday, [evening]).booked).toBe(60);
});

test('a day with 25 hours and one with 23 are as long as they are', () => {
  const intervals = [{ opens: 0, closes: 1440 }];
  const autumn = { day: new CalendarDate(2026, 10, 25), intervals };
  const spring = { day: new CalendarDate(2027, 3, 28), intervals };
  const autumnNight = booked('2026-10-25 00:00', '2026-10-25 06:00');
  expect(loadOf('lift-1', autumn, [autumnNight])).toEqual({ booked: 7 * 60, open: 25 * 60 });
  const springNight = booked('2027-03-28 00:00', '2027-03-28 06:00');
  expect(loadOf('lift-1', spring, [springNight])).toEqual({ booked: 5 * 60, open: 23 * 60 });
});

test('a load is shown in hours, and a closed day as closed', () => {
  expect(formatLoad({ booked: 390, open: 540 })).toBe('6,5 av 9\u00a0h bokat');
  expect(formatLoad({ booked: 0, open: 525 })).toBe('0 av 8,75\u00a0h bokat');
  expect(formatLoad(loadOf('lift-1', { ...friday, intervals: [] }, []))).toBe('Stängt');
});

test('free time is shown in hours, and the booked share in per cent', () => {
  expect(formatFree(150)).toBe('2,5\u00a0h ledigt');
  expect(formatFree(0)).toBe('Fullt');
  expect(shareOf({ booked: 330, open: 540 })).toBe(61);
  expect(shareOf({ booked: 0, open: 0 })).toBe(0);
});
