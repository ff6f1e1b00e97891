import { bookingLimits } from './booking';
import type { BusyTime } from './bookingConflicts';
import type { OpenDay } from './bookingTimes';
import { type Quarters, quartersOf, quarterMinutes, quarterMs } from './occupancy';
import { dayOf, instantAt } from '@/domain/time/swedishTime';

/** Quarters between two proposed times: times a quarter apart are hardly a choice. */
const apart = 4;
/** More free times than fit in a day. */
const allOfDay = 24;
const longest = bookingLimits.minutes.max / quarterMinutes;

/**
 * A time at which both the resource and the person are free; the id is null when there were none to choose
 * from.
 */
export interface FreeTime {
  startsAt: Date;
  endsAt: Date;
  resourceId: string | null;
  staffId: string | null;
}

export interface FreeTimeQuery {
  /** The length of the job, in minutes. */
  minutes: number;
  /** The earliest start: now, or the day that the customer wants. */
  from: Date;
  /** The days to search, in order and without gaps. */
  days: readonly OpenDay[];
  /**
   * The suitable resources and people, the preferred first. Without any, the job needs no resource or no
   * person.
   */
  resources: readonly { id: string }[];
  staff: readonly { id: string }[];
  /** The vehicle, which must not be booked elsewhere at the same time; null when it is not known. */
  vehicleId: string | null;
  /** All bookings that overlap the days, except the one to be moved. */
  bookings: readonly BusyTime[];
  /** The other parts of the same visit, at whose times the job cannot be. */
  visit: readonly Omit<BusyTime, 'resourceId' | 'staffId' | 'vehicleId'>[];
  /** The largest number of times to find, and whether each must begin on a day of its own. */
  count: number;
  onDifferentDays: boolean;
}

/**
 * The earliest times for a job, on different days or at least an hour apart. Breaks do not count as work. A job continues on
 * another day only when no day is long enough.
 */
export function findFreeTimes(query: FreeTimeQuery): FreeTime[] {
  const { minutes, from, days, resources, staff, vehicleId, bookings, visit } = query;
  const resourceBusy = busyBy('resourceId', bookings);
  const staffBusy = busyBy('staffId', bookings);
  // A loan car keeps no customer's car busy.
  const jobsBooked = bookings.filter(({ loan }) => !loan);
  const vehicleBusy =
    vehicleId === null ? undefined : busyBy('vehicleId', jobsBooked).get(vehicleId);
  const visitBusy = takenBy(visit.filter(({ loan }) => !loan));
  const found: FreeTime[] = [];
  let earliest = Math.ceil(from.getTime() / quarterMs);
  for (const job of jobs(days, Math.max(1, Math.ceil(minutes / quarterMinutes)))) {
    if (found.length >= query.count) break;
    if (job.first < earliest || !isFree(vehicleBusy, job) || !isFree(visitBusy, job)) continue;
    const resourceId = freeOne(resources, resourceBusy, job);
    if (resourceId === undefined) continue;
    const staffId = freeOne(staff, staffBusy, job);
    if (staffId === undefined) continue;
    const [startsAt, endsAt] = [new Date(job.first * quarterMs), new Date(job.end * quarterMs)];
    found.push({ startsAt, endsAt, resourceId, staffId });
    earliest = query.onDifferentDays ? dayAfter(startsAt) : job.first + apart;
  }
  return found;
}

/** The free times of the day of an instant, from the present on. */
export function timesOfDay(
  chosen: Date,
  job: Omit<FreeTimeQuery, 'count' | 'onDifferentDays'>,
  now: Date,
): FreeTime[] {
  const midnight = instantAt(dayOf(chosen), 0);
  const from = midnight < now ? now : midnight;
  const times = findFreeTimes({ ...job, from, count: allOfDay, onDifferentDays: false });
  return times.filter(({ startsAt }) => dayOf(startsAt).compare(dayOf(chosen)) === 0);
}

/**
 * The first resource and person that are free for the whole of a given time: null when there were none to
 * choose from, undefined when all are busy.
 */
