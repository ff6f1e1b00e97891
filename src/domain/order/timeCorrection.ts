import type { CalendarDate } from '@internationalized/date';
import * as v from 'valibot';
import { typedInstant } from '@/domain/booking/bookingFormSchema';
import { parseClockTime } from '@/domain/time/clockTime';
import { instantAt } from '@/domain/time/swedishTime';
import { wrongShape } from '@/domain/values/fields';
import type { Parsed } from '@/domain/values/parsed';
import type { JobTime, JobTimeFields } from './jobTime';

/** The start and end of a time that is corrected, as `readTimes` reads them. */
export const timeCorrection = v.object(
  { startedAt: typedInstant, endedAt: typedInstant },
  wrongShape,
);

/** The longest time that a correction may say, as in the rules: a day with the hour of winter time. */
export const mostCorrectionMinutes = 25 * 60;

/** Reads the clock times between which somebody worked from `day` on; an end before the start is on the next day. */
export function readTimes(day: CalendarDate, start: string, end: string) {
  const startedAt = readClockOn(day, start);
  const sameDay = readClockOn(day, end);
  const isNextDay = startedAt.ok && sameDay.ok && sameDay.value < startedAt.value;
  const endedAt = isNextDay ? readClockOn(day.add({ days: 1 }), end) : sameDay;
  return { startedAt, endedAt, isNextDay };
}

function readClockOn(day: CalendarDate, text: string): Parsed<Date> {
  const minutes = parseClockTime(text);
  return minutes.ok ? { ok: true, value: instantAt(day, minutes.value) } : minutes;
}

/** The correction of the time with the id `corrects`, which stays; `isForOther` tells whether somebody else makes it. */
export function correctionOf(
  corrects: string,
  { staffId, orderId }: Pick<JobTime, 'staffId' | 'orderId'>,
  { startedAt, endedAt }: Pick<JobTime, 'startedAt' | 'endedAt'>,
  isForOther: boolean,
): JobTimeFields {
  return { staffId, orderId, startedAt, endedAt, isForOther, corrects };
}
