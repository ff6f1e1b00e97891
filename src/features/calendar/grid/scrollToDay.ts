import type { CalendarDate } from '@internationalized/date';
import { isoWeekday } from '@/domain/time/swedishTime';

/** Scrolls a week that is wider than the screen so that the day's column comes first. */
export function scrollToDay(root: HTMLElement, day: CalendarDate) {
  const main = root.querySelector('.ec-main');
  const hours = root.querySelector<HTMLElement>('.ec-header .ec-sidebar');
  const column = root.querySelectorAll<HTMLElement>('.ec-col-head')[isoWeekday(day) - 1];
  if (main && hours && column) main.scrollLeft = column.offsetLeft - hours.offsetWidth;
}
