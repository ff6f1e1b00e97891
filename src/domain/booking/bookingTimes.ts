import { type CalendarDate, startOfMonth } from '@internationalized/date';
import { type CalendarView, daysOf, rangeOf } from '@/domain/time/calendarRange';
import {
  closedText,
  formatIntervals,
  type OpeningHours,
  openingHoursOn,
  type OpenInterval,
} from '@/domain/workshop/openingHours';
import { quarterMinutes, quarterMs } from './occupancy';
import { addMinutes, dayOf, formatDay, instantAt, lastDayOf } from '@/domain/time/swedishTime';

/** A day with its open times; a closed day has none. */
export interface OpenDay {
  day: CalendarDate;
  intervals: readonly OpenInterval[];
}

/**
 * The end of a job of `minutes`, in whole quarters and at least one. Breaks between the day's open times do
 * not count as work; a job longer than the day ends after closing.
 */
export function endOf(
  startsAt: Date,
  minutes: number,
  intervals: readonly OpenInterval[] = [],
): Date {
  const day = dayOf(startsAt);
  let end = addMinutes(startsAt, Math.max(minutes, quarterMinutes));
  for (const [index, { closes }] of intervals.entries()) {
    const next = intervals[index + 1];
    if (!next) break;
    const from = Math.max(startsAt.getTime(), instantAt(day, closes).getTime());
    const to = instantAt(day, next.opens).getTime();
    if (from < to && from < end.getTime()) end = new Date(end.getTime() + to - from);
  }
  return new Date(Math.ceil(end.getTime() / quarterMs) * quarterMs);
}

/** The open times of a day in minutes from midnight; empty when the day is closed. */
export function intervalsOn(day: CalendarDate, hours: OpeningHours): readonly OpenInterval[] {
  const on = openingHoursOn(day, hours);
  return on.kind === 'open' ? on.intervals : [];
}

/** `count` days from `first` on, each with its open times. */
export function openDays(first: CalendarDate, count: number, hours: OpeningHours): OpenDay[] {
  return Array.from({ length: count }, (_, index) => {
    const day = first.add({ days: index });
    return { day, intervals: intervalsOn(day, hours) };
  });
}

/** The first open day in the two weeks, or in `count` days, from a day on; undefined when there is none. */
export function firstOpenDay(
  from: CalendarDate,
  hours: OpeningHours,
  count = 14,
): CalendarDate | undefined {
  return openDays(from, count, hours).find(({ intervals }) => intervals.length > 0)?.day;
}

/**
 * The time of whole days: from the first day's opening to the last day's closing; a closed day counts from
 * midnight to midnight.
 */
export function wholeDays(
  first: CalendarDate,
  last: CalendarDate,
  hours: OpeningHours,
): { startsAt: Date; endsAt: Date } {
  return {
    startsAt: instantAt(first, intervalsOn(first, hours)[0]?.opens ?? 0),
    endsAt: instantAt(last, intervalsOn(last, hours).at(-1)?.closes ?? 1440),
  };
}

/**
 * The first opening in the days that a view shows, at which a new booking starts; null when the view begins today or
 * earlier, or the workshop is closed on all its days.
 */
export function firstOpening(
  view: CalendarView,
  day: CalendarDate,
  today: CalendarDate,
  hours: OpeningHours,
): Date | null {
  const { first, last } = rangeOf(view, day);
  // A month is shown with days of the month before.
  const from = view === 'month' ? startOfMonth(day) : first;
  if (from.compare(today) <= 0) return null;
  for (const each of daysOf({ first: from, last })) {
    const opens = intervalsOn(each, hours)[0]?.opens;
    if (opens !== undefined) return instantAt(each, opens);
  }
  return null;
}

/**
 * The reason in Swedish why a time cannot be booked: it has passed, or it starts or ends when the workshop is
 * closed. Otherwise null: a break, a night or a weekend in between is allowed.
 */
export function closedReason(
  startsAt: Date,
  endsAt: Date,
  hours: OpeningHours,
  now: Date,
): string | null {
  if (endsAt <= now) return 'Tiden har passerat.';
  const day = closedDay(startsAt, endsAt, hours);
  if (!day) return null;
  const on = openingHoursOn(day, hours);
  if (on.kind === 'open') {
    return `Utanför öppettiderna ${formatDay(day, dayOf(now))}: ${formatIntervals(on.intervals)}.`;
  }
  return `${closedText(on, formatDay(day, dayOf(now)))}.`;
}

/** The first or last day, when the booking starts or ends there while the workshop is closed. */
function closedDay(startsAt: Date, endsAt: Date, hours: OpeningHours): CalendarDate | null {
  const [first, last] = [dayOf(startsAt), lastDayOf(endsAt)];
  const startsOpen = intervalsOn(first, hours).some(
    ({ opens, closes }) =>
      startsAt >= instantAt(first, opens) && startsAt < instantAt(first, closes),
  );
  if (!startsOpen) return first;
  const endsOpen = intervalsOn(last, hours).some(
    ({ opens, closes }) => endsAt > instantAt(last, opens) && endsAt <= instantAt(last, closes),
  );
  return endsOpen ? null : last;
}
