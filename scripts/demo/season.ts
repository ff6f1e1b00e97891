import type { CalendarDate } from '@internationalized/date';
import type { ServiceGroup } from '@/domain/workshop/service';
import type { Bay } from './bays';
import type { Random } from './random';

/**
 * On how many of its days a lift or a wash lane is in use, from January: people change tyres in spring and autumn, wash their cars
 * in spring, and are away in July.
 */
const daysInUse: Record<ServiceGroup, readonly number[]> = {
  workshop: [0.38, 0.38, 0.48, 0.76, 0.48, 0.44, 0.25, 0.4, 0.44, 0.76, 0.6, 0.4],
  wash: [0.32, 0.32, 0.46, 0.6, 0.6, 0.46, 0.25, 0.38, 0.38, 0.4, 0.4, 0.38],
};

/** The part by which the workshop was smaller a year earlier. */
const growth = 0.12;

/**
 * Returns a function that tells whether a bay is in use on an open day, of a workshop that has grown until `today`. It is asked day
 * by day, so that a day without work is made up for and no month has much more or less than its season.
 */
export function seasonUntil(
  random: Random,
  today: CalendarDate,
): (day: CalendarDate, bay: Bay) => boolean {
  const due = new Map<string, number>();
  return (day, { resourceId, group }) => {
    // The day itself is what a newcomer looks at.
    if (day.compare(today) === 0) return true;
    const years = Math.max(0, today.compare(day) / 365);
    const share = (daysInUse[group][day.month - 1] ?? 0) * (1 - growth * years);
    const sum = (due.get(resourceId) ?? random.fraction()) + share * (0.5 + random.fraction());
    due.set(resourceId, sum % 1);
    return sum >= 1;
  };
}
