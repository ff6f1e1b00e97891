import { type CalendarDate, parseDate } from '@internationalized/date';
import { formatOdometer } from '@/domain/values/odometer';

/** The time until a day: `om 12 dagar`, `idag`, `för 3 dagar sedan`. */
export function daysText(days: number): string {
  if (days === 0) return 'idag';
  if (days > 0) return days === 1 ? 'imorgon' : `om ${days} dagar`;
  return days === -1 ? 'igår' : `för ${-days} dagar sedan`;
}

/** The km left: `om 1 200 km`, or the km that the car has been driven too far. */
export function kmLeftText(km: number): string {
  if (km === 0) return 'nu';
  return km > 0 ? `om ${formatOdometer(km)}` : `${formatOdometer(-km)} över`;
}

/** The time from today until a day: `om 12 dagar`. */
export function untilText(on: string, today: CalendarDate): string {
  return daysText(parseDate(on).compare(today));
}
