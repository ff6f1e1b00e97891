import { CalendarDate, parseDate } from '@internationalized/date';
import type { Vehicle } from '@/domain/register/vehicle';
import { inspectionDeadline } from './inspectionDeadline';

export const reminderKinds = ['service', 'inspection', 'tyres'] as const;
export type ReminderKind = (typeof reminderKinds)[number];

export const reminderLabels: Record<ReminderKind, string> = {
  service: 'Service',
  inspection: 'Kontrollbesiktning',
  tyres: 'Däckbyte',
};

/** The field of a vehicle that says when its customer was reminded. */
export const toldField = {
  service: 'serviceToldOn',
  inspection: 'inspectionToldOn',
  tyres: 'tyresToldOn',
} as const;

/** The time before it is due from which a reminder is listed, in days or in km by the odometer. */
const [nearDays, nearKm] = [30, 1_000] as const;
/** The days for which an overdue reminder is listed: a car that has not come for a year is elsewhere. */
const longAgo = 365;
/** The days for which the tick of a sent reminder holds: until the next season, or the next round. */
const toldDays = 150;

/** A reminder that is due for a car. */
export interface Reminder {
  kind: ReminderKind;
  /** The day by which it is due; null where only the odometer tells. */
  on: string | null;
  /** The km left by the odometer; null if the odometer does not decide. */
  kmLeft: number | null;
  /** The day on which the customer was reminded; null where that has not been done. */
  toldOn: string | null;
}

type Car = Pick<Vehicle, 'book' | 'odometerKm' | 'firstMonth' | 'status' | 'ownerId' | 'driverId'>;

/**
 * All that a car is to be reminded of today: within 30 days or 1,000 km, or overdue since less than a year. A car that was sold
 * has no reminders until it has come back with an owner.
 */
export function remindersOf(car: Car, today: CalendarDate): Reminder[] {
  if (car.status !== 'active' || (car.driverId ?? car.ownerId) === null) return [];
  return [serviceOf(car, today), inspectionOf(car, today), tyresOf(car, today)].flatMap((each) =>
    each ? [{ ...each, toldOn: recent(each.toldOn, today) }] : [],
  );
}

function serviceOf({ book, odometerKm }: Car, today: CalendarDate): Reminder | null {
  if (!book) return null;
  const { serviceOn, serviceKm, serviceKmOn, kmPerYear } = book;
  const [on = null] = [serviceOn, serviceKmOn].filter((day) => day !== null).toSorted();
  if (on !== null && isLongAgo(on, today)) return null;
  const kmLeft = serviceKm === null || odometerKm === null ? null : serviceKm - odometerKm;
  const isByKm = kmLeft !== null && kmLeft <= nearKm;
  // A car that is driven much has 1,000 km left for less than 30 days, one that is driven little for many more.
  const likelyLeft =
    serviceKmOn === null || kmPerYear === null
      ? null
      : (parseDate(serviceKmOn).compare(today) * kmPerYear) / 365;
  const isNearNow =
    isByKm || (likelyLeft !== null && likelyLeft <= nearKm) || (on !== null && isNear(on, today));
  if (!isNearNow) return null;
  // A day that is far off says nothing of a car whose odometer is there already.
  const isByDay =
    on !== null && (!isByKm || on <= today.toString() || (kmLeft > 0 && isNear(on, today)));
  const told = { kind: 'service', toldOn: book.serviceToldOn } as const;
  return { ...told, on: isByDay ? on : null, kmLeft: isByKm ? kmLeft : null };
}

function inspectionOf({ book, firstMonth }: Car, today: CalendarDate): Reminder | null {
  if (firstMonth === null) return null;
  const deadline = inspectionDeadline(firstMonth, book?.inspectedOn ?? null, today);
  const on = deadline?.toString() ?? null;
  if (on === null || !isNear(on, today) || isLongAgo(on, today)) return null;
  return { kind: 'inspection', on, kmLeft: null, toldOn: book?.inspectionToldOn ?? null };
}

/**
 * A car whose tyres the workshop has changed within a year is reminded in the season, until they are changed.
 * Winter tyres are demanded from 1 December where the road is icy, and studs allowed until 15 April (trafikförordning
 * 1998:1276, 4 kap. 18 a §; TSFS 2009:19).
 */
function tyresOf({ book }: Car, today: CalendarDate): Reminder | null {
  const season = seasonOf(today);
  if (!season || !book?.tyresOn || book.tyresOn >= season.from.toString()) return null;
  if (isLongAgo(book.tyresOn, today)) return null;
  const on = season.until.toString();
  return { kind: 'tyres', on, kmLeft: null, toldOn: book.tyresToldOn };
}

function seasonOf(today: CalendarDate) {
  return [
    { from: new CalendarDate(today.year, 3, 1), until: new CalendarDate(today.year, 4, 15) },
    { from: new CalendarDate(today.year, 10, 1), until: new CalendarDate(today.year, 12, 1) },
  ].find(({ from, until }) => today.compare(from) >= 0 && today.compare(until) <= 0);
}

function isNear(on: string, today: CalendarDate): boolean {
  return parseDate(on).compare(today) <= nearDays;
}

function isLongAgo(on: string, today: CalendarDate): boolean {
  return today.compare(parseDate(on)) > longAgo;
}

function recent(toldOn: string | null, today: CalendarDate): string | null {
  return toldOn !== null && today.compare(parseDate(toldOn)) <= toldDays ? toldOn : null;
}
