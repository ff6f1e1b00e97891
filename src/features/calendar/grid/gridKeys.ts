import type { CalendarView } from '@/domain/time/calendarRange';
import { slotMinutes } from '@/domain/booking/slots';
import type { Shift } from '@/domain/booking/bookingShift';
import { resourceOfColumn } from './gridColumns';

const dayMinutes = 1440;
const byQuarters = { ArrowUp: -slotMinutes, ArrowDown: slotMinutes };
const byDays = { ArrowLeft: -dayMinutes, ArrowRight: dayMinutes };

/** How far the arrows move a booking, in minutes; to the sides in a day is to another column. */
const steps: Record<CalendarView, Partial<Record<string, number>>> = {
  day: byQuarters,
  week: { ...byQuarters, ...byDays },
  month: { ...byDays, ArrowUp: -7 * dayMinutes, ArrowDown: 7 * dayMinutes },
  list: {},
};

/**
 * What Alt and an arrow do to a booking in a column: they move it, and with Shift they move its end. Null for
 * any other key, and at the last column.
 */
export function shiftOfKey(
  { key, altKey, shiftKey, ctrlKey, metaKey }: KeyboardEvent,
  view: CalendarView,
  column: string,
  columns: readonly { id: string }[],
): Shift | null {
  if (!altKey || ctrlKey || metaKey) return null;
  const minutes = steps[view][key];
  if (minutes !== undefined) return { start: shiftKey ? 0 : minutes, end: minutes };
  if (view !== 'day' || shiftKey || !(key in byDays)) return null;
  const place = columns.findIndex(({ id }) => id === column);
  const next = columns[place + (key === 'ArrowRight' ? 1 : -1)];
  return next ? { start: 0, end: 0, resourceId: resourceOfColumn(next.id) } : null;
}
