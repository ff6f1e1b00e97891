import type { CalendarDate } from '@internationalized/date';
import type { LedgerKind, PinCheck } from '@/domain/ledger/ledgerEvent';
import { holidayOn } from '@/domain/time/swedishHolidays';
import { addMinutes, dayOf, instantAt, isoWeek, isoWeekday } from '@/domain/time/swedishTime';
import { manyBays, washReliefMonths } from './bays';
import type { Random } from './random';

/** A device that writes in the ledger: the tablet, before and after it was set up anew, and two telephones. */
export const ledgerDevices = {
  formerTablet: { uid: 'demo-kiosk', by: 'Entrén' },
  tablet: { uid: 'demo-kiosk', by: 'Entrén' },
  owner: { uid: 'demo-owner', by: 'Amira Lind' },
  staff: { uid: 'demo-staff', by: 'Johan Berg' },
} as const;
export type LedgerDevice = keyof typeof ledgerDevices;

/** Something that happens in the ledger of the demo, before it has a place in a chain. */
export interface LedgerAct {
  at: Date;
  device: LedgerDevice;
  kind: LedgerKind;
  /** The key of the person that it is about; null without one. */
  key: string | null;
  pin: PinCheck;
  corrects: LedgerAct | null;
  newTimeAt: Date | null;
  reason: string | null;
}

/** The jobs that people of the ledger are booked for; the person is named by the staff card. */
export interface LedgerJobs {
  /** The first day that has bookings. */
  first: CalendarDate;
  /** When the first job of somebody on a day begins, and the last ends. */
  on: (key: string, day: CalendarDate) => { from: Date; to: Date } | undefined;
}

interface Worker {
  key: string;
  /** True if the person works on a day, apart from holidays. */
  isThere: (day: CalendarDate) => boolean;
  /** Usual beginning and end, in minutes from midnight. */
  from: number;
  to: number;
  pin: PinCheck;
  ownDevice?: { device: LedgerDevice; often: number };
}

const wrongTimes = [
  'Började arbeta före stämplingen',
  'Fel tid',
  'Stämplade efter att ha bytt om',
  'Köade vid surfplattan',
];

/** The workers on the usual days, two years back from `today`. The index of a person is that of the staff card. */
function workersOf(today: CalendarDate): Worker[] {
  const isSince = (months: number) => (day: CalendarDate) =>
    day.compare(today.subtract({ months })) >= 0;
  const always = () => true;
  const usual = { isThere: always, from: 420, to: 960, pin: 'none' } as const;
  return [
    { ...usual, key: 'staff-0', from: 465, ownDevice: { device: 'owner', often: 0.35 } },
    { ...usual, key: 'staff-1', ownDevice: { device: 'staff', often: 0.1 } },
    { ...usual, key: 'staff-2', pin: 'right' },
    { ...usual, key: 'staff-3' },
    { ...usual, key: 'staff-4', from: 480, to: 1020 },
    { ...usual, key: 'staff-5' },
    { ...usual, key: 'staff-6', from: 750, to: 1020, isThere: isSince(washReliefMonths) },
    { ...usual, key: 'staff-7', isThere: (day) => !isSince(14)(day) },
    {
      ...{ ...usual, key: 'hired', from: 450 },
      isThere: (day) => isSince(20)(day) !== isSince(17)(day),
    },
  ];
}

/**
 * The events of the ledger in the two years before `today`, and on that day: shifts of six people and of some for a time, with
 * stamps that are forgotten, corrected, corrected again and struck out. They are in the order of time.
 */
