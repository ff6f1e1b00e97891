import type { CalendarDate } from '@internationalized/date';
import type { CalendarView } from '@/domain/time/calendarRange';
import { closedText, formatIntervals, type OpeningHours, openingHoursOn } from './openingHours';
import { holidayOn } from '@/domain/time/swedishHolidays';
import { formatWeek, isoWeek } from '@/domain/time/swedishTime';

/**
 * The note beside the heading: the week, for a list both weeks when it covers two, and for a day also the
 * hours, `v. 47 · öppet 07:00–17:00`.
 */
export function rangeNote(
  view: CalendarView,
  day: CalendarDate,
  hours: OpeningHours | null,
): string {
  if (view === 'month') return '';
  if (view === 'list') return formatWeeks(day, day.add({ days: 6 }));
  if (view !== 'day' || !hours) return formatWeek(day);
  return `${formatWeek(day)} · ${dayNote(day, hours)}`;
}

function formatWeeks(first: CalendarDate, last: CalendarDate): string {
  const [from, to] = [isoWeek(first).week, isoWeek(last).week];
  return from === to ? formatWeek(first) : `v.\u00a0${from}–${to}`;
}

/** The hours of a day, or why it is closed: `öppet 07:00–17:00`, `stängt på lördagar`, `stängt: Juldagen`. */
export function dayNote(day: CalendarDate, hours: OpeningHours): string {
  const on = openingHoursOn(day, hours);
  if (on.kind === 'closed') return closedText(on).replace('S', 's');
  const times = formatIntervals(on.intervals);
  return on.label ? `öppet ${times} (${on.label})` : `öppet ${times}`;
}

/**
 * The note in the head of a day: its name, and why the workshop is closed on it; empty on a usual day, and on
 * one that is closed every week.
 */
export function headNote(day: CalendarDate, hours: OpeningHours): string {
  const on = openingHoursOn(day, hours);
  const name = holidayOn(day)?.name;
  // A head has no room for the usual reason, "Stängt på lördagar", which is a sentence.
  const reason = on.kind === 'closed' && closedText(on) !== on.reason ? on.reason : undefined;
  return [...new Set([name, reason])].filter((part) => part !== undefined).join(', ');
}
