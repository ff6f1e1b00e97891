import { formatMil, formatOdometer } from '@/domain/values/odometer';
import { kmPerDay, type Reading } from './nextService';

/**
 * The finding of an odometer's readings, the earliest first: the distance that the car is driven in a year, and the days on which
 * it read less than before.
 */
export function odometerFinding(readings: readonly Reading[]): string {
  const [first, last] = [readings[0], readings.at(-1)];
  if (!first || !last) return 'Ingen mätarställning finns.';
  if (first === last) return `En mätarställning finns: ${formatOdometer(last.km)} ${last.on}.`;
  const falls = readings.filter(({ km }, place) => km < (readings[place - 1]?.km ?? 0));
  const perDay = kmPerDay(readings);
  const driven =
    perDay === null
      ? `Från ${formatOdometer(first.km)} till ${formatOdometer(last.km)}.`
      : `Går ungefär ${formatMil(roundly(perDay * 365))} om året.`;
  return falls.length === 0
    ? driven
    : `${driven} Mätaren visade mindre än förut ${falls.map(({ on }) => on).join(' och ')}.`;
}

/** A distance of a year in km as people say it: to the nearest ten mil, or of less than a hundred to the nearest mil. */
function roundly(km: number): number {
  const step = km < 1000 ? 10 : 100;
  return Math.round(km / step) * step;
}
