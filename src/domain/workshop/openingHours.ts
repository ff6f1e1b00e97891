import type { CalendarDate } from '@internationalized/date';
import * as v from 'valibot';
import { formatClockTime, parseClockTime } from '@/domain/time/clockTime';
import { line, serverTimes, type Stamp, wholeNumber, wrongShape } from '@/domain/values/fields';
import { holidayOn } from '@/domain/time/swedishHolidays';
import { formatWeekday, isoWeekday } from '@/domain/time/swedishTime';

export const openingHoursLimits = {
  intervalsPerDay: { min: 0, max: 3 },
  clock: { min: 0, max: 1440 },
  label: { min: 1, max: 60 },
} as const;

export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

export const weekdayLabels: Record<(typeof weekdays)[number], string> = {
  monday: 'Måndag',
  tuesday: 'Tisdag',
  wednesday: 'Onsdag',
  thursday: 'Torsdag',
  friday: 'Fredag',
  saturday: 'Lördag',
  sunday: 'Söndag',
};

const clock = wholeNumber(parseClockTime, openingHoursLimits.clock, formatClockTime);

const interval = v.pipe(
  v.object({ opens: clock, closes: clock }, wrongShape),
  v.check(({ opens, closes }) => closes > opens, 'Stängning ska vara efter öppning.'),
);

/** The open times of one day in order; the list of a closed day is empty. */
const intervals = v.pipe(
  v.array(interval, wrongShape),
  v.maxLength(
    openingHoursLimits.intervalsPerDay.max,
    `Högst ${openingHoursLimits.intervalsPerDay.max} öppettider per dag.`,
  ),
  v.transform((list) => list.toSorted((a, b) => a.opens - b.opens)),
  v.check(
    (list) =>
      list.every((each, index) => index === 0 || each.opens >= (list[index - 1]?.closes ?? 0)),
    'Öppettiderna överlappar varandra.',
  ),
);

/** The usual open times of a week. */
export const week = v.object(v.entriesFromList(weekdays, intervals), wrongShape);

/** A document of `workshops/{id}/openingHours`, its id the weekday: the usual open times of that day. */
export const weekdayHoursDocument = v.object({ intervals, ...serverTimes }, wrongShape);

/** The fields that a person fills in about a day with hours of its own; the date is the document's id. */
export const openingExceptionDraft = v.object(
  {
    intervals,
    label: line(openingHoursLimits.label, 'Skriv en anledning, till exempel Inventering.'),
  },
  wrongShape,
);

/** A document of `workshops/{id}/openingExceptions`, its id the date as `2026-11-20`. */
export const openingExceptionDocument = v.object(
  { ...openingExceptionDraft.entries, ...serverTimes },
  wrongShape,
);

/** An open time, in minutes from midnight on the Swedish clock. */
export type OpenInterval = v.InferOutput<typeof interval>;
export type Week = v.InferOutput<typeof week>;
export type OpeningExceptionDraft = v.InferOutput<typeof openingExceptionDraft>;
export type OpeningException = v.InferOutput<typeof openingExceptionDocument>;
export type WeekdayHours = v.InferOutput<typeof weekdayHoursDocument>;

/** The Swedish names of the fields. */
export const weekdayHoursLabels: Record<keyof Omit<WeekdayHours, Stamp>, string> = {
  intervals: 'Öppettider',
};

/** The Swedish names of the fields. */
export const openingExceptionLabels: Record<keyof OpeningExceptionDraft, string> = {
  intervals: 'Öppettider',
  label: 'Anledning',
};

/** Everything that decides when a workshop is open; `exceptions` by date as `2026-11-20`. */
export interface OpeningHours {
  week: Week;
  closedOnHolidays: boolean;
  exceptions: ReadonlyMap<string, OpeningExceptionDraft>;
}

/**
 * The hours of one day: open, with its times and the label of a day with hours of its own, or closed, with
 * the Swedish reason.
 */
export type DayHours =
  { kind: 'open'; intervals: OpenInterval[]; label?: string } | { kind: 'closed'; reason: string };

/** The hours of a day: an exception for the date comes before a holiday, a holiday before the week. */
export function openingHoursOn(date: CalendarDate, hours: OpeningHours): DayHours {
  const special = hours.exceptions.get(date.toString());
  if (special) {
    return special.intervals.length > 0
      ? { kind: 'open', intervals: special.intervals, label: special.label }
      : { kind: 'closed', reason: special.label };
  }
  const holiday = hours.closedOnHolidays ? holidayOn(date) : undefined;
  if (holiday) return { kind: 'closed', reason: holiday.name };
  const weekday = weekdays[isoWeekday(date) - 1];
  const usual = weekday === undefined ? [] : hours.week[weekday];
  return usual.length > 0
    ? { kind: 'open', intervals: usual }
    : { kind: 'closed', reason: `Stängt på ${formatWeekday(date)}ar` };
}

/**
 * Shows why a day is closed: `Stängt: Juldagen`, with the day in words `Stängt fredag 25 december: Juldagen`. A reason
 * that already says so, `Stängt på lördagar`, is left as it is.
 */
export function closedText(
  { reason }: Extract<DayHours, { kind: 'closed' }>,
  dayText?: string,
): string {
  if (reason.startsWith('Stängt')) return reason;
  return `${dayText === undefined ? 'Stängt' : `Stängt ${dayText}`}: ${reason}`;
}

/** The hours when a day gets hours of its own, in place of those that it may have had. */
export function withException(
  hours: OpeningHours,
  date: CalendarDate,
  exception: OpeningExceptionDraft,
): OpeningHours {
  return { ...hours, exceptions: new Map([...hours.exceptions, [date.toString(), exception]]) };
}

/** Shows open times as `07:00–12:00, 13:00–17:00`. */
export function formatIntervals(list: readonly OpenInterval[]): string {
  return list
    .map(({ opens, closes }) => `${formatClockTime(opens)}–${formatClockTime(closes)}`)
    .join(', ');
}
