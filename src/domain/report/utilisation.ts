import type { CalendarDate } from '@internationalized/date';
import { isoWeekday } from '@/domain/time/swedishTime';
import type { Load } from '@/domain/booking/loadOf';
import type { Entry } from '@/domain/values/live';
import { type OpeningHours, openingHoursOn } from '@/domain/workshop/openingHours';
import type { Resource } from '@/domain/workshop/resource';
import { quarterMinutes } from '@/domain/booking/occupancy';
import type { Facts } from './facts';

/** The resources whose use is measured: the lifts and lanes that are in use now. */
export function measuredResources(resources: readonly Entry<Resource>[]): Entry<Resource>[] {
  return resources.filter(
    ({ data }) => data.isActive && (data.kind === 'lift' || data.kind === 'washLane'),
  );
}

/** The open minutes of each hour of a day, by the hour; hours that are closed are left out. */
export function openHours(day: CalendarDate, hours: OpeningHours): Map<number, number> {
  const open = new Map<number, number>();
  const told = openingHoursOn(day, hours);
  if (told.kind === 'closed') return open;
  for (const { opens, closes } of told.intervals) {
    for (let hour = Math.floor(opens / 60); hour * 60 < closes; hour += 1) {
      const minutes = Math.min(closes, hour * 60 + 60) - Math.max(opens, hour * 60);
      open.set(hour, (open.get(hour) ?? 0) + minutes);
    }
  }
  return open;
}

/** The use of lifts and lanes, in minutes. */
export interface Utilisation {
  all: Load;
  byResource: ReadonlyMap<string, Load>;
  /** By weekday, 1 for Monday, and hour: `1:07`. */
  byHour: ReadonlyMap<string, Load>;
}

/**
 * The share of the open time of resources that was booked, on the days of which `factsOn` gives facts. The booked time in an hour
 * counts up to its open time, so that the nights of a job of several days do not count. The hours are those that hold now, with
 * the days that have hours of their own.
 */
export function utilisationOf(
  days: readonly CalendarDate[],
  factsOn: (day: string) => Facts | undefined,
  resourceIds: readonly string[],
  hours: OpeningHours,
): Utilisation {
  const all: Load = { booked: 0, open: 0 };
  const byResource = new Map(resourceIds.map((id): [string, Load] => [id, { booked: 0, open: 0 }]));
  const byHour = new Map<string, Load>();
  const named = new Map<number, [name: string, load: Load][]>();
  for (const day of days) {
    const facts = factsOn(String(day));
    if (!facts) continue;
    const booked = facts.by('booked');
    const weekday = isoWeekday(day);
    for (const [hour, open] of openHours(day, hours)) {
      const clock = String(hour).padStart(2, '0');
      const place = `${weekday}:${clock}`;
      const cell = byHour.get(place) ?? { booked: 0, open: 0 };
      byHour.set(place, cell);
      const loads =
        named.get(hour) ??
        [...byResource].map(([id, load]): [string, Load] => [`${id}:${clock}`, load]);
      named.set(hour, loads);
      for (const [name, load] of loads) {
        const used = Math.min(open, (booked.get(name) ?? 0) * quarterMinutes);
        for (const each of [all, load, cell]) {
          each.booked += used;
          each.open += open;
        }
      }
    }
  }
  return { all, byResource, byHour };
}
