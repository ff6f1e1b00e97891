import type { CalendarDate } from '@internationalized/date';
import {
  addMinutes,
  dayOf,
  formatClock,
  formatDay,
  minutesBetween,
} from '@/domain/time/swedishTime';
import { formatDuration } from '@/domain/values/duration';
import type { Entry } from '@/domain/values/live';
import { formatOdometer } from '@/domain/values/odometer';
import { formatRegistrationNumber } from '@/domain/values/registrationNumber';
import type { Resource } from '@/domain/workshop/resource';
import {
  type Booking,
  type BookingFields,
  type BookingStatus,
  bookingLimits,
  bookingStatusLabels,
  takesTime,
} from './booking';
import { type BusyTime, conflictsOf } from './bookingConflicts';
import { type FuelLevel, fuelLevelLabels, type LoanRecord, notLent } from './loanRecord';
import { quarterMs } from './occupancy';

/** In minutes: a car that comes back a little later is not late. */
const graceMinutes = 15;
/** In minutes: a car that is out too long can be promised to nobody for as long; a later loan need not suffer. */
const overdueMinutes = 7 * 24 * 60;

/** True if a booking lends a loan car, and is no job. */
export function isLoan({ loan }: Pick<Booking, 'loan'>): boolean {
  return loan !== null;
}

/** True if a loan car has been handed out; it then stays where it is when its visit is moved or called off. */
export function isHandedOut({ loan }: Pick<Booking, 'loan'>): boolean {
  return loan !== null && loan.outAt !== null;
}

const loanStatusLabels: Record<BookingStatus, string> = {
  ...bookingStatusLabels,
  checkedIn: 'Utlånad',
  inProgress: 'Utlånad',
  done: 'Återlämnad',
  pickedUp: 'Återlämnad',
};

/** The status of a booking in Swedish; a loan car is `Utlånad`, not `Pågår`. */
export function statusLabel({ status, loan }: Pick<Booking, 'status' | 'loan'>): string {
  return (loan ? loanStatusLabels : bookingStatusLabels)[status];
}

/** The name of a loan car with its plate: `Volvo V40 (DEF 456)`; a name that has the plate is left as it is. */
export function carName({
  name,
  registrationNumber,
}: Pick<Resource, 'name' | 'registrationNumber'>) {
  if (registrationNumber === null) return name;
  const plate = formatRegistrationNumber(registrationNumber);
  const isNamed = [plate, registrationNumber].some((text) => name.toUpperCase().includes(text));
  return isNamed ? name : `${name} (${plate})`;
}

/** The odometer in km and the fuel level, read when a loan car is handed out or taken back. */
export interface Reading {
  odometerKm: number;
  fuel: FuelLevel;
}

/** The fields that handing out a loan car writes. */
export function handedOut({ odometerKm, fuel }: Reading, now: Date) {
  const loan = { ...notLent, outAt: now, odometerOutKm: odometerKm, fuelOut: fuel };
  return { status: 'inProgress', loan } satisfies Partial<BookingFields>;
}

/**
 * The fields that taking back a loan car writes; a car that comes back early is free from then on, in whole quarters of
 * an hour.
 */
export function takenBack(
  { loan, startsAt, endsAt }: Pick<Booking, 'loan' | 'startsAt' | 'endsAt'>,
  { odometerKm, fuel }: Reading,
  now: Date,
) {
  const after = { ...(loan ?? notLent), backAt: now, odometerBackKm: odometerKm, fuelBack: fuel };
  const values = { status: 'done', loan: after } satisfies Partial<BookingFields>;
  if (!startsAt || !endsAt) return values;
  const shortest = addMinutes(startsAt, bookingLimits.minutes.min).getTime();
  const back = Math.ceil(now.getTime() / quarterMs) * quarterMs;
  const end = new Date(Math.max(shortest, back));
  return end < endsAt ? { ...values, startsAt, endsAt: end, isAllDay: false } : values;
}

/** True if a loan car has been handed out and has not come back. */
export function isOut({ loan }: Pick<Booking, 'loan'>): boolean {
  return loan !== null && loan.outAt !== null && loan.backAt === null;
}

/** True if a loan car is out although its loan is over: nobody else can have it until it is back. */
export function isOverdue(booking: Pick<Booking, 'loan' | 'endsAt'>, now: Date): boolean {
  return isOut(booking) && booking.endsAt !== null && booking.endsAt < now;
}

/** A booking among those that keep a place busy; `dueAt` is when a loan car that is still out should have come back. */
export type BusyEntry = Entry<Booking> & { dueAt?: Date | null };

/** Bookings with the loan cars that are out although their loans are over: those are busy for the week to come. */
export function withOverdue(
  bookings: readonly Entry<Booking>[],
  out: readonly Entry<Booking>[],
  now: Date,
): BusyEntry[] {
  const overdue = new Map(
    out.flatMap((entry) => {
      const { id, data } = entry;
      if (!isOverdue(data, now)) return [];
      const held = { ...data, endsAt: addMinutes(now, overdueMinutes) };
      return [[id, { ...entry, data: held, dueAt: data.endsAt }] as const];
    }),
  );
  return [...bookings.filter(({ id }) => !overdue.has(id)), ...overdue.values()];
}

