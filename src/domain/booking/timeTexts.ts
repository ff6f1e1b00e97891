import { type CalendarDate } from '@internationalized/date';
import { type Booking, usualMinutes } from './booking';
import { endOf, intervalsOn, wholeDays } from './bookingTimes';
import { formatClockTime, parseClockTime } from '@/domain/time/clockTime';
import type { OpeningHours } from '@/domain/workshop/openingHours';
import { refused, type Parsed } from '@/domain/values/parsed';
import {
  clockMinutesOf,
  dayOf,
  formatClock,
  instantAt,
  isSensible,
  lastDayOf,
  parseDay,
} from '@/domain/time/swedishTime';

const dayMinutes = 1440;

/** The times of a booking as texts in the form's fields. */
export interface TimeTexts {
  day: string;
  start: string;
  endDay: string;
  end: string;
  isAllDay: boolean;
  /** True if somebody has chosen the end; otherwise the end follows the length of the services. */
  endIsTyped: boolean;
}

/** The length of the services in minutes, 0 without services, and the opening hours. */
export interface Length {
  minutes: number;
  hours: OpeningHours;
}

export const noTimes: TimeTexts = {
  day: '',
  start: '',
  endDay: '',
  end: '',
  isAllDay: false,
  endIsTyped: false,
};

/** The times of a booking as texts; without an end, the booking ends when its services do. */
export function timeTexts(
  { startsAt, endsAt, isAllDay }: Pick<Booking, 'startsAt' | 'endsAt' | 'isAllDay'>,
  length: Length,
): TimeTexts {
  if (!startsAt) return noTimes;
  const usualEnd = endAfter(startsAt, length);
  return {
    day: dayOf(startsAt).toString(),
    start: formatClock(startsAt),
    ...endTexts(endsAt ?? usualEnd),
    isAllDay,
    endIsTyped: endsAt !== null && endsAt.getTime() !== usualEnd.getTime(),
  };
}

/**
 * Reads the texts: null when no time is filled in, otherwise an instant or the fault of the start or the end.
 */
export function readTimes(
  texts: TimeTexts,
  hours: OpeningHours,
): Record<'startsAt' | 'endsAt', Parsed<Date | null>> {
  const { start, end, isAllDay } = texts;
  const [day, endDay] = [sensibleDay(texts.day), sensibleDay(texts.endDay)];
  if (isBlank(texts)) return { startsAt: nothing, endsAt: nothing };
  if (isAllDay) {
    if (!day.ok || !endDay.ok) return { startsAt: noDate(day), endsAt: noDate(endDay) };
    const { startsAt, endsAt } = wholeDays(day.value, endDay.value, hours);
    return { startsAt: { ok: true, value: startsAt }, endsAt: { ok: true, value: endsAt } };
  }
  return { startsAt: instantOf(day, start), endsAt: instantOf(endDay, end) };
}

/**
 * The texts after a change of the start. The end follows, by the length of the services or by as much as the
 * start was moved.
 */
export function withStart(
  texts: TimeTexts,
  change: Partial<Pick<TimeTexts, 'day' | 'start'>>,
  length: Length,
): TimeTexts {
  const next = { ...texts, ...change };
  const [from, to] = [wallOf(texts), wallOf(next)];
  if (!texts.endIsTyped && !texts.isAllDay) return withLength(next, length);
  const end = parseClockTime(next.end);
  const endDay = parseDay(next.endDay);
  if (!to) return next;
  if (!from || !endDay.ok) return { ...next, endDay: next.day };
  const clock = end.ok ? end.value : dayMinutes;
  const moved = clock + (to.day.compare(from.day) * dayMinutes + to.minutes - from.minutes);
  // Midnight counts as 24:00 of the day that ends, not as 00:00 of the next.
  const days = Math.ceil(moved / dayMinutes) - 1;
  return {
    ...next,
    endDay: endDay.value.add({ days }).toString(),
    end: end.ok ? formatClockTime(moved - days * dayMinutes) : next.end,
  };
}

/** The texts after a change of the end; an emptied end follows the services again. */
export function withEnd(
  texts: TimeTexts,
  change: Partial<Pick<TimeTexts, 'endDay' | 'end'>>,
): TimeTexts {
  return { ...texts, ...change, endIsTyped: change.end !== '' };
}

/** The texts after a change of the services' length. */
export function withLength(texts: TimeTexts, length: Length): TimeTexts {
  if (texts.endIsTyped || texts.isAllDay) return texts;
  const startsAt = instantOf(sensibleDay(texts.day), texts.start);
  if (startsAt.ok && startsAt.value)
    return { ...texts, ...endTexts(endAfter(startsAt.value, length)) };
  return { ...texts, endDay: texts.day };
}

/** The texts after a change to whole days, or back to clock times. */
export function withAllDay(
  texts: TimeTexts,
  isAllDay: boolean,
  today: CalendarDate,
  length: Length,
): TimeTexts {
  const day = texts.day || today.toString();
  const next = { ...texts, isAllDay, day, endDay: texts.endDay || day };
  return isAllDay ? next : withLength(next, length);
}

/** The typed day; null when the text is no valid day. */
export function dayIn({ day }: TimeTexts): CalendarDate | null {
  const parsed = sensibleDay(day);
  return parsed.ok ? parsed.value : null;
}

const nothing: Parsed<null> = { ok: true, value: null };

function isBlank({ day, start, endDay, end, isAllDay }: TimeTexts): boolean {
  return [day, endDay, ...(isAllDay ? [] : [start, end])].every((text) => text.trim() === '');
}

function endAfter(startsAt: Date, { minutes, hours }: Length): Date {
  return endOf(startsAt, usualMinutes(minutes), intervalsOn(dayOf(startsAt), hours));
}

function endTexts(endsAt: Date): Pick<TimeTexts, 'endDay' | 'end'> {
  const clock = clockMinutesOf(endsAt) || dayMinutes;
  return { endDay: lastDayOf(endsAt).toString(), end: formatClockTime(clock) };
}

function sensibleDay(text: string): Parsed<CalendarDate> {
  const parsed = parseDay(text);
  return parsed.ok && !isSensible(parsed.value) ? refused('Kontrollera året.') : parsed;
}

function noDate(day: Parsed<CalendarDate>): Parsed<null> {
  return day.ok ? nothing : day;
}

function instantOf(day: Parsed<CalendarDate>, clock: string): Parsed<Date | null> {
  if (!day.ok) return day;
  const parsed = parseClockTime(clock);
  return parsed.ok ? { ok: true, value: instantAt(day.value, parsed.value) } : parsed;
}

/** The day and the clock minutes of the start; whole days start at midnight. Null without a valid day. */
function wallOf({ day, start, isAllDay }: TimeTexts) {
  const parsed = sensibleDay(day);
  const clock = parseClockTime(start);
  if (!parsed.ok) return null;
  return { day: parsed.value, minutes: clock.ok && !isAllDay ? clock.value : 0 };
}
