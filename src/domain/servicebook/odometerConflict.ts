import type { LastReading } from '@/domain/values/odometerQuestion';
import type { ServiceEntryDraft } from './serviceEntry';

/** An odometer as it was read on a day, with the reason where it read less than before. */
export type EntryReading = Pick<ServiceEntryDraft, 'doneOn' | 'odometerKm' | 'odometerReason'>;

/** The register's odometer of a car, in km, and the day since which the car is in it. */
export interface RegisterReading {
  km: number;
  since: string;
}

/** The last reading before a day, in the book or in the register; null where neither has one. */
export function readingBefore(
  doneOn: string,
  others: readonly EntryReading[],
  register: RegisterReading | null,
): LastReading | null {
  const before = others
    .flatMap((each) =>
      each.odometerKm === null || each.doneOn >= doneOn
        ? []
        : { km: each.odometerKm, on: each.doneOn },
    )
    .toSorted((one, other) => one.on.localeCompare(other.on) || one.km - other.km);
  const last = before.at(-1) ?? null;
  if (register === null || doneOn < register.since || register.km < (last?.km ?? 0)) return last;
  const isSince = last === null || last.on < register.since;
  return { km: register.km, on: isSince ? register.since : last.on };
}

/** The conflict of a reading: an odometer that has shown more before it, or one that shows less after it, in km. */
export interface OdometerConflict {
  kind: 'lessThanBefore' | 'moreThanAfter';
  km: number;
}

/**
 * The conflict of a reading on a day with the book and, if no reading in the book is later, with the register; null if it fits.
 * Readings of the same day are in no order. A reading with a reason not to fit begins anew: the instrument may be another.
 */
export function odometerConflict(
  { doneOn, odometerKm }: Pick<EntryReading, 'doneOn' | 'odometerKm'>,
  others: readonly EntryReading[],
  register: RegisterReading | null,
): OdometerConflict | null {
  if (odometerKm === null) return null;
  const sorted = others
    .flatMap((each) => (each.odometerKm === null ? [] : { ...each, km: each.odometerKm }))
    .toSorted((one, other) => one.doneOn.localeCompare(other.doneOn));
  const before = sorted.filter((each) => each.doneOn < doneOn);
  const after = sorted.filter((each) => each.doneOn > doneOn);
  // Work before the car came into the register was done at fewer km than the register has, and work since then at no fewer.
  const isHistory = register !== null && doneOn < register.since;
  const known = register === null || after.length > 0 ? [] : [register.km];

  const most = Math.max(...sinceAnew(before), ...(isHistory ? [] : known), 0);
  if (most > odometerKm) return { kind: 'lessThanBefore', km: most };
  const least = Math.min(...untilAnew(after), ...(isHistory ? known : []));
  return least < odometerKm ? { kind: 'moreThanAfter', km: least } : null;
}

type Sorted = Pick<EntryReading, 'odometerReason'> & { km: number };

/** The odometers since the last one for which a reason was given, there or at the one before it, which showed more. */
function sinceAnew(readings: readonly Sorted[]): number[] {
  const anew = readings.findLastIndex(({ odometerReason, km }, place) => {
    const former = readings[place - 1];
    return odometerReason !== null || (former?.odometerReason != null && km < former.km);
  });
  return readings.slice(Math.max(anew, 0)).map(({ km }) => km);
}

/** The odometers before the first one for which a reason was given. */
function untilAnew(readings: readonly Sorted[]): number[] {
  const anew = readings.findIndex(({ odometerReason }) => odometerReason !== null);
  return readings.slice(0, anew === -1 ? undefined : anew).map(({ km }) => km);
}
