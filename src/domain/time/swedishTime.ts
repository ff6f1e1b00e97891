import {
  CalendarDate,
  CalendarDateTime,
  fromDate,
  getDayOfWeek,
  toZoned,
} from '@internationalized/date';
import { formatClockTime } from './clockTime';
import { refused, type Parsed } from '@/domain/values/parsed';
import { codeText } from '@/domain/values/typedText';

/** The zone of every time shown or typed in the product; stored times are instants. */
export const timeZone = 'Europe/Stockholm';

// A day has no time zone, so it is formatted as midnight UTC in UTC.
const longDay = dayFormat({ weekday: 'long', day: 'numeric', month: 'long' });
const weekdayName = dayFormat({ weekday: 'long' });
const shortWeekday = dayFormat({ weekday: 'short', day: 'numeric' });

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

// Asking Intl for the zone's offset takes longer than all the rest of a week of bookings: 100 ms in place of 10 for 470 of them.
// It changes only at full hours.
const offsets = new Map<number, number>();

/** The zone's offset from UTC at an instant of ms since 1970, in ms. */
function offsetAt(ms: number): number {
  const hour = Math.floor(ms / hourMs);
  const known = offsets.get(hour);
  if (known !== undefined) return known;
  const { offset } = fromDate(new Date(hour * hourMs), timeZone);
  offsets.set(hour, offset);
  return offset;
}

/** The date whose UTC fields are what Swedish clocks and calendars show at an instant. */
function wallOf(instant: Date): Date {
  const ms = instant.getTime();
  return new Date(ms + offsetAt(ms));
}

/** The Swedish day on which an instant falls. */
export function dayOf(instant: Date): CalendarDate {
  const wall = wallOf(instant);
  return new CalendarDate(wall.getUTCFullYear(), wall.getUTCMonth() + 1, wall.getUTCDate());
}

/** The last day of something that ends at an instant: an end at midnight belongs to the day before. */
export function lastDayOf(endsAt: Date): CalendarDate {
  return dayOf(new Date(endsAt.getTime() - 1));
}

/**
 * Minutes from midnight as the Swedish clock shows them; on the nights when the clock changes, other than the
 * minutes elapsed.
 */
export function clockMinutesOf(instant: Date): number {
  const wall = wallOf(instant);
  return wall.getUTCHours() * 60 + wall.getUTCMinutes();
}

/**
 * The instant of a clock time (minutes from midnight, 0–1440). When the clock changes, a skipped time becomes
 * the one an hour later, and of a repeated time the first is meant.
 */
export function instantAt(day: CalendarDate, clockMinutes: number): Date {
  const wallMs = day.toDate('UTC').getTime() + clockMinutes * 60_000;
  const offset = offsetAt(wallMs - dayMs);
  if (offset === offsetAt(wallMs + dayMs)) return new Date(wallMs - offset);
  const onDay = clockMinutes === 1440 ? day.add({ days: 1 }) : day;
  const minutes = clockMinutes % 1440;
  const wall = new CalendarDateTime(
    onDay.year,
    onDay.month,
    onDay.day,
    Math.floor(minutes / 60),
    minutes % 60,
  );
  return toZoned(wall, timeZone).toDate();
}

/** The instant that is `minutes` elapsed minutes later, also when the clock changes in between. */
export function addMinutes(instant: Date, minutes: number): Date {
  return new Date(instant.getTime() + minutes * 60_000);
}

/** The elapsed minutes from one instant to another; negative when the other is earlier. */
export function minutesBetween(from: Date, to: Date): number {
  return (to.getTime() - from.getTime()) / 60_000;
}

/** The instant with the same clock time, `days` Swedish days later. */
export function addDays(instant: Date, days: number): Date {
  return fromDate(instant, timeZone).add({ days }).toDate();
}

/** The weekday, from 1 for Monday to 7 for Sunday (ISO 8601). */
export function isoWeekday(day: CalendarDate): number {
  return getDayOfWeek(day, 'sv-SE', 'mon') + 1;
}

/** The ISO 8601 week of a day, and the year that the week belongs to. */
export function isoWeek(day: CalendarDate): { year: number; week: number } {
  // A week belongs to the year of its Thursday.
  const thursday = day.add({ days: 4 - isoWeekday(day) });
  const dayOfYear = thursday.compare(new CalendarDate(thursday.year, 1, 1)) + 1;
  return { year: thursday.year, week: Math.ceil(dayOfYear / 7) };
}

/** Shows the week of a day as `v. 47`, with a no-break space. */
export function formatWeek(day: CalendarDate): string {
  return `v.\u00a0${isoWeek(day).week}`;
}

/** Shows an instant's time on the Swedish clock as `07:00`. */
export function formatClock(instant: Date): string {
  return formatClockTime(clockMinutesOf(instant));
}

/** Shows a day as `fredag 20 november`. */
export function formatLongDay(day: CalendarDate): string {
  return longDay.format(day.toDate('UTC'));
}

/** Shows a day as `fredag 20 november`, with the year when the day is not of this year. */
export function formatDay(day: CalendarDate, today: CalendarDate): string {
  return day.year === today.year ? formatLongDay(day) : `${formatLongDay(day)} ${day.year}`;
}

/** Shows a day's weekday as `fredag`. */
export function formatWeekday(day: CalendarDate): string {
  return weekdayName.format(day.toDate('UTC'));
}

/** Shows a day as `fre 20`, for the head of a column. */
export function formatShortWeekday(day: CalendarDate): string {
  return shortWeekday.format(day.toDate('UTC'));
}

/** Reads a day written `2026-11-20` or `20261120`; `toString()` gives the first form back. */
export function parseDay(text: string): Parsed<CalendarDate> {
  const typed = codeText(text);
  if (typed === '') return refused('Fyll i ett datum.');
  const [, year, , month, day] = /^(\d{4})(-?)(\d{2})\2(\d{2})$/.exec(typed) ?? [];
  if (year === undefined) return refused('Skriv datumet som 2026-11-20.');
  const date = new CalendarDate(Number(year), Number(month), Number(day));
  const asWritten = date.toString() === `${year}-${month}-${day}`;
  return asWritten ? { ok: true, value: date } : refused('Datumet finns inte.');
}

/** True if the year is plausible: a date input passes through 0002 and 0020 while the year is typed. */
export function isSensible({ year }: CalendarDate): boolean {
  return year >= 2000 && year < 2100;
}

function dayFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('sv-SE', { ...options, timeZone: 'UTC' });
}
