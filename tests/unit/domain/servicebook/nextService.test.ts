import { parseDate } from '@internationalized/date';
import { describe, expect, test } from 'vitest';
import { inspectionDeadline } from '@/domain/servicebook/inspectionDeadline';
import {
  kmPerDay,
  likelyKm,
  nextAfter,
  nextServiceDue,
  readingsOf,
} from '@/domain/servicebook/nextService';
import { byDay } from '@/domain/servicebook/serviceEntry';
import { planFor, starterPlans } from '@/domain/servicebook/servicePlan';

const today = parseDate('2026-11-20');
const entry = (doneOn: string, odometerKm: number | null, correctsId: string | null = null) => ({
  ...{ doneOn, odometerKm, correctsId, odometerReason: null },
});

describe('How far a car is driven', () => {
  const readings = [
    { on: '2025-11-20', km: 100_000 },
    { on: '2026-10-21', km: 113_400 },
    { on: '2026-11-20', km: 115_000 },
  ];

  test('is told by readings that are three months apart, and by none that are closer', () => {
    expect(kmPerDay(readings)).toBeCloseTo(15_000 / 365);
    expect(kmPerDay(readings.slice(1))).toBeNull();
    expect(kmPerDay([])).toBeNull();
    expect(kmPerDay([{ on: '2025-01-01', km: 90_000 }, ...readings.slice(2)])).toBeGreaterThan(0);
  });

  test('is unknown of a car whose odometer has fallen', () => {
    expect(kmPerDay([...readings.slice(0, 2), { on: '2026-11-20', km: 900 }])).toBeNull();
  });

  test('gives the odometer of today, of a car without readings none', () => {
    const likely = 113_400 + Math.round((13_400 / 335) * 30);
    expect(likelyKm(readings.slice(0, 2), today, null)).toBe(likely);
    expect(likelyKm(readings.slice(1, 2), today, null)).toBe(113_400);
    expect(likelyKm([], today, null)).toBeNull();
    // A day that has not come yet, by a clock that was ahead.
    expect(likelyKm([{ on: '2027-01-01', km: 5 }], today, null)).toBe(5);
  });

  test('gives no less than the odometer that the register knows', () => {
    expect(likelyKm(readings, today, 114_000)).toBe(115_000);
    expect(likelyKm(readings, today, 116_000)).toBe(116_000);
    expect(likelyKm([], today, 116_000)).toBe(116_000);
  });

  test('leaves out readings that were corrected', () => {
    const read = readingsOf([
      { id: 'b', data: entry('2026-05-01', 1_120_000) },
      { id: 'c', data: entry('2026-05-01', 112_000, 'b') },
      { id: 'a', data: entry('2025-05-01', null) },
      { id: 'd', data: entry('2024-05-01', 90_000) },
    ]);
    expect(read).toEqual([
      { on: '2024-05-01', km: 90_000 },
      { on: '2026-05-01', km: 112_000 },
    ]);
  });
});

