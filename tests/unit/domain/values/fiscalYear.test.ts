import { CalendarDate, endOfMonth } from '@internationalized/date';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fiscalYearEndOf, fiscalYearEnds, ledgerKeptThrough } from '@/domain/values/fiscalYear';

test('the ledger of the fiscal year 2026 is kept through 2028', () => {
  for (const day of [new CalendarDate(2026, 1, 1), new CalendarDate(2026, 12, 31)]) {
    expect(ledgerKeptThrough(day, '12-31').toString()).toBe('2028-12-31');
  }
});

test('the ledger of the fiscal year 2026-07-01–2027-06-30 is kept through 2029', () => {
  for (const day of [new CalendarDate(2026, 7, 1), new CalendarDate(2027, 6, 30)]) {
    expect(ledgerKeptThrough(day, '06-30').toString()).toBe('2029-12-31');
  }
  expect(ledgerKeptThrough(new CalendarDate(2026, 6, 30), '06-30').toString()).toBe('2028-12-31');
});

test('a fiscal year that ends with February ends on the 29th in leap years', () => {
  expect(fiscalYearEndOf(new CalendarDate(2028, 2, 29), '02-28').toString()).toBe('2028-02-29');
  expect(fiscalYearEndOf(new CalendarDate(2026, 3, 1), '02-28').toString()).toBe('2027-02-28');
});

test('a fiscal year ends on or after each of its days, within a year, at the end of its month', () => {
  const day = fc
    .integer({ min: 0, max: 20_000 })
    .map((days) => new CalendarDate(2000, 1, 1).add({ days }));
  fc.assert(
    fc.property(day, fc.constantFrom(...fiscalYearEnds), (date, yearEnd) => {
      const end = fiscalYearEndOf(date, yearEnd);
      expect(end.compare(date)).toBeGreaterThanOrEqual(0);
      expect(end.compare(date)).toBeLessThan(366);
      expect(end.compare(endOfMonth(end))).toBe(0);
      expect(end.month).toBe(Number(yearEnd.slice(0, 2)));
    }),
  );
});
