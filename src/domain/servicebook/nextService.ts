import { type CalendarDate, parseDate } from '@internationalized/date';
import { correctedIds, type Correcting } from './corrections';
import type { ServiceEntry } from './serviceEntry';

/** The fewest days between two readings that tell how much a car is driven. */
const leastDays = 90;

/** An odometer, in km, as it was read on a day, `2026-11-20`. */
export interface Reading {
  on: string;
  km: number;
}

/** The readings of entries that no other corrects, the earliest first. */
export function readingsOf(
  entries: readonly {
    id: string;
    data: Pick<ServiceEntry, 'doneOn' | 'odometerKm'> & Correcting;
  }[],
): Reading[] {
  const corrected = correctedIds(entries);
  return entries
    .flatMap(({ id, data: { doneOn, odometerKm } }) =>
      odometerKm === null || corrected.has(id) ? [] : { on: doneOn, km: odometerKm },
    )
    .toSorted((one, other) => one.on.localeCompare(other.on) || one.km - other.km);
}

/**
 * The km that a car is driven in a day, between the latest reading and the nearest one at least 90 days before it; null if that
 * is not known, or if the odometer has fallen.
 */
export function kmPerDay(readings: readonly Reading[]): number | null {
  const last = readings.at(-1);
  if (!last) return null;
  const first = readings.findLast(({ on }) => daysBetween(on, last.on) >= leastDays);
  if (!first || first.km >= last.km) return null;
  return (last.km - first.km) / daysBetween(first.on, last.on);
}

/**
 * The odometer that a car is likely to have on a day, in km, and not less than the register knows; null where nothing is
 * known.
 */
export function likelyKm(
  readings: readonly Reading[],
  today: CalendarDate,
  knownKm: number | null,
): number | null {
  const last = readings.at(-1);
  if (!last) return knownKm;
  const days = Math.max(0, today.compare(parseDate(last.on)));
  return Math.max(Math.round(last.km + (kmPerDay(readings) ?? 0) * days), knownKm ?? 0);
}

/** When a car is due; each null where it is not known. */
export interface Due {
  /** The day, and how many days are left until then. */
  on: string | null;
  days: number | null;
  /** The km left, estimated from the km that the car is driven in a day. */
  km: number | null;
}

/** When the next service is due: on its day or when the car has driven so far, whichever comes first. */
export function nextServiceDue(
  { nextOn, nextKm }: Pick<ServiceEntry, 'nextOn' | 'nextKm'>,
  readings: readonly Reading[],
  today: CalendarDate,
  knownKm: number | null,
): Due {
  const now = likelyKm(readings, today, knownKm);
  const km = nextKm === null || now === null ? null : nextKm - now;
  const perDay = kmPerDay(readings);
  const byKm =
    km === null || (km > 0 && perDay === null)
      ? null
      : today.add({ days: km <= 0 ? 0 : Math.floor(km / (perDay ?? 1)) }).toString();
  const [on = null] = [nextOn, byKm].filter((each) => each !== null).toSorted();
  return { on, days: on === null ? null : parseDate(on).compare(today), km };
}

/** When the next service falls by months and km after one; null for what has no such interval. 31 August plus 6 months is the last of February. */
export function nextAfter(
  { doneOn, odometerKm }: Pick<ServiceEntry, 'doneOn' | 'odometerKm'>,
  { months, km }: { months: number | null; km: number | null },
): Pick<ServiceEntry, 'nextOn' | 'nextKm'> {
  return {
    nextOn: months === null ? null : parseDate(doneOn).add({ months }).toString(),
    nextKm: km === null || odometerKm === null ? null : odometerKm + km,
  };
}

function daysBetween(from: string, to: string): number {
  return parseDate(to).compare(parseDate(from));
}
