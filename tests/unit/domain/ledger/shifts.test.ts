import { CalendarDate, parseDate } from '@internationalized/date';
import { expect, test } from 'vitest';
import {
  daysWithoutStamps,
  isLong,
  openShifts,
  shiftMinutes,
  shiftsBetween,
  workedTimes,
} from '@/domain/ledger/shifts';
import { at, builtLedger, ledgerOfKim } from './builtLedger';

const friday = new CalendarDate(2026, 11, 20);

test('a person has several shifts a day', async () => {
  const { shifts, stamp } = await ledgerOfKim();
  await stamp('in', '2026-11-20 07:00');
  await stamp('out', '2026-11-20 11:30');
  await stamp('in', '2026-11-20 13:00');
  await stamp('out', '2026-11-20 16:15');
  await stamp('in', '2026-11-20 18:00');
  const found = shifts();
  expect(found.stray).toEqual([]);
  expect(found.shifts.map(shiftMinutes)).toEqual([270, 195, null]);
  expect(openShifts(found.shifts)).toMatchObject([
    { key: 'kim', startsAt: at('2026-11-20 18:00') },
  ]);
  expect(workedTimes(found, friday, friday)).toEqual([
    { key: 'kim', minutes: 465, shifts: 3, withoutEnd: 1, withoutStart: 0 },
  ]);
});

test('a shift over midnight is on both days, its time on the day it began', async () => {
  const { shifts, stamp } = await ledgerOfKim();
  await stamp('in', '2026-11-20 22:00');
  await stamp('out', '2026-11-21 06:00');
  const all = shifts().shifts;
  const now = at('2026-11-22 12:00');
  const saturday = friday.add({ days: 1 });
  expect(all.map(shiftMinutes)).toEqual([480]);
  expect(shiftsBetween(all, friday, friday, now)).toHaveLength(1);
  expect(shiftsBetween(all, saturday, saturday, now)).toHaveLength(1);
  expect(shiftsBetween(all, friday.add({ days: 2 }), friday.add({ days: 2 }), now)).toEqual([]);
  expect(workedTimes(shifts(), friday, friday)).toMatchObject([{ minutes: 480 }]);
  expect(workedTimes(shifts(), saturday, saturday)).toEqual([]);
});

test('a shift that ends at midnight is not on the next day', async () => {
  const { shifts, stamp } = await ledgerOfKim();
  await stamp('in', '2026-11-20 16:00');
  await stamp('out', '2026-11-21 00:00');
  const saturday = friday.add({ days: 1 });
  expect(shiftsBetween(shifts().shifts, saturday, saturday, at('2026-11-22 12:00'))).toEqual([]);
});

test.each([
  ['of 25 hours', '2026-10-24 22:00', '2026-10-25 06:00', 540],
  ['of 23 hours', '2027-03-27 22:00', '2027-03-28 06:00', 420],
])('a night before a day %s lasts as long as it did', async (_, from, to, minutes) => {
  const { shifts, stamp } = await ledgerOfKim();
  await stamp('in', from);
  await stamp('out', to);
  const all = shifts().shifts;
  expect(all.map(shiftMinutes)).toEqual([minutes]);
  const day = parseDate(to.slice(0, 10));
  expect(shiftsBetween(all, day, day, at('2027-04-01 12:00'))).toHaveLength(1);
  expect(workedTimes(shifts(), day.subtract({ days: 1 }), day)).toMatchObject([{ minutes }]);
});

test('two stamps in the hour that comes twice are in their true order', async () => {
  const { add, kim, shifts } = await ledgerOfKim();
  await add('in', '2026-10-25 01:30', { personId: kim });
  // 02:30 in winter time, an hour after 02:30 in summer time.
  const out = new Date('2026-10-25T01:30:00Z');
  await add('out', '2026-10-25 03:00', { personId: kim, newTimeAt: out, reason: 'Glömde' });
  expect(shifts().shifts.map(shiftMinutes)).toEqual([120]);
});

test('a stamp out without a shift ends none', async () => {
  const { shifts, stamp } = await ledgerOfKim();
  const stray = await stamp('out', '2026-11-20 07:00');
  await stamp('in', '2026-11-20 08:00');
  expect(shifts()).toMatchObject({
    stray: [{ key: 'kim', at: at('2026-11-20 07:00'), stamp: { id: stray.id } }],
    shifts: [{ startsAt: at('2026-11-20 08:00'), endsAt: null }],
  });
  expect(workedTimes(shifts(), friday, friday)).toEqual([
    { key: 'kim', minutes: 0, shifts: 1, withoutEnd: 1, withoutStart: 1 },
  ]);
});