export function freeAt(
  time: Pick<FreeTime, 'startsAt' | 'endsAt'>,
  { resources, staff, bookings }: Pick<FreeTimeQuery, 'resources' | 'staff' | 'bookings'>,
): { resourceId: string | null | undefined; staffId: string | null | undefined } {
  const job = quartersOf({ ...time, status: 'booked' }) ?? { first: 0, end: 0 };
  return {
    resourceId: freeOne(resources, busyBy('resourceId', bookings), job),
    staffId: freeOne(staff, busyBy('staffId', bookings), job),
  };
}

/** All possible times for a job of `length` quarters within the open times, in order of start. */
function* jobs(days: readonly OpenDay[], length: number): Generator<Quarters> {
  const openTimes = days.map(openQuarters);
  const fitsADay = openTimes.some((list) => totalOf(list) >= length);
  // A job that fits in a day is tried on each day alone; a longer job, from each day on through the following
  // days.
  for (const [index, list] of openTimes.entries()) {
    const usable = fitsADay ? list : openTimes.slice(index).flat();
    for (const [place, { first, end }] of list.entries()) {
      const stretches = usable.slice(place);
      for (let start = first; start < end; start += 1) {
        const jobEnd = worked(stretches, start, length);
        if (jobEnd === undefined) break;
        if (jobEnd - start <= longest) yield { first: start, end: jobEnd };
      }
    }
  }
}

/**
 * The end of `length` quarters of open time from a start in the first stretch; undefined when the stretches
 * are too short.
 */
function worked(stretches: readonly Quarters[], start: number, length: number) {
  let left = length;
  for (const { first, end } of stretches) {
    const begins = Math.max(first, start);
    if (end - begins >= left) return begins + left;
    left -= end - begins;
  }
  return undefined;
}

/** The first quarter of the day after that of an instant. */
function dayAfter(instant: Date): number {
  return Math.ceil(instantAt(dayOf(instant).add({ days: 1 }), 0).getTime() / quarterMs);
}

/** The open times of a day in whole quarters. */
function openQuarters({ day, intervals }: OpenDay): Quarters[] {
  const quarters = intervals.map(({ opens, closes }) => ({
    first: Math.ceil(instantAt(day, opens).getTime() / quarterMs),
    end: Math.floor(instantAt(day, closes).getTime() / quarterMs),
  }));
  // An open time may contain no whole quarter: it is very short, or it lies within 02:00–03:00 on the night
  // when that hour is skipped.
  return quarters.filter(({ first, end }) => first < end);
}

function totalOf(list: readonly Quarters[]): number {
  return list.reduce((sum, { first, end }) => sum + end - first, 0);
}

/** The quarters in which each resource, person or vehicle is busy. */
function busyBy(field: 'resourceId' | 'staffId' | 'vehicleId', bookings: readonly BusyTime[]) {
  const busy = new Map<string, Set<number>>();
  for (const booking of bookings) {
    const id = booking[field];
    if (id !== null) busy.set(id, takenBy([booking], busy.get(id)));
  }
  return busy;
}

/** The quarters in which any of some bookings takes place, with those that are `taken` already. */
function takenBy(bookings: FreeTimeQuery['visit'], taken = new Set<number>()): Set<number> {
  for (const booking of bookings) {
    const { first, end } = quartersOf(booking) ?? { first: 0, end: 0 };
    for (let quarter = first; quarter < end; quarter += 1) taken.add(quarter);
  }
  return taken;
}

/**
 * The first candidate that is free for a job: null when there are no candidates, undefined when all are busy.
 */
function freeOne(
  candidates: readonly { id: string }[],
  busy: ReadonlyMap<string, ReadonlySet<number>>,
  job: Quarters,
): string | null | undefined {
  if (candidates.length === 0) return null;
  return candidates.find(({ id }) => isFree(busy.get(id), job))?.id;
}

function isFree(taken: ReadonlySet<number> | undefined, { first, end }: Quarters): boolean {
  for (let quarter = first; taken && quarter < end; quarter += 1) {
    if (taken.has(quarter)) return false;
  }
  return true;
}
