import type { CalendarDate } from '@internationalized/date';
import { dayOf, instantAt } from '@/domain/time/swedishTime';
import type { Entry } from '@/domain/values/live';
import type { LedgerPerson } from './ledgerPerson';
import type { Stamp } from './stamps';

/** A shift that is open longer is asked about: nobody knows whether the person forgot to stamp out. Minutes. */
export const longShiftMinutes = 14 * 60;

/** A person's time in the premises, as the stamps and their corrections tell it. */
export interface Shift {
  /** The person's `key`. */
  key: string;
  startsAt: Date;
  /** Null while the person is here, and where nobody has ever stamped out. */
  endsAt: Date | null;
  /** True if a later shift of the person has begun while this one had no end: it is never invented. */
  isUnended: boolean;
  start: Stamp;
  end: Stamp | null;
}

/** A stamp out that ends no shift, of the person whose `key` it is: nobody knows when the person came. */
export interface StrayOut {
  key: string;
  at: Date;
  stamp: Stamp;
}

/** The shifts that stamps tell of and the stamps out that end none, each the earliest first. */
export interface Shifts {
  shifts: Shift[];
  stray: StrayOut[];
}

/** The `key` of the person of an event; the person's id where no document tells it. */
export type KeyOf = (personId: string) => string;

/** Looks keys up among all documents of persons. */
export function keysOf(persons: readonly Entry<LedgerPerson>[]): KeyOf {
  const keys = new Map(persons.map(({ id, data }) => [id, data.key]));
  return (personId) => keys.get(personId) ?? personId;
}

/**
 * The shifts of all people. A second stamp in within fourteen hours of the first, as from a tablet and a telephone, is the same
 * shift; a later one begins another and leaves the former without an end.
 */
export function shiftsOf(stamps: readonly Stamp[], keyOf: KeyOf): Shifts {
  const open = new Map<string, Shift>();
  const found: Shifts = { shifts: [], stray: [] };
  for (const stamp of stamps) {
    if (stamp.at === null) continue;
    const key = keyOf(stamp.personId);
    const former = open.get(key);
    if (stamp.kind === 'out') {
      if (former) Object.assign(former, { endsAt: stamp.at, end: stamp });
      else found.stray.push({ key, at: stamp.at, stamp });
      open.delete(key);
      continue;
    }
    if (former && minutesSince(former, stamp.at) <= longShiftMinutes) continue;
    if (former) former.isUnended = true;
    const shift = {
      key,
      startsAt: stamp.at,
      endsAt: null,
      isUnended: false,
      start: stamp,
      end: null,
    };
    open.set(key, shift);
    found.shifts.push(shift);
  }
  return found;
}

function minutesSince({ startsAt }: Pick<Shift, 'startsAt'>, at: Date): number {
  return (at.getTime() - startsAt.getTime()) / 60_000;
}

/** The open shifts: they have begun and not ended. Shifts that began too long ago are left out, and asked about. */
export function openShifts(shifts: readonly Shift[]): Shift[] {
  return shifts.filter(({ endsAt, isUnended }) => endsAt === null && !isUnended);
}

/** The minutes that the start of a begun shift may lie ahead of now: pages count whole minutes, and clocks differ. */
const aheadMinutes = 5;

/** True if a shift has begun at `now`; one for a time to come was told in advance, or by a clock that was wrong. */
export function hasBegun(shift: Pick<Shift, 'startsAt'>, now: Date): boolean {
  return minutesSince(shift, now) > -aheadMinutes;
}

/** True if an open shift has lasted longer than fourteen hours at `now`. */
export function isLong(shift: Pick<Shift, 'startsAt' | 'endsAt'>, now: Date): boolean {
  return shift.endsAt === null && minutesSince(shift, now) > longShiftMinutes;
}

/** The length of a shift in whole minutes, elapsed, also when the clock changes in it; null until it has ended. */
export function shiftMinutes({ startsAt, endsAt }: Pick<Shift, 'startsAt' | 'endsAt'>) {
  return endsAt && Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000);
}

/** The shifts that were going on at any time of some days. One without an end is on the day on which it began. */
export function shiftsBetween(
  shifts: readonly Shift[],
  from: CalendarDate,
  to: CalendarDate,
  now: Date,
): Shift[] {
  const [begins, ends] = [instantAt(from, 0), instantAt(to, 1440)];
  return shifts.filter((shift) => {
    const until = shift.endsAt ?? (shift.isUnended || isLong(shift, now) ? shift.startsAt : now);
    return shift.startsAt < ends && (until > begins || shift.startsAt >= begins);
  });
}

/** The shifts that began, and the stray stamps out that were made, from one day to another. */
export function begunBetween(
  { shifts, stray }: Shifts,
  from: CalendarDate,
  to: CalendarDate,
): Shifts {
  const [begins, ends] = [instantAt(from, 0), instantAt(to, 1440)];
  const isThen = (at: Date) => at >= begins && at < ends;
  return {
    shifts: shifts.filter(({ startsAt }) => isThen(startsAt)),
    stray: stray.filter(({ at }) => isThen(at)),
  };
}

/** A person's work in some shifts: the minutes, and the number of shifts that these lack because they have no end or no start. */
export interface WorkedTime {
  key: string;
  minutes: number;
  shifts: number;
  withoutEnd: number;
  withoutStart: number;
}

/** The work of each person in the shifts that began from one day to another. */
export function workedTimes(all: Shifts, from: CalendarDate, to: CalendarDate): WorkedTime[] {
  const { shifts, stray } = begunBetween(all, from, to);
  const times = new Map<string, WorkedTime>();
  function timeOf(key: string): WorkedTime {
    const time = times.get(key) ?? { key, minutes: 0, shifts: 0, withoutEnd: 0, withoutStart: 0 };
    times.set(key, time);
    return time;
  }
  for (const shift of shifts) {
    const time = timeOf(shift.key);
    time.minutes += shiftMinutes(shift) ?? 0;
    time.shifts += 1;
    time.withoutEnd += shift.endsAt ? 0 : 1;
  }
  for (const { key } of stray) timeOf(key).withoutStart += 1;
  return [...times.values()];
}

/** The days from one to another that `isOpen` and on which nobody has stamped. */
export function daysWithoutStamps(
  stamps: readonly Stamp[],
  from: CalendarDate,
  to: CalendarDate,
  isOpen: (day: CalendarDate) => boolean,
): CalendarDate[] {
  const stamped = new Set(stamps.flatMap(({ at }) => (at ? dayOf(at).toString() : [])));
  const days: CalendarDate[] = [];
  for (let day = from; day.compare(to) <= 0; day = day.add({ days: 1 })) {
    if (isOpen(day) && !stamped.has(day.toString())) days.push(day);
  }
  return days;
}