describe('The next service', () => {
  const readings = [
    { on: '2025-11-20', km: 100_000 },
    { on: '2026-11-20', km: 118_250 },
  ];

  test('is on its day or at its odometer, whichever comes first', () => {
    const at = (nextOn: string | null, nextKm: number | null) =>
      nextServiceDue({ nextOn, nextKm }, readings, today, null);
    expect(at('2027-03-01', 118_750)).toEqual({ on: '2026-11-30', days: 10, km: 500 });
    expect(at('2026-11-25', 118_750)).toEqual({ on: '2026-11-25', days: 5, km: 500 });
    expect(at('2026-11-01', null)).toEqual({ on: '2026-11-01', days: -19, km: null });
    expect(at(null, 118_000)).toEqual({ on: '2026-11-20', days: 0, km: -250 });
    expect(at(null, null)).toEqual({ on: null, days: null, km: null });
  });

  test('has its km but no day when nothing is known of how the car is driven', () => {
    const byKm = { nextOn: null, nextKm: 20_000 };
    const nothing = { on: null, days: null, km: null };
    expect(nextServiceDue(byKm, [], today, null)).toEqual(nothing);
    const one = [{ on: '2026-11-20', km: 15_000 }];
    expect(nextServiceDue(byKm, one, today, null)).toEqual({ ...nothing, km: 5000 });
    expect(nextServiceDue(byKm, one, today, 18_000)).toEqual({ ...nothing, km: 2000 });
    expect(nextServiceDue(byKm, [], today, 18_000)).toEqual({ ...nothing, km: 2000 });
    expect(nextServiceDue({ ...byKm, nextOn: '2027-02-28' }, one, today, null)).toEqual({
      ...{ on: '2027-02-28', days: 100, km: 5000 },
    });
  });

  test('of a car that came back years later counts from the last service here', () => {
    const before = [
      { on: '2020-03-01', km: 40_000 },
      { on: '2021-03-01', km: 55_000 },
    ];
    // A leap year is among the days: 15,000 km in 365, and no reading since.
    expect(nextServiceDue({ nextOn: '2022-03-01', nextKm: 70_000 }, before, today, null)).toEqual({
      ...{ on: '2022-03-01', days: -1725, km: 70_000 - 55_000 - Math.round((15_000 / 365) * 2090) },
    });
    const back = [...before, { on: '2026-11-20', km: 130_000 }];
    const next = nextAfter(
      { doneOn: '2026-11-20', odometerKm: 130_000 },
      { months: 12, km: 15_000 },
    );
    expect(nextServiceDue(next, back, today, 130_000)).toMatchObject({ days: 365, km: 15_000 });
  });

  test('of an electric car follows its plan, by months alone where that has no km', () => {
    const car = { make: 'Tesla', model: 'Model 3', fuel: 'electric' } as const;
    const plan = planFor(starterPlans, car);
    expect(plan && nextAfter(entry('2024-02-29', 30_000), plan)).toEqual({
      ...{ nextOn: '2026-02-28', nextKm: 60_000 },
    });
    expect(nextAfter(entry('2024-02-29', 30_000), { months: 24, km: null }).nextKm).toBeNull();
  });

  test('falls on a day that there is, and without an odometer on the day alone', () => {
    expect(nextAfter(entry('2028-02-29', 1000), { months: 12, km: 15_000 })).toEqual({
      ...{ nextOn: '2029-02-28', nextKm: 16_000 },
    });
    expect(nextAfter(entry('2026-08-31', null), { months: 6, km: 15_000 })).toEqual({
      ...{ nextOn: '2027-02-28', nextKm: null },
    });
    expect(nextAfter(entry('2026-08-31', 10), { months: null, km: 5000 })).toEqual({
      ...{ nextOn: null, nextKm: 5010 },
    });
  });
});

describe('Entries', () => {
  test('are sorted by day and odometer, the latest first', () => {
    const all = [entry('2026-01-01', 5), entry('2026-02-01', null), entry('2026-01-01', 9)];
    expect(all.toSorted(byDay).map(({ odometerKm }) => odometerKm)).toEqual([null, 9, 5]);
  });
});

describe('A service plan', () => {
  const plans = [
    ...starterPlans,
    { name: 'Volvo', make: 'Volvo', model: null, fuel: null, months: 12, km: 20_000 },
    { name: 'V60', make: 'VOLVO', model: 'V60', fuel: null, months: 12, km: 30_000 },
    {
      name: 'V60 el',
      make: 'Volvo',
      model: 'V60',
      fuel: 'electric' as const,
      months: 24,
      km: null,
    },
  ];
  const nameFor = (make: string | null, model: string | null, fuel: 'electric' | 'diesel' | null) =>
    planFor(plans, { make, model, fuel })?.name;

  test('is the one that names most of the car', () => {
    expect(nameFor('volvo', 'v60', 'electric')).toBe('V60 el');
    expect(nameFor('Volvo', 'V60', 'diesel')).toBe('V60');
    expect(nameFor('Volvo', 'V70', 'diesel')).toBe('Volvo');
    expect(nameFor('Saab', '9-5', 'diesel')).toBe('Diesel');
    expect(nameFor(null, null, 'electric')).toBe('Elbil');
    expect(nameFor(null, null, null)).toBe('Övriga bilar');
    expect(planFor([], { make: null, model: null, fuel: null })).toBeNull();
  });
});

describe('The kontrollbesiktning', () => {
  const deadline = (firstMonth: string, lastOn: string | null = null, on = today) =>
    inspectionDeadline(firstMonth, lastOn, on)?.toString() ?? null;

  test('is due after 36 months, then 24, then every 14, at the end of a month', () => {
    expect(deadline('2024-02')).toBe('2027-02-28');
    expect(deadline('2023-11')).toBe('2026-11-30');
    expect(deadline('2023-10')).toBe('2028-10-31');
    expect(deadline('2021-03')).toBe('2027-05-31');
    expect(deadline('2021-03', '2026-01-15')).toBe('2027-03-31');
    expect(deadline('2023-02', '2025-12-20')).toBe('2027-12-31');
    expect(deadline('2025-02', null, parseDate('2028-02-29'))).toBe('2028-02-29');
  });

  test('is due every two years from thirty years on, and not from fifty', () => {
    expect(deadline('1994-06', '2025-06-10')).toBe('2027-06-30');
    expect(deadline('1976-01')).toBeNull();
    expect(deadline('1977-01', '2026-02-01')).toBe('2028-02-29');
  });
});
