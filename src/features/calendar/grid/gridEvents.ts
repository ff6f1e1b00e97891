import type { Calendar } from '@event-calendar/core';
import { type CalendarDate, fromDate, toCalendarDateTime } from '@internationalized/date';
import type { Entry } from '@/domain/values/live';
import { type Booking, takesTime } from '@/domain/booking/booking';
import { intervalsOn } from '@/domain/booking/bookingTimes';
import { type CalendarRange, type CalendarView, daysOf } from '@/domain/time/calendarRange';
import type { OpeningHours } from '@/domain/workshop/openingHours';
import type { ResourceColour } from '@/domain/workshop/resource';
import {
  clockMinutesOf,
  dayOf,
  formatClock,
  lastDayOf,
  minutesBetween,
  timeZone,
} from '@/domain/time/swedishTime';
import {
  type BookingText,
  bookingText,
  type CalendarEntry,
  type Names,
} from '@/domain/booking/bookingText';
import styles from './EventCard.module.css';
import { columnOf, type GridColumn } from './gridColumns';

/** In minutes; bookings shorter than this make the rows higher, so that they can be hit. */
const tinyMinutes = 20;

/** In minutes; bookings of this length have room for a button for thumbs below their text. */
const tallMinutes = 120;

/** The amount of a booking's text that fits on its card. */
export type CardSize = 'line' | 'tiny' | 'short' | 'full';

/** An event as drawn by the grid; a changed `signature` means that the event must be drawn again. */
export interface DrawnEvent {
  input: Calendar.EventInput;
  signature: string;
}

/** A booking, or a request that holds its time, as the grid shows it. */
export interface GridEvent extends DrawnEvent {
  booking: Booking;
  isAsked: boolean;
  text: BookingText;
  /** The time, written as there is room for. */
  time: string;
  column: string;
  size: CardSize;
}

/** The bookings as events of the grid, by id; bookings without a time are left out. */
export function gridEvents(
  bookings: CalendarEntry[],
  names: Names,
  view: CalendarView,
  columns: GridColumn[],
  { hours, now }: { hours: OpeningHours; now: Date },
): Map<string, GridEvent> {
  const events = new Map<string, GridEvent>();
  for (const { id, data, asked } of bookings) {
    const { startsAt, endsAt, resourceId } = data;
    if (!startsAt || !endsAt) continue;
    const colour = resourceId ? names.resources.get(resourceId)?.data.colour : undefined;
    const column = columnOf(data, columns);
    const text = bookingText(data, names, { withDay: view !== 'day', hours, now, asked });
    const time = view === 'month' ? startTime(data) : text.time;
    const size = view === 'month' ? 'line' : sizeOf(startsAt, endsAt);
    const classNames = [`${styles.event}`, styles[size] ?? '', colourClass(colour)].filter(Boolean);
    if (minutesBetween(startsAt, endsAt) >= tallMinutes) classNames.push(`${styles.tall}`);
    if (text.isClosed || text.late) classNames.push(`${styles.closed}`);
    if (!takesTime(data)) classNames.push(`${styles.off}`);
    if (asked) classNames.push(`${styles.asked}`);
    const input = {
      id,
      start: wall(startsAt),
      end: wall(endsAt),
      resourceIds: [column],
      classNames,
      // In a month only bookings of whole days can be lengthened; in the other views only the others.
      durationEditable: !asked && (view === 'month') === data.isAllDay,
      // Only an answer moves a request.
      ...(asked && { startEditable: false }),
    };
    const signature = JSON.stringify([input, text]);
    const isAsked = asked !== undefined;
    events.set(id, { booking: data, isAsked, text, time, column, size, input, signature });
  }
  return events;
}

/** The closed times drawn behind the bookings, by id. */
export function closedTimes(
  range: CalendarRange,
  hours: OpeningHours,
  view: CalendarView,
  columns: GridColumn[],
): Map<string, DrawnEvent> {
  const event = (start: string, end: string, allDay: boolean) => ({
    id: `closed ${start}`,
    start,
    end,
    allDay,
    display: 'background' as const,
    resourceIds: columns.map(({ id }) => id),
  });
  const inputs = daysOf(range).flatMap((day) => {
    const intervals = intervalsOn(day, hours);
    if (view === 'month') {
      const next = day.add({ days: 1 });
      return intervals.length === 0 ? [event(day.toString(), next.toString(), true)] : [];
    }
    const bounds = [0, ...intervals.flatMap(({ opens, closes }) => [opens, closes]), 1440];
    return bounds.flatMap((from, index) => {
      const to = bounds[index + 1];
      if (index % 2 === 1 || to === undefined || from === to) return [];
      return [event(wallAt(day, from), wallAt(day, to), false)];
    });
  });
  return new Map(inputs.map((input) => [input.id, { input, signature: JSON.stringify(input) }]));
}

