import { parseDate } from '@internationalized/date';
import { expect, it } from 'vitest';
import { steppedPeriod, vatPeriodName, vatRange } from '@/domain/invoice/vatPeriod';

it.each([
  ['month', '2024-02-10', '2024-02-01', '2024-02-29'],
  ['month', '2026-12-31', '2026-12-01', '2026-12-31'],
  ['quarter', '2026-11-23', '2026-10-01', '2026-12-31'],
  ['quarter', '2026-01-31', '2026-01-01', '2026-03-31'],
  ['quarter', '2026-05-31', '2026-04-01', '2026-06-30'],
  ['year', '2026-11-23', '2026-01-01', '2026-12-31'],
] as const)('the %s with %s is from %s to %s', (period, day, first, last) => {
  const range = vatRange(period, parseDate(day));
  expect([range.first.toString(), range.last.toString()]).toEqual([first, last]);
});

it.each([
  ['month', '2026-12-31', 1, '2027-01-01', 'Januari 2027'],
  ['month', '2026-03-31', -1, '2026-02-01', 'Februari 2026'],
  ['quarter', '2026-11-23', 1, '2027-01-01', 'Kvartal 1 2027'],
  ['quarter', '2026-11-23', -1, '2026-07-01', 'Kvartal 3 2026'],
  ['year', '2024-02-29', -1, '2023-01-01', '2023'],
] as const)('from the %s with %s a step of %i leads to %s, %s', (period, day, by, to, name) => {
  const next = steppedPeriod(period, parseDate(day), by);
  expect(next.toString()).toBe(to);
  expect(vatPeriodName(period, next)).toBe(name);
});
