import { CalendarDate } from '@internationalized/date';
import { describe, expect, test } from 'vitest';
import { shownNumberOf } from '@/domain/ledger/ledgerCsv';
import { happenedAt, isEarly, isLate } from '@/domain/ledger/ledgerEvent';
import { ledgerDate, ledgerDay, ledgerTime } from '@/domain/ledger/ledgerFormat';
import { ledgerRows, type LedgerRow } from '@/domain/ledger/ledgerRows';
import { at, builtLedger, ledgerOfKim } from './builtLedger';

const friday = new CalendarDate(2026, 11, 20);
const saturday = friday.add({ days: 1 });

const told = ({ event, at: time }: LedgerRow) => [event.data.kind, ledgerTime(time)];

test('a day has its stamps and other events in order of time, with their people', async () => {
  const { ledger, stamps, stamp, add, kim } = await ledgerOfKim();
  await stamp('out', '2026-11-19 23:59');
  await stamp('in', '2026-11-20 00:00');
  await add('inspection', '2026-11-20 10:00');
  await stamp('out', '2026-11-20 09:00');
  await add('note', '2026-11-20 23:59', { personId: kim, reason: 'Möte' });
  await stamp('in', '2026-11-21 00:00');
  const rows = ledgerRows(ledger, stamps(), friday, friday);
  expect(rows.map(told)).toEqual([
    ['in', '00:00:00'],
    ['out', '09:00:00'],
    ['inspection', '10:00:00'],
    ['note', '23:59:00'],
  ]);
  expect(rows.map(({ person, identity }) => [person?.name, identity?.number])).toEqual([
    ['Kim Ek', '198507099805'],
    ['Kim Ek', '198507099805'],
    [undefined, undefined],
    ['Kim Ek', '198507099805'],
  ]);
  expect(ledgerRows(ledger, stamps(), friday.subtract({ days: 1 }), saturday)).toHaveLength(6);
});

test('a stamp that is corrected to another day is on both, with the original time', async () => {
  const { ledger, stamps, stamp, correct } = await ledgerOfKim();
  const event = await stamp('out', '2026-11-20 23:50');
  const correction = await correct(event, '2026-11-22 08:00', '2026-11-21 00:30');
  for (const day of [friday, saturday])
    expect(ledgerRows(ledger, stamps(), day, day)).toMatchObject([
      { event: { id: event.id }, at: at('2026-11-20 23:50'), corrections: [correction] },
    ]);
  // The day on which the correction was written has no line.
  const sunday = saturday.add({ days: 1 });
  expect(ledgerRows(ledger, stamps(), sunday, sunday)).toEqual([]);
});

test('a struck-out stamp keeps its place, a late one stands at its told time', async () => {
  const { ledger, stamps, stamp, correct, addLater } = await ledgerOfKim();
  const event = await stamp('in', '2026-11-20 07:00');
  const strike = await correct(event, '2026-11-21 07:00', null);
  const added = await addLater('out', '2026-11-21 07:00', '2026-11-20 16:00');
  expect(ledgerRows(ledger, stamps(), friday, friday)).toMatchObject([
    { event: { id: event.id }, corrections: [strike], isLate: false },
    { event: { id: added.id }, corrections: [], isLate: true },
  ]);
  expect(ledgerRows(ledger, stamps(), saturday, saturday)).toEqual([]);
});

test('rows are shown also without readable numbers or a known person', async () => {
  const { ledger, stamps, stamp, add } = await ledgerOfKim();
  await stamp('in', '2026-11-20 07:00');
  await add('in', '2026-11-20 08:00', { personId: 'unknown' });
  const rows = ledgerRows({ ...ledger, identities: [] }, stamps(), friday, friday);
  expect(rows.map(({ person, identity }) => [person?.name, identity])).toEqual([
    ['Kim Ek', undefined],
    [undefined, undefined],
  ]);
});

test('a number told afterwards is shown with its day, and the first one counts', async () => {
  const { ledger, stamps, person, device } = builtLedger();
  const unknown = await person({ key: 'asa', name: 'Åsa Ek' }, { kind: 'missing', number: null });
  await device()('in', '2026-11-20 07:00', { personId: unknown });
  await person({ key: 'asa', name: 'Åsa Ek' }, { number: '199001012384' }, at('2026-11-23 08:00'));
  await person({ key: 'asa', name: 'Åsa Ek' }, { number: '198507099805' }, at('2026-11-21 09:00'));
  const rows = () => ledgerRows(ledger, stamps(), friday, friday);
  const shown = () => rows().map((row) => [shownNumberOf(row), row.person?.hasNumber]);
  expect(shown()).toEqual([['19850709-9805, tillagt 2026:11:21', false]]);
  // A person who had told a number keeps it.
  const known = await person({ key: 'bo' }, { number: '199001012384' }, at('2026-11-01 08:00'));
  await person({ key: 'bo' }, { number: '198507099805' }, at('2026-11-22 08:00'));
  await device()('in', '2026-11-20 08:00', { personId: known });
  expect(shown()[1]).toEqual(['19900101-2384', true]);
});