/**
 * The hours of the grid, `07:00` to `17:00`, which cover all open and booked times, and the height of half an
 * hour in px.
 */
export function gridHours(range: CalendarRange, hours: OpeningHours, bookings: Entry<Booking>[]) {
  const days = daysOf(range);
  const open = days.flatMap((day) => intervalsOn(day, hours));
  const times = open.flatMap(({ opens, closes }) => [opens, closes]);
  const booked = bookings.map(({ data }) => partsOf(data, days));
  for (const { parts, isLong } of booked) {
    for (const { from, to } of parts) if (!isLong) times.push(from, to);
  }
  if (times.length === 0) times.push(7 * 60, 17 * 60);
  const [opens, closes] = [Math.min(...times), Math.max(...times)];
  for (const { parts, startsHere } of booked) {
    // The night with which a job of several days begins is shown only when no other part of the job would be
    // seen; what is left of a night does not stretch the next day.
    const isHidden = startsHere && parts.every(({ from, to }) => from >= closes || to <= opens);
    if (parts[0] && isHidden) times.push(parts[0].from, parts[0].to);
  }
  const hasTiny = bookings.some(
    ({ data: { startsAt, endsAt } }) =>
      startsAt && endsAt && minutesBetween(startsAt, endsAt) < tinyMinutes,
  );
  return {
    slotMinTime: hour(Math.floor(Math.min(...times) / 60)),
    slotMaxTime: hour(Math.ceil(Math.max(...times) / 60)),
    // A quarter of an hour has to be 24 px high to be hit (WCAG 2.5.8).
    slotHeight: hasTiny ? 48 : 36,
  };
}

/**
 * The part of a booking on each of the days, in minutes of the clock; `isLong` when the booking lasts longer
 * than a day, `startsHere` when it begins on one of the days.
 */
function partsOf({ startsAt, endsAt }: Booking, days: CalendarDate[]) {
  if (!startsAt || !endsAt) return { parts: [], isLong: false, startsHere: false };
  const [first, last] = [dayOf(startsAt), lastDayOf(endsAt)];
  const parts = days
    .filter((day) => day.compare(first) >= 0 && day.compare(last) <= 0)
    .map((day) => ({
      from: day.compare(first) === 0 ? clockMinutesOf(startsAt) : 0,
      to: day.compare(last) === 0 ? clockMinutesOf(endsAt) || 1440 : 1440,
    }));
  const startsHere = days.some((day) => day.compare(first) === 0);
  return { parts, isLong: first.compare(last) !== 0, startsHere };
}

/** The clock time to scroll to: an hour before now when today is shown, otherwise midnight. */
export function scrollTime({ from, to }: CalendarRange, now: Date): string {
  if (now < from || now >= to) return hour(0);
  return hour(Math.max(0, clockMinutesOf(now) / 60 - 1));
}

function startTime({ startsAt, isAllDay }: Booking): string {
  return startsAt && !isAllDay ? formatClock(startsAt) : '';
}

function sizeOf(startsAt: Date, endsAt: Date): CardSize {
  const minutes = minutesBetween(startsAt, endsAt);
  if (minutes < tinyMinutes) return 'tiny';
  return minutes < 60 ? 'short' : 'full';
}

function colourClass(colour: ResourceColour | undefined): string {
  return `${styles[colour ?? 'slate']}`;
}

/** An instant as the grid reads it, the Swedish clock without a zone: `2026-11-20T08:00:00`. */
function wall(instant: Date): string {
  return toCalendarDateTime(fromDate(instant, timeZone)).toString();
}

function wallAt(day: CalendarDate, minutes: number): string {
  if (minutes === 1440) return `${day.add({ days: 1 }).toString()}T00:00:00`;
  return `${day.toString()}T${hour(minutes / 60)}:00`;
}

function hour(hours: number): string {
  const whole = Math.floor(hours);
  const minutes = Math.round((hours - whole) * 60);
  return `${String(whole).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}
