import { CalendarDate, parseDate } from '@internationalized/date';
import { expect, test } from 'vitest';
import { latestOfOthers, removedIds } from '@/domain/ledger/ledger';
import {
  type FiscalYear,
  keptThrough,
  keptWith,
  removableYears,
  removedYear,
} from '@/domain/ledger/retention';
import { type FiscalYearEnd, fiscalYearOf } from '@/domain/values/fiscalYear';
import { at, builtLedger } from './builtLedger';

/** A fiscal year whose end has been changed at that time, or never. */
const ends = (fiscalYearEnd: FiscalYearEnd, changed?: string): FiscalYear => ({
  fiscalYearEnd,
  fiscalYearChangedAt: changed === undefined ? null : at(changed),
});

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
  expect([late, early].map(({ data }) => keptWith(data, ends('12-31')))).toEqual([2027, 2026]);
});

test.each([
  // The year that ended on 30 June is of the next calendar year until the first that is known for certain.
  ['2026-05-01 07:00', '12-31', '2026-11-20 12:00', 2027],
  ['2026-11-20 11:59', '12-31', '2026-11-20 12:00', 2027],
  ['2027-11-21 11:59', '12-31', '2026-11-20 12:00', 2028],
  ['2027-11-21 12:00', '12-31', '2026-11-20 12:00', 2027],
  ['2026-08-01 07:00', '06-30', '2026-11-20 12:00', 2027],
  ['2027-08-01 07:00', '06-30', '2026-11-20 12:00', 2028],
  ['2028-01-01 07:00', '06-30', '2026-11-20 12:00', 2028],
] as const)(
  'what was registered %s, when the year ends %s since %s, is kept with %i',
  (registered, end, changed, year) => {
    expect(keptWith({ createdAt: at(registered) }, ends(end, changed))).toBe(year);
  },
);

test('a year can be removed from 2 January three years after it, each year for itself', async () => {
  const { ledger, device } = builtLedger();
  const add = device();
  await add('inspection', '2027-05-01 07:00');
  await add('inspection', '2026-05-01 07:00');
  await add('inspection', '2026-06-01 07:00');
  const on = (day: string) => removableYears(ledger.events, ends('12-31'), parseDate(day));
  expect(on('2028-12-31')).toEqual([]);
  expect(on('2029-01-01')).toEqual([]);
  expect(on('2029-01-02')).toEqual([2026]);
  expect(on('2030-01-02')).toEqual([2026, 2027]);
  expect(removableYears(ledger.events, ends('05-31'), new CalendarDate(2030, 1, 1))).toEqual([
    2026,
  ]);
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
  expect(removedIds(ledger.events, ends('06-30'))).toEqual([]);
  await add('removal', '2029-01-02 07:00', { reason: '2026' });
  expect(removedIds(ledger.events, ends('06-30'))).toEqual([old.id]);
});

test('a device forgets no event that the change of the fiscal year keeps longer', async () => {
  const { ledger, device } = builtLedger();
  const add = device();
  await add('inspection', '2026-03-01 07:00');
  await add('removal', '2029-01-02 07:00', { reason: '2026' });
  expect(removedIds(ledger.events, ends('06-30', '2028-05-01 12:00'))).toEqual([]);
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
