import { expect, test } from 'vitest';
import { lastReadingOf, readingBeforeOrder } from '@/domain/servicebook/lastReading';
import { at } from '../../../support/swedishInstant';

const car = (odometerKm: number | null) => ({ odometerKm, createdAt: at('2026-03-01 08:00') });
const readings = [
  { on: '2026-08-01', km: 1_200_000 },
  { on: '2026-06-01', km: 110_000 },
];

test('the register has the last reading, no older than the latest that is no higher', () => {
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

const september = (odometerKm: number | null) => ({
  odometerKm,
  createdAt: at('2026-09-10 08:00'),
});
const june = { on: '2026-06-01', km: 95_000 };
const november = { on: '2026-11-02', km: 105_000 };

test('the last reading is that of the register, unless it came from the order', () => {
  const ofRegister = { last: { km: 100_000, on: '2026-06-01' }, isOfRegister: true, laterKm: null };
  expect(readingBeforeOrder(car(100_000), september(99_000), [june])).toEqual(ofRegister);
  const before = { last: june, isOfRegister: false, laterKm: null };
  expect(readingBeforeOrder(car(100_000), september(100_000), [june])).toEqual(before);
  expect(readingBeforeOrder(car(null), september(100_000), [june])).toEqual(before);
});

test('what the register has since a later reading is not the last one before an order', () => {
  const before = { last: june, isOfRegister: false, laterKm: 105_000 };
  for (const km of [105_000, 106_000]) {
    expect(readingBeforeOrder(car(km), september(100_000), [november, june])).toEqual(before);
  }
  const mistyped = readingBeforeOrder(car(1_000_000), september(1_000_000), [november]);
  expect(mistyped).toEqual({ last: null, isOfRegister: false, laterKm: 105_000 });
});

test('a later reading that is higher than that of the register did not lead to it', () => {
  expect(readingBeforeOrder(car(100_000), september(99_000), [june, november])).toEqual({
    last: { km: 100_000, on: '2026-06-01' },
    isOfRegister: true,
    laterKm: null,
  });
});
