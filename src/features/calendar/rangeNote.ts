import type { CalendarDate } from '@internationalized/date';
import type { CalendarView } from '@/domain/calendarRange';
import { formatIntervals, type OpeningHours, openingHoursOn } from '@/domain/openingHours';
import { formatWeek } from '@/domain/swedishTime';

/** What stands beside the heading: the week, and for a day its hours, `v. 47 · öppet 07–17`. */
export function rangeNote(
  view: CalendarView,
  day: CalendarDate,
  hours: OpeningHours | null,
): string {
  if (view === 'month') return '';
  if (view !== 'day' || !hours) return formatWeek(day);
  return `${formatWeek(day)} · ${dayNote(day, hours)}`;
}

/** When a day is open or why it is closed: `öppet 07–17`, `stängt på lördagar`, `stängt: Juldagen`. */
export function dayNote(day: CalendarDate, hours: OpeningHours): string {
  const on = openingHoursOn(day, hours);
  if (on.kind === 'closed') {
    return on.reason.startsWith('Stängt') ? on.reason.replace('S', 's') : `stängt: ${on.reason}`;
  }
  // Whole hours need no minutes.
  const times = formatIntervals(on.intervals).replaceAll(':00', '');
  return on.label ? `öppet ${times} (${on.label})` : `öppet ${times}`;
}
