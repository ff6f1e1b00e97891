import { CalendarDate, parseDate } from '@internationalized/date';
import { expect, test } from 'vitest';
import { latestOfOthers, removedIds } from '@/domain/ledger/ledger';
import {
  fiscalYearOf,
  keptThrough,
  keptWith,
  removableYears,
  removedYear,
} from '@/domain/ledger/retention';
import type { FiscalYearEnd } from '@/domain/values/fiscalYear';
import { at, builtLedger } from './builtLedger';

test.each<[string, FiscalYearEnd, number, string]>([
  ['2026-01-01', '12-31', 2026, '2028-12-31'],
  ['2026-12-31', '12-31', 2026, '2028-12-31'],
  ['2026-07-01', '06-30', 2027, '2029-12-31'],
  ['2027-06-30', '06-30', 2027, '2029-12-31'],
  ['2027-07-01', '06-30', 2028, '2030-12-31'],
  ['2027-02-28', '02-28', 2027, '2029-12-31'],
  ['2027-03-01', '02-28', 2028, '2030-12-31'],
  ['2028-02-28', '02-28', 2028, '2030-12-31'],
  ['2028-02-29', '02-28', 2028, '2030-12-31'],
  ['2028-03-01', '02-28', 2029, '2031-12-31'],
  ['2026-01-31', '01-31', 2026, '2028-12-31'],
  ['2026-02-01', '01-31', 2027, '2029-12-31'],
])('%s, with a fiscal year that ends %s, is of %i and kept through %s', (day, end, year, last) => {
  expect(fiscalYearOf(parseDate(day), end)).toBe(year);
  expect(keptThrough(year).toString()).toBe(last);
});

test('an event is kept with the Swedish day on which the server registered it', async () => {
  const { device } = builtLedger();
  const add = device();
  // It happened in the old year, and came in the new.
  const late = await add('inspection', '2026-12-31 23:59', {}, { lateMs: 60_000 });
  const early = await add('inspection', '2026-12-31 23:59', {}, { lateMs: 59_999 });
  expect([keptWith(late.data, '12-31'), keptWith(early.data, '12-31')]).toEqual([2027, 2026]);
});

test('a year can be removed from 2 January three years after it, each year for itself', async () => {
  const { ledger, device } = builtLedger();
  const add = device();
  await add('inspection', '2027-05-01 07:00');
  await add('inspection', '2026-05-01 07:00');
  await add('inspection', '2026-06-01 07:00');
  const on = (day: string) => removableYears(ledger.events, '12-31', parseDate(day));
  expect(on('2028-12-31')).toEqual([]);
  expect(on('2029-01-01')).toEqual([]);
  expect(on('2029-01-02')).toEqual([2026]);
  expect(on('2030-01-02')).toEqual([2026, 2027]);
  expect(removableYears(ledger.events, '05-31', new CalendarDate(2030, 1, 1))).toEqual([2026]);
});

test('a removal counts from the end of the retention, and only with a year', async () => {
  const add = builtLedger().device();
  const yearOf = async (time: string, reason: string, kind: 'removal' | 'note' = 'removal') =>
    removedYear((await add(kind, time, { reason })).data);
  expect(await yearOf('2029-01-02 07:00', '2026')).toBe(2026);
  expect(await yearOf('2029-01-01 00:00', '2026')).toBe(2026);
  expect(await yearOf('2028-12-31 23:59', '2026')).toBeNull();
  expect(await yearOf('2029-01-02 07:00', '2027')).toBeNull();
  expect(await yearOf('2029-01-02 07:00', 'år 2026')).toBeNull();
  expect(await yearOf('2029-01-02 07:00', '2026', 'note')).toBeNull();
});

test('the events of a removed year are told, and no others', async () => {
  const { ledger, device } = builtLedger();
  const add = device();
  const old = await add('inspection', '2026-06-30 23:00');
  await add('inspection', '2026-07-01 07:00');
  expect(removedIds(ledger.events, '06-30')).toEqual([]);
  await add('removal', '2029-01-02 07:00', { reason: '2026' });
  expect(removedIds(ledger.events, '06-30')).toEqual([old.id]);
});

test('the latest of other chains is what the server has registered last', async () => {
  const { ledger, device } = builtLedger();
  const [own, one, other] = [device('own'), device('one'), device('other')];
  const isOwn = (id: string) => id.startsWith('own');
  await own('inspection', '2026-11-20 12:00');
  expect(latestOfOthers(ledger.events, isOwn)).toBeNull();
  const slow = await one('inspection', '2026-11-20 07:00', {}, { lateMs: 7_200_000 });
  await other('inspection', '2026-11-20 08:00');
  await other('inspection', '2026-11-20 11:00', {}, { pending: true });
  expect(latestOfOthers(ledger.events, isOwn)).toBe(slow.data.hash);
  expect(slow.data.createdAt).toEqual(at('2026-11-20 09:00'));
});