test('a second stamp in on the same day is the same shift', async () => {
  const { shifts, stamp } = await ledgerOfKim();
  await stamp('in', '2026-11-20 07:00');
  await stamp('in', '2026-11-20 07:02');
  await stamp('in', '2026-11-20 21:00');
  await stamp('out', '2026-11-20 21:30');
  expect(shifts().shifts).toMatchObject([
    { startsAt: at('2026-11-20 07:00'), endsAt: at('2026-11-20 21:30') },
  ]);
});

test('a forgotten stamp out leaves the shift without an end until somebody tells it', async () => {
  const { shifts, stamp, addLater } = await ledgerOfKim();
  await stamp('in', '2026-11-19 07:00');
  const [open] = openShifts(shifts().shifts);
  expect(open && isLong(open, at('2026-11-19 21:00'))).toBe(false);
  expect(open && isLong(open, at('2026-11-19 21:01'))).toBe(true);
  expect(open && shiftMinutes(open)).toBeNull();

  await stamp('in', '2026-11-20 07:00');
  expect(shifts().shifts).toMatchObject([
    { endsAt: null, isUnended: true },
    { endsAt: null, isUnended: false },
  ]);
  expect(openShifts(shifts().shifts)).toHaveLength(1);
  const thursday = friday.subtract({ days: 1 });
  expect(workedTimes(shifts(), thursday, thursday)).toEqual([
    { key: 'kim', minutes: 0, shifts: 1, withoutEnd: 1, withoutStart: 0 },
  ]);

  await addLater('out', '2026-11-20 07:01', '2026-11-19 16:00');
  expect(shifts().shifts).toMatchObject([
    { endsAt: at('2026-11-19 16:00'), isUnended: false },
    { endsAt: null, isUnended: false },
  ]);
});

test('a long shift without an end is on its first day, a running one also today', async () => {
  const { shifts, stamp } = await ledgerOfKim();
  await stamp('in', '2026-11-19 22:00');
  const { shifts: all } = shifts();
  expect(shiftsBetween(all, friday, friday, at('2026-11-20 03:00'))).toHaveLength(1);
  expect(shiftsBetween(all, friday, friday, at('2026-11-20 20:00'))).toEqual([]);
  const thursday = friday.subtract({ days: 1 });
  expect(shiftsBetween(all, thursday, thursday, at('2026-11-20 20:00'))).toHaveLength(1);
});

test('a struck-out stamp in takes its shift away, and its stamp out ends nothing', async () => {
  const { shifts, stamp, correct } = await ledgerOfKim();
  const event = await stamp('in', '2026-11-20 07:00');
  const out = await stamp('out', '2026-11-20 16:00');
  await correct(event, '2026-11-20 16:30', null);
  expect(shifts()).toMatchObject({ shifts: [], stray: [{ stamp: { id: out.id } }] });
});

test('a correction moves a shift, to another day too', async () => {
  const { shifts, stamp, correct } = await ledgerOfKim();
  await stamp('in', '2026-11-20 20:00');
  const out = await stamp('out', '2026-11-20 23:50');
  await correct(out, '2026-11-21 08:00', '2026-11-21 00:30');
  expect(shifts().shifts.map(shiftMinutes)).toEqual([270]);
});

test('the documents of a person who was renamed are one person', async () => {
  const built = builtLedger();
  const before = await built.person({ key: 'kim', name: 'Kim Ek' });
  const after = await built.person({ key: 'kim', name: 'Kim Alm' });
  const add = built.device();
  await add('in', '2026-11-20 07:00', { personId: before });
  await add('out', '2026-11-20 16:00', { personId: after });
  // A person whose documents have not come is known by the id that the events name.
  await add('in', '2026-11-20 08:00', { personId: 'unknown' });
  expect(built.shifts().shifts).toMatchObject([
    { key: 'kim', endsAt: at('2026-11-20 16:00') },
    { key: 'unknown', endsAt: null },
  ]);
});

test('a device whose clock goes wrong stamps by the server’s', async () => {
  const { add, kim, shifts } = await ledgerOfKim();
  await add('in', '2026-11-20 05:00', { personId: kim }, { clockOffsetMs: 7_200_000 });
  await add('out', '2026-11-20 16:00', { personId: kim }, { clockOffsetMs: 59_999 });
  expect(shifts().shifts).toMatchObject([
    { startsAt: at('2026-11-20 07:00'), endsAt: at('2026-11-20 16:00') },
  ]);
});

test('an open day on which nobody has stamped is told', async () => {
  const { stamps, stamp, correct } = await ledgerOfKim();
  await stamp('in', '2026-11-16 07:00');
  await stamp('out', '2026-11-16 16:00');
  const struck = await stamp('in', '2026-11-18 07:00');
  await correct(struck, '2026-11-18 07:05', null);
  await stamp('in', '2026-11-20 07:00');
  const isOpen = (day: CalendarDate) => day.day !== 17;
  const days = daysWithoutStamps(stamps(), new CalendarDate(2026, 11, 16), friday, isOpen);
  expect(days.map(String)).toEqual(['2026-11-18', '2026-11-19']);
});