export function ledgerActs(random: Random, today: CalendarDate, booked: LedgerJobs): LedgerAct[] {
  const acts: LedgerAct[] = [];
  const workers = workersOf(today);
  const renewed = today.subtract({ months: 10 });
  const forgotten = new Map<string, Date>();
  // In the calendar's weeks people are there for all of their jobs.
  const isNear = (day: CalendarDate) => today.compare(day) <= 21;
  // Since there are bookings, people are there when they are booked, and most with a place of their own are free when it is empty.
  const isBooked = (day: CalendarDate) => isNear(day) || day.compare(booked.first) >= 0;
  const hasPlace = new Set(manyBays(5).map(({ staffId }) => staffId));
  // The end of a shift on this day has not been told yet.
  const untold = workdayBefore(today);

  function add(at: Date, device: LedgerDevice, kind: LedgerKind, more: Partial<LedgerAct> = {}) {
    const nothing = { key: null, corrects: null, newTimeAt: null, reason: null } as const;
    const act: LedgerAct = { ...nothing, at, device, kind, pin: 'none', ...more };
    acts.push(act);
    return act;
  }

  function correct(act: LedgerAct, minutesLater: number, newTimeAt: Date | null, reason: string) {
    const { key } = act;
    return add(addMinutes(act.at, minutesLater), 'owner', 'correction', {
      ...{ key, corrects: act, newTimeAt, reason },
    });
  }

  /** A stamp, now and then with a time that was wrong. */
  function stamp(at: Date, device: LedgerDevice, kind: 'in' | 'out', { key, pin }: Worker) {
    const act = add(at, device, kind, {
      ...{ key, pin: pin === 'right' && random.chance(0.02) ? 'wrong' : pin },
    });
    // On the third, what the tablet has told comes to the owner late: see the events.
    if (!random.chance(0.008) || dayOf(at).day === 3) return;
    const beyond = (minutes: number) => addMinutes(at, kind === 'in' ? -minutes : minutes);
    const first = correct(act, random.whole(20, 90), beyond(18), random.pick(wrongTimes));
    if (random.chance(0.2)) correct(first, 45, beyond(10), 'Rättelsen var fel: tio minuter');
  }

  function shift(day: CalendarDate, worker: Worker, tablet: LedgerDevice) {
    const { key, ownDevice } = worker;
    const isUsual = isWorkday(day);
    const jobs = isNear(day) || !isUsual ? booked.on(key, day) : undefined;
    const moved = (time: Date, from: number, to: number) =>
      new Date(addMinutes(time, random.whole(from, to)).getTime() + random.whole(0, 59_999));
    const clock = (minutes: number) => instantAt(day, minutes);
    // On other days than workdays people come for their jobs only.
    const [from, to] =
      isUsual || !jobs ? [clock(worker.from), clock(worker.to)] : [jobs.from, jobs.to];
    const startsAt = moved(earlier(from, jobs?.from), -14, -2);
    const endsAt = moved(later(to, jobs?.to), 2, 19);
    const device = () => (ownDevice && random.chance(ownDevice.often) ? ownDevice.device : tablet);
    stamp(startsAt, device(), 'in', worker);
    const since = forgotten.get(key);
    if (since) {
      add(addMinutes(startsAt, 1), tablet, 'out', {
        ...{ key, newTimeAt: since, reason: 'Glömde stämpla ut' },
      });
      forgotten.delete(key);
    }
    if (isUsual && !isNear(day) && worker.from < 600 && random.chance(0.05)) {
      stamp(moved(clock(660), 0, 20), tablet, 'out', worker);
      stamp(moved(clock(780), 0, 20), tablet, 'in', worker);
    }
    if (key === 'staff-3' && day.compare(untold) === 0) return;
    if (isNear(day) || !random.chance(0.006)) stamp(endsAt, device(), 'out', worker);
    else forgotten.set(key, instantAt(day, worker.to));
  }

  const first = today.subtract({ years: 2 });
  for (let day = first; day.compare(today) <= 0; day = day.add({ days: 1 })) {
    const tablet = day.compare(renewed) < 0 ? 'formerTablet' : 'tablet';
    const isUsual = isWorkday(day);
    for (const [index, worker] of workers.entries()) {
      const isOff = isAway(index, day) || (!isNear(day) && random.chance(0.05));
      const isWanted = isBooked(day) && booked.on(worker.key, day) !== undefined;
      if (!isWanted && (!isUsual || isOff || !worker.isThere(day))) continue;
      const isEmpty = !isNear(day) && isBooked(day) && hasPlace.has(worker.key) && !isWanted;
      if (isEmpty && random.chance(0.5)) continue;
      shift(day, worker, tablet);
    }
    if (!isUsual) continue;
    // Once a month the buses are washed at night.
    if (day.day === 12) {
      stamp(addMinutes(instantAt(day, 1200), 3), tablet, 'in', workers[4] ?? neverHere);
      stamp(addMinutes(instantAt(day, 1440), 41), tablet, 'out', workers[4] ?? neverHere);
    }
    if (day.day === 19 && day.month % 3 === 0 && !isNear(day)) {
      const wrong = add(instantAt(day, 1075), tablet, 'in', { key: 'staff-5' });
      correct(wrong, 4, null, 'Fel person stämplad');
    }
    if (day.day === 8 && day.month === 4) add(instantAt(day, 805), tablet, 'inspection');
    if (day.day === 9 && day.month % 4 === 0) {
      const reason = 'Strömavbrott i huset, surfplattan gick på batteri';
      add(instantAt(day, 560), tablet, 'note', { reason });
    }
    if (day.day === 15 && day.month === 1) {
      add(instantAt(day, 640), 'owner', 'export', {
        reason: `CSV ${day.year - 1}:01:01–${day.year - 1}:12:31`,
      });
    }
  }
  return acts.toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

const neverHere: Worker = { key: '', isThere: () => false, from: 0, to: 0, pin: 'none' };

/** The four weeks of summer in which a person is away: the first or the second half of the staff. */
function isAway(index: number, day: CalendarDate): boolean {
  const { week } = isoWeek(day);
  return index % 2 === 0 ? week >= 27 && week <= 30 : week >= 29 && week <= 32;
}

function isWorkday(day: CalendarDate): boolean {
  return isoWeekday(day) < 6 && holidayOn(day) === undefined;
}

/** The last workday at least a week before `today`. */
function workdayBefore(today: CalendarDate): CalendarDate {
  let day = today.subtract({ weeks: 1 });
  while (!isWorkday(day)) day = day.subtract({ days: 1 });
  return day;
}

function earlier(one: Date, other: Date = one): Date {
  return other < one ? other : one;
}

function later(one: Date, other: Date = one): Date {
  return other > one ? other : one;
}
