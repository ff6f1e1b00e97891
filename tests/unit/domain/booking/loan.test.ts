import { CalendarDate } from '@internationalized/date';
import { expect, test } from 'vitest';
import type { Entry } from '@/domain/values/live';
import { type BookingFields, newBooking } from '@/domain/booking/booking';
import { bookingText, takenText } from '@/domain/booking/bookingText';
import { conflictsOf } from '@/domain/booking/bookingConflicts';
import { changeText } from '@/domain/booking/changeText';
import { findFreeTimes } from '@/domain/booking/freeTimes';
import {
  carName,
  drivenKm,
  freeCars,
  handedOut,
  isHandedOut,
  lateText,
  loanLines,
  statusLabel,
  takenBack,
  visitTime,
  withOverdue,
} from '@/domain/booking/loan';
import { type LoanRecord, notLent } from '@/domain/booking/loanRecord';
import { canBeCalledOff, nextStep } from '@/domain/booking/nextStep';
import type { Resource } from '@/domain/workshop/resource';
import { byId, readyRegister } from '../../../support/readyRegister';
import { keptCustomer } from '../../../support/registerEntries';
import { at } from '../../../support/swedishInstant';

const stamps = { createdAt: at('2026-11-01 08:00'), updatedAt: at('2026-11-01 08:00') };
const friday = new CalendarDate(2026, 11, 20);
const time = (from: string, to: string) => ({
  startsAt: at(`2026-11-20 ${from}`),
  endsAt: at(`2026-11-20 ${to}`),
});
const out: LoanRecord = {
  ...notLent,
  ...{ outAt: at('2026-11-20 08:05'), odometerOutKm: 45_210, fuelOut: 'threeQuarters' },
};
const back: LoanRecord = {
  ...out,
  ...{ backAt: at('2026-11-20 14:07'), odometerBackKm: 45_330, fuelBack: 'half' },
};
const loanOf = (values: Partial<BookingFields> = {}) =>
  newBooking({ resourceId: 'v40', ...time('08:00', '16:00'), loan: notLent, ...values });
const entry = (id: string, data: BookingFields) => ({
  id,
  data: { ...data, ...stamps },
  pending: false,
});

function car(id: string, isActive = true, registrationNumber: string | null = null) {
  const data: Resource = {
    ...{ name: id, kind: 'loanCar', colour: 'green', order: 0, isActive, registrationNumber },
    ...stamps,
  };
  return { id, data, pending: false } satisfies Entry<Resource>;
}

test.each([
  ['booked', 'Bokad', 'Lämna ut', true],
  ['checkedIn', 'Utlånad', 'Ta tillbaka', false],
  ['inProgress', 'Utlånad', 'Ta tillbaka', false],
  ['done', 'Återlämnad', undefined, false],
  ['pickedUp', 'Återlämnad', undefined, false],
  ['noShow', 'Uteblev', undefined, false],
  ['cancelled', 'Avbokad', undefined, false],
] as const)('a loan that is %s reads %s and is followed by %s', (status, label, verb, mayEnd) => {
  expect(statusLabel({ status, loan: notLent })).toBe(label);
  expect(nextStep({ status, loan: notLent })?.verb).toBe(verb);
  expect(canBeCalledOff({ status, loan: notLent })).toBe(mayEnd);
});

test('a job keeps the words of jobs', () => {
  expect(statusLabel({ status: 'inProgress', loan: null })).toBe('Pågår');
});

test('tells of the steps of a loan in its own words', () => {
  const names = {
    ...{ register: { kind: 'loading' as const }, resources: new Map(), staff: new Map() },
    today: friday,
  };
  const told = (status: BookingFields['status']) =>
    changeText(loanOf({ status: 'booked' }), loanOf({ status }), names);
  expect(told('inProgress')).toBe('är utlånad: fredag 20 november, 08:00–16:00'.replace('r,', 'r'));
  expect(told('done')).toMatch(/^är återlämnad/);
});

