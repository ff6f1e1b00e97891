import { takesTime } from './booking';
import type { BusyTime } from './bookingConflicts';
import type { OpenDay } from './bookingTimes';
import { instantAt, minutesBetween } from '@/domain/time/swedishTime';

const hours = new Intl.NumberFormat('sv-SE', { maximumFractionDigits: 2 });

/** Booked and open time of a day, in minutes. */
export interface Load {
  booked: number;
  open: number;
}

/** The booked and the open minutes of a resource on a day; the nights of a job of several days do not count. */
export function loadOf(resourceId: string, day: OpenDay, bookings: readonly BusyTime[]): Load {
  const own = bookings.filter((each) => each.resourceId === resourceId && takesTime(each));
  const load = { booked: 0, open: 0 };
  for (const { opens, closes } of day.intervals) {
    const [from, to] = [instantAt(day.day, opens), instantAt(day.day, closes)];
    load.open += minutesBetween(from, to);
    for (const { startsAt, endsAt } of own) {
      if (!startsAt || !endsAt) continue;
      const [start, end] = [startsAt > from ? startsAt : from, endsAt < to ? endsAt : to];
      load.booked += Math.max(0, minutesBetween(start, end));
    }
  }
  return load;
}

/** Shows a load as `6,5 av 9 h bokat`, with a no-break space before the unit; `Stängt` when nothing is open. */
export function formatLoad({ booked, open }: Load): string {
  if (open === 0) return 'Stängt';
  return `${hours.format(booked / 60)} av ${hours.format(open / 60)}\u00a0h bokat`;
}

/** Shows free minutes as `2,5 h ledigt`, with a no-break space before the unit; `Fullt` when there are none. */
export function formatFree(minutes: number): string {
  return minutes === 0 ? 'Fullt' : `${hours.format(minutes / 60)}\u00a0h ledigt`;
}

/** The share of the open time that is booked, in whole per cent. */
export function shareOf({ booked, open }: Load): number {
  return open === 0 ? 0 : Math.round((booked / open) * 100);
}