test('a correction whose stamp has been removed stands for itself', async () => {
  const { ledger, stamps, stamp, correct } = await ledgerOfKim();
  const old = await stamp('in', '2026-11-19 07:00');
  const correction = await correct(old, '2026-11-20 08:00', '2026-11-19 06:00');
  expect(ledgerRows(ledger, stamps(), friday, friday)).toEqual([]);
  ledger.events.splice(ledger.events.indexOf(old), 1);
  const rows = ledgerRows(ledger, stamps(), friday, friday);
  expect(rows.map(({ event }) => event.id)).toEqual([correction.id]);
});

describe('what is registered afterwards', () => {
  test.each([
    ['at once', 0, false],
    ['five minutes later', 300_000, false],
    ['more than five minutes later', 300_001, true],
  ])('a stamp that the server gets %s', async (_, lateMs, expected) => {
    const { add, kim } = await ledgerOfKim();
    expect(isLate(await add('in', '2026-11-20 07:00', { personId: kim }, { lateMs }))).toBe(
      expected,
    );
  });

  test('a stamp that waits is not late yet', async () => {
    const { add, kim } = await ledgerOfKim();
    const late = { lateMs: 900_000, pending: true };
    expect(isLate(await add('in', '2026-11-20 07:00', { personId: kim }, late))).toBe(false);
  });

  test('includes a stamp told well after its time, not a prompt correction', async () => {
    const { stamp, addLater, correct } = await ledgerOfKim();
    const event = await stamp('in', '2026-11-20 07:00');
    const correction = await correct(event, '2026-11-20 12:00', '2026-11-20 06:00');
    expect(isLate(correction)).toBe(false);
    expect(isLate(await addLater('out', '2026-11-20 16:10', '2026-11-20 16:00'))).toBe(true);
    expect(isLate(await addLater('out', '2026-11-20 16:10', '2026-11-20 16:06'))).toBe(false);
  });

  test('a stamp of a time that has not been is told', async () => {
    const { stamp, addLater } = await ledgerOfKim();
    expect(isEarly(await stamp('in', '2026-11-20 07:00'))).toBe(false);
    expect(isEarly(await addLater('in', '2026-11-20 07:00', '2026-11-20 07:05'))).toBe(false);
    expect(isEarly(await addLater('in', '2026-11-20 07:00', '2026-11-21 07:00'))).toBe(true);
  });

  test('a clock that is wrong does not make a stamp late', async () => {
    const { add, kim } = await ledgerOfKim();
    const slow = { lateMs: 3_600_000, clockOffsetMs: 3_600_000 };
    const event = await add('in', '2026-11-20 07:00', { personId: kim }, slow);
    expect([isLate(event), happenedAt(event.data)]).toEqual([false, at('2026-11-20 08:00')]);
  });
});

test.each([
  ['exact', 0, '07:00:00'],
  ['less than a minute slow', 59_999, '07:00:00'],
  ['a minute slow', 60_000, '07:01:00'],
  ['a minute fast', -60_000, '06:59:00'],
  ['of unknown error', null, '07:00:00'],
])('an event by a clock that is %s happened when it did', async (_, clockOffsetMs, time) => {
  const { add } = await ledgerOfKim();
  const { data } = await add('inspection', '2026-11-20 07:00', {}, { clockOffsetMs });
  expect(ledgerTime(happenedAt(data))).toBe(time);
});

test.each([
  ['2026-11-20T06:00:05.999Z', '2026:11:20', '07:00:05'],
  ['2026-11-20T23:30:00Z', '2026:11:21', '00:30:00'],
  ['2026-07-01T21:59:59Z', '2026:07:01', '23:59:59'],
  ['2026-10-25T00:30:00Z', '2026:10:25', '02:30:00'],
  ['2026-10-25T01:30:00Z', '2026:10:25', '02:30:00'],
  ['2027-03-28T01:00:00Z', '2027:03:28', '03:00:00'],
])('%s is written %s %s', (instant, date, time) => {
  expect([ledgerDate(new Date(instant)), ledgerTime(new Date(instant))]).toEqual([date, time]);
});

test('a day is written with colons', () => {
  expect(ledgerDay(new CalendarDate(2026, 1, 2))).toBe('2026:01:02');
});