test.each([
  ['Volvo V40', 'DEF456', 'Volvo V40 (DEF 456)'],
  ['Lånebil DEF 456', 'DEF456', 'Lånebil DEF 456'],
  ['lånebil def456', 'DEF456', 'lånebil def456'],
  ['Volvo V40', null, 'Volvo V40'],
])('%s with the plate %s is called %s', (name, registrationNumber, called) => {
  expect(carName({ name, registrationNumber })).toBe(called);
});

test('handing out writes down who had the car from when, and how it was', () => {
  const now = at('2026-11-20 08:05');
  const values = handedOut({ odometerKm: 45_210, fuel: 'threeQuarters' }, now);
  expect(values).toEqual({ status: 'inProgress', loan: out });
  expect(isHandedOut(loanOf(values))).toBe(true);
  expect(isHandedOut(loanOf())).toBe(false);
});

const reading = { odometerKm: 45_330, fuel: 'half' } as const;

test('a car that comes back early is free from the next quarter on', () => {
  const values = takenBack(loanOf({ loan: out }), reading, at('2026-11-20 14:07'));
  expect(values).toEqual({
    ...{ status: 'done', loan: back, isAllDay: false },
    ...time('08:00', '14:15'),
  });
});

test('a car that comes back on time or late keeps its time', () => {
  const lent = loanOf({ loan: out });
  for (const clock of ['15:59', '16:00', '17:30']) {
    const now = at(`2026-11-20 ${clock}`);
    expect(Object.keys(takenBack(lent, reading, now))).toEqual(['status', 'loan']);
  }
});

test('a car that comes back before the loan begins keeps the shortest time', () => {
  const values = takenBack(loanOf({ loan: out }), reading, at('2026-11-20 07:30'));
  expect(values).toMatchObject(time('08:00', '08:15'));
});

test.each([
  ['16:10', out, null],
  ['16:15', out, null],
  ['16:45', out, '45\u00a0min sen'],
  ['23:00', back, null],
  ['23:00', { ...back, backAt: at('2026-11-20 18:00') }, '2\u00a0h sen'],
  ['23:00', notLent, null],
])('at %s the loan %j is late by %s', (clock, loan, text) => {
  expect(lateText(loanOf({ loan }), at(`2026-11-20 ${clock}`))).toBe(text);
});

test('a car that is late by days is late by whole days', () => {
  expect(lateText(loanOf({ loan: out }), at('2026-11-22 15:59'))).toBe('1\u00a0dygn sen');
});

test('a late loan car is busy for a week, and says who has it', () => {
  const lent = entry('lent', loanOf({ loan: out, customerId: 'anna' }));
  const next = { ...loanOf(), startsAt: at('2026-11-23 08:00'), endsAt: at('2026-11-23 16:00') };
  const cars = [car('v40'), car('kia')];
  const free = (days: number, now: Date) => {
    const shifted = (each: Date) => new Date(each.getTime() + days * 24 * 3_600_000);
    const when = {
      startsAt: shifted(next.startsAt),
      endsAt: shifted(next.endsAt),
      isAllDay: false,
    };
    return freeCars(cars, when, withOverdue([], [lent], now)).map(({ id }) => id);
  };
  // In time, then late, then late and asked for after the week to come.
  expect(free(0, at('2026-11-20 15:59'))).toEqual(['v40', 'kia']);
  expect(free(0, at('2026-11-20 16:01'))).toEqual(['kia']);
  expect(free(4, at('2026-11-20 16:01'))).toEqual(['kia']);
  expect(free(5, at('2026-11-20 16:01'))).toEqual(['v40', 'kia']);

  const names = {
    register: readyRegister([keptCustomer('anna', { name: 'Anna Berg' })], []),
    ...{ resources: byId([car('v40', true, 'DEF456')]), staff: new Map(), today: friday },
  };
  const [held] = withOverdue([lent], [lent], at('2026-11-22 10:00'));
  expect(held && takenText(held, names)).toBe(
    'v40 (DEF 456) är inte tillbaka: Anna Berg skulle ha lämnat den fredag 20 november 16:00.',
  );
  expect(takenText(lent, names)).toBe('v40 (DEF 456) är upptagen 08:00–16:00.');
  const spoken = (clock: string, loan = out) =>
    bookingText({ ...lent.data, loan }, names, { now: at(`2026-11-20 ${clock}`) }).name;
  expect(spoken('17:00')).toMatch(/, Bokad, 1\u00a0h sen, Anna Berg$/);
  expect(spoken('16:10')).not.toMatch(/sen/);
  expect(spoken('19:00', { ...back, backAt: at('2026-11-20 18:00') })).not.toMatch(/sen/);
});

