import type { CalendarDate } from '@internationalized/date';
import { customerNow } from '@/domain/register/customerNow';
import type { Register } from '@/domain/register/register';
import type { Entry } from '@/domain/values/live';
import type { Booking } from './booking';
import { isWhenClosed } from './closedBookings';
import { type BusyEntry, carName, isLoan, isOverdue, lateText, statusLabel } from './loan';
import { formatRegistrationNumber } from '@/domain/values/registrationNumber';
import type { OpeningHours } from '@/domain/workshop/openingHours';
import type { Resource } from '@/domain/workshop/resource';
import type { Staff } from '@/domain/workshop/staff';
import { dayOf, formatClock, formatDay, instantAt, lastDayOf } from '@/domain/time/swedishTime';

/** The mark of a request on the cards of the calendar. */
const request = 'Förfrågan';

// A day has no time zone, so it is formatted as midnight UTC in UTC.
const shortDay = new Intl.DateTimeFormat('sv-SE', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/**
 * The resources, people and register entries that the ids in a booking name, and the day on which the texts are
 * read: days of another year carry the year.
 */
export interface Names {
  register: Register;
  resources: ReadonlyMap<string, Entry<Resource>>;
  staff: ReadonlyMap<string, Entry<Staff>>;
  today: CalendarDate;
}

/** The person and the car of a request, which no card of the register need have, and how the request stands, in words. */
export interface Asked {
  plate: string | null;
  name: string | null;
  status: string;
}

/** A booking of the calendar, or a request that holds its time as a booking would and is no booking yet. */
export interface CalendarEntry extends Entry<Booking> {
  asked?: Asked | undefined;
}

/** A booking in words; `name` has all of it in one line, for screen readers. */
export interface BookingText {
  plate: string | null;
  services: string;
  customer: string | null;
  resource: string | null;
  person: string | null;
  time: string;
  status: string;
  /** True if the booking lies where the workshop is closed and no owner has allowed that. */
  isClosed: boolean;
  /** True if the booking is a part of a visit. */
  isPart: boolean;
  /** The delay of a loan car that has not come back, `45 min sen`; null if it is not late, or if `now` is not given. */
  late: string | null;
  name: string;
}

/**
 * Puts a booking into words; with `withDay` its `name` includes the day, for places that do not show it, and
 * with `hours` it tells when the workshop is closed then, with `now` how late a loan car is, and with `asked` that it is a request.
 */
export function bookingText(
  booking: Booking,
  names: Names,
  {
    withDay = false,
    hours,
    now,
    asked,
  }: {
    withDay?: boolean;
    hours?: OpeningHours;
    now?: Date;
    asked?: Asked | undefined;
  } = {},
): BookingText {
  const { resourceId, staffId, services } = booking;
  const text = {
    plate: asked ? asked.plate : plateOf(booking, names),
    services: isLoan(booking)
      ? 'Lånebil'
      : services.map(({ name }) => name).join(', ') || 'Ingen tjänst vald',
    customer: asked ? asked.name : customerOf(booking, names),
    resource: resourceName(resourceId, names),
    person: staffId === null ? null : (names.staff.get(staffId)?.data.name ?? null),
    time: formatTimes(booking, names.today),
    status: asked ? request : statusLabel(booking),
    isClosed: hours !== undefined && isWhenClosed(booking, hours, instantAt(names.today, 0)),
    isPart: booking.visitId !== null,
    late: now && isOverdue(booking, now) ? lateText(booking, now) : null,
  };
  const { plate, resource, person, customer } = text;
  const name = [
    asked ? request : null,
    plate ?? 'Utan fordon',
    text.services,
    withDay ? formatDayAndTimes(booking, names.today) : text.time,
    resource ?? 'Ingen plats',
    asked ? asked.status : text.status,
    text.late,
    text.isClosed ? 'Verkstaden är stängd' : null,
    text.isPart ? 'Del av besök' : null,
    customer,
    person,
  ]
    .filter((part) => part !== null)
    .join(', ');
  return { ...text, name };
}

/** The name of a resource; that of a loan car has its plate. */
function resourceName(id: string | null, { resources }: Names): string | null {
  const resource = resources.get(id ?? '')?.data;
  return resource ? carName(resource) : null;
}

/** Shows the time of a booking: `08:00–09:00`, `Heldag`, with the days when there are several. */
export function formatTimes(
  { startsAt, endsAt, isAllDay }: Pick<Booking, 'startsAt' | 'endsAt' | 'isAllDay'>,
  today: CalendarDate,
): string {
  if (!startsAt || !endsAt) return 'Ej planerad';
  const [first, last] = [dayOf(startsAt), lastDayOf(endsAt)];
  const isOneDay = first.compare(last) === 0;
  const short = (day: CalendarDate) => formatShortDay(day, today);
  if (isAllDay) {
    return isOneDay ? 'Heldag' : `Heldag ${short(first)} – ${short(last)}`;
  }
  const [start, end] = [formatClock(startsAt), formatClock(endsAt)];
  return isOneDay ? `${start}–${end}` : `${short(first)} ${start} – ${short(dayOf(endsAt))} ${end}`;
}

/** Shows the day and the time: `fredag 20 november 08:00–09:00`, `… heldag`; several days are named only once. */
export function formatDayAndTimes(
  booking: Pick<Booking, 'startsAt' | 'endsAt' | 'isAllDay'>,
  today: CalendarDate,
  between = ' ',
): string {
  const { startsAt, endsAt } = booking;
  const times = formatTimes(booking, today);
  if (!startsAt || !endsAt) return times;
  const isOneDay = dayOf(startsAt).compare(lastDayOf(endsAt)) === 0;
  return isOneDay ? `${formatDay(dayOf(startsAt), today)}${between}${times.toLowerCase()}` : times;
}

/** Shows the time of a booking with its resource and person, as far as they are known, `between` the parts. */
export function formatTimeAndPlace(
  booking: Pick<Booking, 'startsAt' | 'endsAt' | 'isAllDay' | 'resourceId' | 'staffId'>,
  names: Names,
  between: string,
  afterDay?: string,
): string {
  return [
    formatDayAndTimes(booking, names.today, afterDay),
    resourceName(booking.resourceId, names),
    names.staff.get(booking.staffId ?? '')?.data.name,
  ]
    .filter(Boolean)
    .join(between);
}

/**
 * Shows the start of a booking, `2026-11-20 08:00`, or only its day when the booking takes whole days; `dayText`
 * writes the day.
 */
export function formatStart(
  { startsAt, isAllDay }: Pick<Booking, 'startsAt' | 'isAllDay'>,
  dayText: (day: CalendarDate) => string = String,
): string {
  if (!startsAt) return 'Ej planerad';
  const day = dayText(dayOf(startsAt));
  return isAllDay ? day : `${day} ${formatClock(startsAt)}`;
}

/**
 * Tells by whom a place is taken, `Lyft 1 är upptagen 08:00–10:00 av ABC 123.`, or that a loan car has not come back,
 * `Volvo V40 är inte tillbaka: ABC 123, Anna Berg skulle ha lämnat den fredag 20 november 16:00.`
 */
export function takenText(
  { data, dueAt }: Omit<BusyEntry, 'id' | 'pending'>,
  names: Names,
): string {
  const { resource, time, plate, customer } = bookingText(data, names);
  if (dueAt) {
    const who = [plate, customer].filter((part) => part !== null).join(', ') || 'Kunden';
    const due = `${formatDay(dayOf(dueAt), names.today)} ${formatClock(dueAt)}`;
    return `${resource ?? 'Bilen'} är inte tillbaka: ${who} skulle ha lämnat den ${due}.`;
  }
  return `${resource ?? 'Platsen'} är upptagen ${inSentence(time)}${plate ? ` av ${plate}` : ''}.`;
}

/** The time of a booking within a sentence: `08:00–09:00`, `hela dagen`, `hela dagarna 20 nov. – 22 nov.` */
export function inSentence(time: string): string {
  return time === 'Heldag' ? 'hela dagen' : time.replace(/^Heldag/, 'hela dagarna');
}

/** Tells that a vehicle is booked elsewhere at the same time, by that other booking. */
export function sameVehicleText(booking: Booking, names: Names): string {
  const { plate, time, resource, services } = bookingText(booking, names);
  const about = [resource, services].filter((part) => part !== null).join(', ');
  return `${plate ?? 'Bilen'} är redan bokad ${inSentence(time)} (${about}).`;
}

/** The first letters of a person's first and last name, `AH`. */
export function initialsOf(name: string): string {
  const words = name.split(' ').filter(Boolean);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return `${first.charAt(0)}${last.charAt(0)}`.toUpperCase();
}

function formatShortDay(day: CalendarDate, today: CalendarDate): string {
  const short = shortDay.format(day.toDate('UTC'));
  return day.year === today.year ? short : `${short} ${day.year}`;
}

function plateOf({ vehicleId }: Booking, { register }: Names): string | null {
  if (vehicleId === null) return null;
  if (register.kind !== 'ready') return '…';
  const vehicle = register.vehicles.get(vehicleId);
  if (vehicle) return formatRegistrationNumber(vehicle.data.registrationNumber);
  return register.complete ? null : '…';
}

function customerOf({ customerId }: Booking, { register }: Names): string | null {
  return customerNow(register, customerId)?.data.name ?? null;
}
