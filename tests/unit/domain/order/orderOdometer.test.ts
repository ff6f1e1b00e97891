import { expect, test } from 'vitest';
import { drivenTo } from '@/domain/order/orderOdometer';
import { keptVehicle } from '../../../support/registerEntries';

const car = (odometerKm: number | null) => keptVehicle('car', { odometerKm });
interface Around {
  isReplacing: boolean;
  beforeKm: number | null;
  laterKm: number | null;
}
const driven = (
  known: number | null,
  formerKm: number | null,
  km: number | null,
  { isReplacing = false, beforeKm = 110_000, laterKm = null }: Partial<Around> = {},
) => {
  const action = drivenTo(car(known), { formerKm, km, beforeKm, laterKm, isReplacing });
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
  expect(driven(120_000, null, 119_000, { isReplacing: true })).toEqual(from(120_000, 119_000));
});

test('a car takes the former reading of its order again when that is confirmed', () => {
  expect(driven(150_000, 15_200, 15_200, { isReplacing: true })).toEqual(from(150_000, 15_200));
  expect(driven(150_000, 15_200, 15_200)).toBeNull();
});

test('a car keeps its reading when its order loses it and none is known from before', () => {
  expect(driven(1_230_000, 1_230_000, null, { beforeKm: null })).toBeNull();
});

test('a car keeps a later reading when an earlier order is corrected', () => {
  const laterKm = 105_000;
  expect(driven(105_000, 100_000, 99_000, { laterKm, isReplacing: true })).toBeNull();
  expect(driven(105_000, 100_000, 106_000, { laterKm })).toBeNull();
  expect(driven(105_000, 105_000, 100_000, { laterKm })).toBeNull();
  expect(driven(1_000_000, 1_000_000, 100_000, { laterKm })).toEqual(from(1_000_000, 105_000));
  expect(driven(1_000_000, 1_000_000, null, { laterKm })).toEqual(from(1_000_000, 110_000));
});

test('nothing is changed by the same reading, by none, and without a car', () => {
  expect(driven(120_000, 119_000, 119_000)).toBeNull();
  expect(driven(120_000, null, 120_000, { isReplacing: true })).toBeNull();
  expect(driven(120_000, 120_000, 120_000, { isReplacing: true })).toBeNull();
  expect(driven(120_000, 119_000, null)).toBeNull();
  const typed = { formerKm: null, km: 5, beforeKm: null, laterKm: null, isReplacing: true };
  expect(drivenTo(undefined, typed)).toBeNull();
});
