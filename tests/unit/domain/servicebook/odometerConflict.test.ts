import { describe, expect, test } from 'vitest';
import { odometerConflict, readingBefore } from '@/domain/servicebook/odometerConflict';

const entry = (
  doneOn: string,
  odometerKm: number | null,
  odometerReason: string | null = null,
) => ({
  ...{ doneOn, odometerKm, odometerReason },
});
const conflict = (
  one: ReturnType<typeof entry>,
  others: ReturnType<typeof entry>[],
  register: { km: number; since: string } | null = null,
) => {
  const found = odometerConflict(one, others, register);
  return found && `${found.kind} ${found.km}`;
};
const reason = 'Instrumentet är bytt';

describe('A reading', () => {
  const others = [entry('2025-01-01', 90_000), entry('2026-01-01', 100_000)];

  test('conflicts with more on an earlier day', () => {
    expect(conflict(entry('2026-05-01', 99_999), others)).toBe('lessThanBefore 100000');
    expect(conflict(entry('2026-05-01', 100_000), others)).toBeNull();
    expect(conflict(entry('2025-06-01', 95_000), others)).toBeNull();
    expect(conflict(entry('2026-05-01', null), others)).toBeNull();
    expect(conflict(entry('2026-05-01', 0), [])).toBeNull();
    expect(conflict(entry('2026-01-01', 95_000), others)).toBeNull();
  });

  test('conflicts with less on a later day', () => {
    expect(conflict(entry('2019-01-10', 400_000), others)).toBe('moreThanAfter 90000');
    expect(conflict(entry('2025-06-01', 100_001), others)).toBe('moreThanAfter 100000');
    expect(conflict(entry('2026-01-01', 400_000), others)).toBeNull();
  });

  test('is held against what was shown since there was a reason to read less', () => {
    const anew = [entry('2026-02-01', 6000), others[0] ?? entry('', 0)];
    const all = [...anew, entry('2026-01-01', 5000, reason)];
    expect(conflict(entry('2026-05-01', 7000), all)).toBeNull();
    expect(conflict(entry('2026-05-01', 5500), all)).toBe('lessThanBefore 6000');
    expect(conflict(entry('2025-06-01', 5500), all)).toBe('lessThanBefore 90000');
    // Before another instrument the odometer may have shown more.
    expect(conflict(entry('2025-06-01', 95_000), all)).toBeNull();
  });

  test('with a reason to show more than later asks none of those that follow', () => {
    const all = [entry('2019-01-10', 400_000, reason), ...others];
    expect(conflict(entry('2026-05-01', 101_000), all)).toBeNull();
    expect(conflict(entry('2026-05-01', 99_000), all)).toBe('lessThanBefore 100000');
    expect(conflict(entry('2018-01-10', 390_000), all)).toBeNull();
  });
});

test('the reading before a day is the latest of the book or of the register', () => {
  const others = [
    entry('2026-01-01', 100_000),
    entry('2025-01-01', 90_000),
    entry('2026-02-01', null),
  ];
  const before = (doneOn: string, register: { km: number; since: string } | null = null) =>
    readingBefore(doneOn, others, register);
  expect(before('2026-05-01')).toEqual({ km: 100_000, on: '2026-01-01' });
  expect(before('2026-01-01')).toEqual({ km: 90_000, on: '2025-01-01' });
  expect(before('2025-01-01')).toBeNull();
  const register = { km: 105_000, since: '2025-12-01' };
  expect(before('2026-05-01', register)).toEqual({ km: 105_000, on: '2026-01-01' });
  expect(before('2025-06-01', register)).toEqual({ km: 90_000, on: '2025-01-01' });
  const late = { km: 105_000, since: '2026-03-01' };
  expect(before('2026-05-01', late)).toEqual({ km: 105_000, on: '2026-03-01' });
});

describe('The register', () => {
  const register = { km: 150_000, since: '2026-03-01' };

  test('is held against the register, where nothing in the book is later', () => {
    expect(conflict(entry('2026-11-20', 15_000), [], register)).toBe('lessThanBefore 150000');
    expect(conflict(entry('2026-03-01', 15_000), [], register)).toBe('lessThanBefore 150000');
    expect(conflict(entry('2026-11-20', 160_000), [], register)).toBeNull();
    const later = [entry('2026-10-01', 149_000)];
    expect(conflict(entry('2026-09-01', 148_000), later, register)).toBeNull();
    expect(conflict(entry('2026-11-01', 149_500), later, register)).toBe('lessThanBefore 150000');
  });

  test('had more km than what was done before', () => {
    expect(conflict(entry('2019-01-10', 40_000), [], register)).toBeNull();
    expect(conflict(entry('2019-01-10', 400_000), [], register)).toBe('moreThanAfter 150000');
  });
});