/** Tells that a loan car is late or came back late, `45 min sen`; null when it is not. */
export function lateText(
  { loan, endsAt }: Pick<Booking, 'loan' | 'endsAt'>,
  now: Date,
): string | null {
  if (!loan?.outAt || !endsAt) return null;
  const minutes = minutesBetween(endsAt, loan.backAt ?? now);
  if (minutes <= graceMinutes) return null;
  const days = Math.floor(minutes / (24 * 60));
  return `${days > 0 ? `${days}\u00a0dygn` : formatDuration(Math.floor(minutes))} sen`;
}

/** The way driven with a loan car, in km; null until it is back, or when the reading has fallen. */
export function drivenKm({ odometerOutKm, odometerBackKm }: LoanRecord): number | null {
  if (odometerOutKm === null || odometerBackKm === null) return null;
  return odometerBackKm < odometerOutKm ? null : odometerBackKm - odometerOutKm;
}

/** The record of a loan in lines: `Ut idag 08:05 · 45 210 km · 3/4`, then the return and the way driven. */
export function loanLines(loan: LoanRecord, today: CalendarDate): string[] {
  const line = (word: string, at: Date | null, km: number | null, fuel: FuelLevel | null) =>
    at === null
      ? []
      : [
          [
            `${word} ${formatDay(dayOf(at), today)} ${formatClock(at)}`,
            km === null ? null : formatOdometer(km),
            fuel && fuelLevelLabels[fuel],
          ]
            .filter((part) => part !== null)
            .join(' · '),
        ];
  const driven = drivenKm(loan);
  return [
    ...line('Ut', loan.outAt, loan.odometerOutKm, loan.fuelOut),
    ...line('Tillbaka', loan.backAt, loan.odometerBackKm, loan.fuelBack),
    ...(driven === null ? [] : [`Körd ${formatOdometer(driven)}`]),
  ];
}

/** The time of a loan. */
export type LoanTime = Pick<Booking, 'startsAt' | 'endsAt' | 'isAllDay'> & {
  startsAt: Date;
  endsAt: Date;
};

/** The whole of a visit, for which a car is lent: from the first job's start to the last job's end; null without times. */
export function visitTime(
  parts: readonly { data: Pick<Booking, 'startsAt' | 'endsAt' | 'isAllDay' | 'status' | 'loan'> }[],
): LoanTime | null {
  const jobs = parts.filter(({ data }) => !isLoan(data) && takesTime(data)).map(({ data }) => data);
  const starts = jobs.flatMap(({ startsAt }) => startsAt?.getTime() ?? []);
  const ends = jobs.flatMap(({ endsAt }) => endsAt?.getTime() ?? []);
  if (starts.length === 0 || starts.length < jobs.length || ends.length < jobs.length) return null;
  return {
    startsAt: new Date(Math.min(...starts)),
    endsAt: new Date(Math.max(...ends)),
    isAllDay: jobs.every(({ isAllDay }) => isAllDay),
  };
}

/** The first booking that has a loan car at a time; undefined when nobody has it. */
export function loanAt<E extends { id: string; data: BusyTime }>(
  carId: string,
  { startsAt, endsAt }: Pick<LoanTime, 'startsAt' | 'endsAt'>,
  bookings: readonly E[],
): E | undefined {
  const asked = { resourceId: carId, staffId: null, vehicleId: null, startsAt, endsAt };
  const loan: BusyTime = { ...asked, status: 'booked', loan: notLent };
  return conflictsOf(loan, bookings).resource[0];
}

/** The loan cars in use that nobody has at a time. */
export function freeCars(
  cars: readonly Entry<Resource>[],
  time: LoanTime,
  bookings: readonly { id: string; data: BusyTime }[],
): Entry<Resource>[] {
  return cars.filter(({ id, data }) => data.isActive && !loanAt(id, time, bookings));
}

/** The latest reading of a loan car among its loans; null when there is none. */
export function lastReading(
  loans: readonly { data: Pick<Booking, 'loan'> }[],
): { odometerKm: number; fuel: FuelLevel | null; at: Date } | null {
  const readings = loans.flatMap(({ data: { loan } }) => [
    ...(loan?.outAt && loan.odometerOutKm !== null
      ? [{ odometerKm: loan.odometerOutKm, fuel: loan.fuelOut, at: loan.outAt }]
      : []),
    ...(loan?.backAt && loan.odometerBackKm !== null
      ? [{ odometerKm: loan.odometerBackKm, fuel: loan.fuelBack, at: loan.backAt }]
      : []),
  ]);
  return readings.toSorted((one, other) => other.at.getTime() - one.at.getTime())[0] ?? null;
}
