import type { CalendarDate } from '@internationalized/date';
import { parseClockTime } from '@/domain/time/clockTime';
import { dayOf, instantAt } from '@/domain/time/swedishTime';
import { type Parsed, refused } from '@/domain/values/parsed';

/** The days on which a shift that somebody forgot to end can have ended: its own and, over midnight, the next. */
export function possibleEndDays(startsAt: Date, now: Date): CalendarDate[] {
  const first = dayOf(startsAt);
  return [first, first.add({ days: 1 })].filter((day) => day.compare(dayOf(now)) <= 0);
}

/** Reads when a shift ended, as the person tells it afterwards: after it began, and not later than now. */
export function readToldEnd(
  startsAt: Date,
  now: Date,
  day: CalendarDate,
  clock: string,
): Parsed<Date> {
  const minutes = parseClockTime(clock);
  if (!minutes.ok) return minutes;
  const at = instantAt(day, minutes.value);
  if (at <= startsAt) return refused('Tiden är före instämplingen.');
  if (at > now) return refused('Tiden har inte varit än.');
  return { ok: true, value: at };
}
