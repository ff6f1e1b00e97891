import { expect, test } from 'vitest';
import { drivenTo } from '@/domain/order/orderOdometer';
import { keptVehicle } from '../../../support/registerEntries';

const car = (odometerKm: number | null) => keptVehicle('car', { odometerKm });
const driven = (
  known: number | null,
  formerKm: number | null,
  km: number | null,
  isReplacing = false,
) => {
  const action = drivenTo(car(known), { formerKm, km, beforeKm: 110_000, isReplacing });
  return action && [action.changes[0]?.values, action.undo[0]?.values];
};
const from = (before: number | null, after: number | null) => [
  { odometerKm: after },
  { odometerKm: before },
];

test('a car takes a reading that is further', () => {
  expect(driven(120_000, null, 123_456)).toEqual(from(120_000, 123_456));
  expect(driven(null, null, 0)).toEqual(from(null, 0));
  expect(driven(120_000, 12_345, 123_456)).toEqual(from(120_000, 123_456));
});

test('a car takes what is right in the place of what came from the order', () => {
  expect(driven(1_234_560, 1_234_560, 123_456)).toEqual(from(1_234_560, 123_456));
  expect(driven(1_234_560, 1_234_560, null)).toEqual(from(1_234_560, 110_000));
});

test('a car takes a reading that is less only when that is said to be right', () => {
  expect(driven(120_000, null, 119_000)).toBeNull();
  expect(driven(120_000, 110_000, 111_000)).toBeNull();
  expect(driven(120_000, null, 119_000, true)).toEqual(from(120_000, 119_000));
});

test('nothing is changed by the same reading, by none, and without a car', () => {
  expect(driven(120_000, 119_000, 119_000, true)).toBeNull();
  expect(driven(120_000, null, 120_000, true)).toBeNull();
  expect(driven(120_000, 119_000, null)).toBeNull();
  const typed = { formerKm: null, km: 5, beforeKm: null, isReplacing: true };
  expect(drivenTo(undefined, typed)).toBeNull();
});
