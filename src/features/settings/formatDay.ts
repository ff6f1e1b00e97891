import type { CalendarDate } from '@internationalized/date';
import { formatLongDay } from '@/domain/swedishTime';

/** Shows a day as `fredag 20 november`, with its year when that is not this one. */
export function formatDay(day: CalendarDate, today: CalendarDate): string {
  return day.year === today.year ? formatLongDay(day) : `${formatLongDay(day)} ${day.year}`;
}
