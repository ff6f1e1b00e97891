import { parseDate } from '@internationalized/date';
import { formatOdometer } from './odometer';

/** The most that a car is taken to be driven in a day, in km. */
const mostPerDay = 500;

/** The last known odometer, in km, and the day, `2026-11-20`, on which it was known at the latest. */
export interface LastReading {
  km: number;
  on: string;
}

/**
 * The question about a reading of a day that is likely to be mistyped: ten times the last one, or more than 500 km a day since;
 * null for any other.
 */
export function odometerQuestion(km: number, on: string, last: LastReading): string | null {
  const before = `den senaste, ${formatOdometer(last.km)}`;
  if (last.km > 0 && km >= 10 * last.km) {
    return `Det är minst tio gånger så mycket som ${before}. Stämmer det?`;
  }
  const days = Math.max(1, parseDate(on).compare(parseDate(last.on)));
  if (km - last.km <= mostPerDay * days) return null;
  return `Det är ${formatOdometer(km - last.km)} mer än ${before} den ${last.on}: mer än ${mostPerDay}\u00a0km om dagen. Stämmer det?`;
}
