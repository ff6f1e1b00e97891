import type { CalendarView } from '@/domain/time/calendarRange';
import { quarterMinutes } from '@/domain/booking/occupancy';
import type { Shift } from '@/domain/booking/bookingShift';
import { resourceOfColumn } from './gridColumns';

const dayMinutes = 1440;
const byQuarters = { ArrowUp: -quarterMinutes, ArrowDown: quarterMinutes };
const byDays = { ArrowLeft: -dayMinutes, ArrowRight: dayMinutes };

/**
 * The distance that each arrow moves a booking, in minutes. In the day view, the arrows to the sides change the column instead.
 */
const steps: Record<CalendarView, Partial<Record<string, number>>> = {
  day: byQuarters,
  week: { ...byQuarters, ...byDays },
  month: { ...byDays, ArrowUp: -7 * dayMinutes, ArrowDown: 7 * dayMinutes },
  list: {},
};

/**
 * The change to a booking in a column by Alt and an arrow, which move the booking, or with Shift move its
 * end. Null for any other key, and when there is no further column.
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
