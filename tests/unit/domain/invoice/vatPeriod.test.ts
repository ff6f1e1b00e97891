import { parseDate } from '@internationalized/date';
import { expect, it } from 'vitest';
import { vatRange } from '@/domain/invoice/vatPeriod';

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
