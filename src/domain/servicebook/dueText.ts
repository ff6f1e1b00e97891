import { type CalendarDate, parseDate } from '@internationalized/date';
import { formatOdometer } from '@/domain/values/odometer';

/** How far away a day is: `om 12 dagar`, `idag`, `för 3 dagar sedan`. */
export function daysText(days: number): string {
  if (days === 0) return 'idag';
  if (days > 0) return days === 1 ? 'imorgon' : `om ${days} dagar`;
  return days === -1 ? 'igår' : `för ${-days} dagar sedan`;
}

/** How many km are left: `om 1 200 km`, or how many it has been driven too far. */
export function kmLeftText(km: number): string {
  if (km === 0) return 'nu';
  return km > 0 ? `om ${formatOdometer(km)}` : `${formatOdometer(-km)} för långt`;
}

/** How far away a day is from today: `om 12 dagar`. */
export function untilText(on: string, today: CalendarDate): string {
  return daysText(parseDate(on).compare(today));
}
