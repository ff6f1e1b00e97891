import { expect, test } from 'vitest';
import { lastReadingOf } from '@/domain/servicebook/lastReading';
import { at } from '../../../support/swedishInstant';

const car = (odometerKm: number | null) => ({ odometerKm, createdAt: at('2026-03-01 08:00') });
const readings = [
  { on: '2026-08-01', km: 1_200_000 },
  { on: '2026-06-01', km: 110_000 },
];

test('the last reading is that of the register, no older than the latest that is no higher', () => {
  expect(lastReadingOf(car(120_000), readings)).toEqual({ km: 120_000, on: '2026-06-01' });
  expect(lastReadingOf(car(1_200_000), readings)).toEqual({ km: 1_200_000, on: '2026-08-01' });
});

test('a reading of the register that nothing dates is as old as the card of the car', () => {
  expect(lastReadingOf(car(90_000), readings)).toEqual({ km: 90_000, on: '2026-03-01' });
  const before = [{ on: '2025-01-01', km: 80_000 }];
  expect(lastReadingOf(car(90_000), before)).toEqual({ km: 90_000, on: '2026-03-01' });
});

test('where the register knows none, the last reading is the latest', () => {
  expect(lastReadingOf(car(null), readings)).toEqual({ on: '2026-08-01', km: 1_200_000 });
  expect(lastReadingOf(car(null), [])).toBeNull();
});