test('a loan car that came back or was never out does not count as late', () => {
  const now = at('2026-11-20 17:00');
  for (const loan of [back, notLent]) {
    const lent = entry('lent', loanOf({ loan }));
    expect(withOverdue([lent], [lent], now)).toEqual([lent]);
  }
});

test.each([
  [45_210, 45_330, 120],
  [45_210, 45_210, 0],
  [45_210, 45_200, null],
  [null, 45_210, null],
  [45_210, null, null],
])('from %s to %s km %s are driven', (odometerOutKm, odometerBackKm, km) => {
  expect(drivenKm({ ...notLent, odometerOutKm, odometerBackKm })).toBe(km);
});

test('puts the record of a loan into lines', () => {
  expect(loanLines(notLent, friday)).toEqual([]);
  expect(loanLines(back, friday).map((line) => line.replaceAll('\u00a0', ' '))).toEqual([
    'Ut fredag 20 november 08:05 · 45 210 km · 3/4',
    'Tillbaka fredag 20 november 14:07 · 45 330 km · 1/2',
    'Körd 120 km',
  ]);
});

const job = (values: Partial<BookingFields>) => ({ data: newBooking(values) });

test('a car is lent for the whole visit', () => {
  const parts = [
    job(time('10:00', '11:00')),
    job(time('08:00', '09:00')),
    job({ ...time('06:00', '20:00'), status: 'cancelled' }),
    { data: loanOf(time('05:00', '21:00')) },
  ];
  expect(visitTime(parts)).toEqual({ ...time('08:00', '11:00'), isAllDay: false });
  expect(visitTime([...parts, job({})])).toBeNull();
  expect(visitTime([{ data: loanOf() }])).toBeNull();
});

test('offers the loan cars in use that nobody has', () => {
  const cars = [car('v40'), car('picanto'), car('sold', false), car('tipo')];
  const bookings = [
    { id: 'a', data: loanOf(time('07:00', '08:15')) },
    {
      id: 'b',
      data: loanOf({ ...time('09:00', '10:00'), resourceId: 'tipo', status: 'cancelled' }),
    },
  ];
  const free = (from: string, to: string) =>
    freeCars(cars, { ...time(from, to), isAllDay: false }, bookings).map(({ id }) => id);
  expect(free('08:00', '12:00')).toEqual(['picanto', 'tipo']);
  expect(free('08:15', '12:00')).toEqual(['v40', 'picanto', 'tipo']);
});

test('a job and a loan of one customer do not conflict, two loans of a car do', () => {
  const volvo = newBooking({ vehicleId: 'volvo', resourceId: 'lift', ...time('08:00', '10:00') });
  const loan = loanOf({ vehicleId: 'volvo' });
  expect(conflictsOf(volvo, [entry('loan', loan)]).vehicle).toEqual([]);
  expect(conflictsOf(loan, [entry('job', volvo)]).vehicle).toEqual([]);
  expect(conflictsOf(volvo, [entry('job', volvo)]).vehicle).toHaveLength(1);
  expect(conflictsOf(loan, [entry('loan', loan)]).resource).toHaveLength(1);
});

test('a time for a job is found while the customer has a loan car', () => {
  const loan = loanOf({ vehicleId: 'volvo', ...time('07:00', '17:00') });
  const [found] = findFreeTimes({
    ...{ minutes: 60, from: at('2026-11-20 08:00'), vehicleId: 'volvo', count: 1 },
    ...{ resources: [{ id: 'lift' }], staff: [], bookings: [loan], visit: [loan] },
    days: [{ day: friday, intervals: [{ opens: 480, closes: 1020 }] }],
    onDifferentDays: true,
  });
  expect(found?.startsAt).toEqual(at('2026-11-20 08:00'));
});
