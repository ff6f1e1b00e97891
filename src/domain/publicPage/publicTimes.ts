import { quarterMinutes, quarterMs } from '@/domain/booking/occupancy';
import { addMinutes, dayOf, instantAt } from '@/domain/time/swedishTime';
import type { ServiceGroup } from '@/domain/workshop/service';
import type { PublicPage, PublicService } from './publicPage';
import { type PublicWeeks, quartersInWeek, weekAt } from './publicWeeks';

/** Quarters between two times that are offered. */
const step = 2;

/** The taken quarters of each place and week, by the ids of `occupancy`: `lift1_2970`. */
export type Taken = ReadonlyMap<string, ReadonlySet<string>>;

/** The times of a day at which some services can begin; the day as `2026-11-30`. */
export interface PublicDay {
  day: string;
  times: Date[];
}

export interface TimesQuery {
  page: Pick<PublicPage, 'places' | 'leadMinutes' | 'horizonDays'>;
  weeks: PublicWeeks['weeks'];
  taken: Taken;
  group: ServiceGroup;
  /** The length of all chosen services, in minutes. */
  minutes: number;
  now: Date;
  /** The number of days to list, today the first. */
  days: number;
}

/** The length of some services together, in minutes. */
export function minutesOf(services: readonly PublicService[]): number {
  return services.reduce((sum, { minutes }) => sum + minutes, 0);
}

/** The price of some services together, in öre including VAT. */
export function oreOf(services: readonly PublicService[]): number {
  return services.reduce((sum, { priceOre }) => sum + priceOre, 0);
}

/** The ids of the documents of `occupancy` that tell when a job can begin on the listed days. */
export function occupancyIds({
  page,
  group,
  minutes,
  now,
  days,
}: Omit<TimesQuery, 'weeks' | 'taken'>): string[] {
  // A job that begins on the last day may end on a later one.
  const end = addMinutes(instantAt(dayOf(now).add({ days: shownOf(page, days) }), 0), minutes);
  const [first, last] = [weekAt(now), weekAt(new Date(end.getTime() - 1))];
  const weeks = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  return placesOf(page, group).flatMap((place) => weeks.map((week) => `${place}_${week}`));
}

/** The days that are listed of `days`: times are shown until a day only. */
function shownOf({ horizonDays }: TimesQuery['page'], days: number): number {
  return Math.min(days, horizonDays + 1);
}

/** The places that are booked for a group. */
export function placesOf({ places }: Pick<PublicPage, 'places'>, group: ServiceGroup): string[] {
  return Object.keys(places).filter((id) => places[id] === group);
}

/**
 * The times at which a job can begin on each of the coming days, half an hour apart. A job is done within one stretch of open
 * time, at one place; a day without such a time has none.
 */
export function publicDays({
  page,
  weeks,
  taken,
  group,
  minutes,
  now,
  days,
}: TimesQuery): PublicDay[] {
  const length = quartersFor(minutes);
  const places = placesOf(page, group);
  const earliest = Math.ceil(addMinutes(now, page.leadMinutes).getTime() / quarterMs);
  const today = dayOf(now);
  const shown = shownOf(page, days);
  const found = new Map<string, Date[]>();
  for (let at = 0; at < shown; at += 1) found.set(today.add({ days: at }).toString(), []);

  const isOpen = (quarter: number) => {
    const [week, number] = numberIn(quarter);
    return weeks[week]?.[number] === '1';
  };

  const end = Math.ceil(addMinutes(now, (shown + 1) * 24 * 60).getTime() / quarterMs);
  for (let start = Math.ceil(earliest / step) * step; start < end; start += step) {
    if (!every(start, length, isOpen)) continue;
    if (!places.some((place) => isFree(taken, place, start, length))) continue;
    const startsAt = new Date(start * quarterMs);
    found.get(dayOf(startsAt).toString())?.push(startsAt);
  }
  return [...found].map(([day, times]) => ({ day, times }));
}

/** The first place of a group that is free for a job of `minutes` from `startsAt` on; undefined where none is. */
export function freePlace(
  {
    page,
    taken,
    group,
    minutes,
  }: Pick<TimesQuery, 'taken' | 'group' | 'minutes'> & {
    page: Pick<PublicPage, 'places'>;
  },
  startsAt: Date,
): string | undefined {
  const start = startsAt.getTime() / quarterMs;
  return placesOf(page, group).find((place) => isFree(taken, place, start, quartersFor(minutes)));
}

/** The quarters that a job of `minutes` takes. */
export function quartersFor(minutes: number): number {
  return Math.max(1, Math.ceil(minutes / quarterMinutes));
}

function isFree(taken: Taken, place: string, start: number, length: number): boolean {
  return every(start, length, (quarter) => {
    const [week, number] = numberIn(quarter);
    return !taken.get(`${place}_${week}`)?.has(String(number));
  });
}

function every(start: number, length: number, holds: (quarter: number) => boolean): boolean {
  for (let quarter = start; quarter < start + length; quarter += 1) {
    if (!holds(quarter)) return false;
  }
  return true;
}

/** The week of a quarter since 1970, and the quarter's number in it. */
function numberIn(quarter: number): [week: number, number: number] {
  const week = Math.floor(quarter / quartersInWeek);
  return [week, quarter - week * quartersInWeek];
}
