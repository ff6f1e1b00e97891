import { expect, test } from 'vitest';
import { odometerQuestion } from '@/domain/values/odometerQuestion';

const last = { km: 12_345, on: '2026-11-20' };
const asked = (km: number, on: string, of = last) =>
  odometerQuestion(km, on, of)?.replaceAll('\u00a0', ' ') ?? null;

test('ten times the last reading is asked about, however long ago that was', () => {
  const text = 'Det är minst tio gånger så mycket som den senaste, 12 345 km. Stämmer det?';
  expect(asked(123_450, '2036-11-20')).toBe(text);
  expect(asked(1_234_500, '2026-11-21')).toBe(text);
  expect(asked(123_449, '2036-11-20')).toBeNull();
});

test('more than 500 km a day since the last reading is asked about', () => {
  expect(asked(17_346, '2026-11-30')).toBe(
    'Det är 5 001 km mer än den senaste, 12 345 km den 2026-11-20: mer än 500 km om dagen. Stämmer det?',
  );
  expect(asked(17_345, '2026-11-30')).toBeNull();
});

test('on the day of the last reading, and before it, 500 km are not asked about', () => {
  expect(asked(12_845, '2026-11-20')).toBeNull();
  expect(asked(12_846, '2026-11-20')).toContain('501 km mer');
  expect(asked(12_845, '2026-11-01')).toBeNull();
});

test('less than the last, and the first km of a new car, are not asked about', () => {
  expect(asked(1, '2026-11-20')).toBeNull();
  expect(asked(400, '2026-11-20', { km: 0, on: '2026-11-20' })).toBeNull();
});
