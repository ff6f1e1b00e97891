import { parseDate } from '@internationalized/date';
import * as v from 'valibot';
import { quarterMs } from '@/domain/booking/occupancy';
import { dayOf, instantAt } from '@/domain/time/swedishTime';
import { openingHoursOn, type OpeningHours } from '@/domain/workshop/openingHours';

/** The quarters of an hour in a week. */
export const quartersInWeek = 672;
const open = v.pipe(v.string(), v.regex(/^[01]{672}$/));

/**
 * The document `workshops/{id}/publicWeeks/main`: the quarters that are open, for each week since 1970 by its number, in the
 * numbers of `occupancy`. So neither the rules nor a visitor's browser need know of opening hours and summer time.
 */
export const publicWeeksDocument = v.object({ weeks: v.record(v.string(), open) });
export type PublicWeeks = v.InferOutput<typeof publicWeeksDocument>;

/** The number of the week, since 1970, of an instant. */
export function weekAt(instant: Date): number {
  return Math.floor(instant.getTime() / quarterMs / quartersInWeek);
}

function beginOf(week: number): Date {
  return new Date(week * quartersInWeek * quarterMs);
}

/** The open quarters of the weeks from now until `days` ahead. */
export function publicWeeksOf(hours: OpeningHours, now: Date, days: number): PublicWeeks {
  const first = weekAt(now);
  const last = weekAt(instantAt(dayOf(now).add({ days }), 24 * 60));
  const weeks = Array.from({ length: last - first + 1 }, () =>
    Array.from({ length: quartersInWeek }, () => '0'),
  );
  // A week that is known at all is known whole. A day before, because the weeks begin at midnight UTC.
  const begins = dayOf(beginOf(first)).subtract({ days: 1 });
  const until = dayOf(beginOf(last + 1));
  for (
    let day = parseDate(begins.toString());
    day.compare(until) <= 0;
    day = day.add({ days: 1 })
  ) {
    const usual = openingHoursOn(day, hours);
    const intervals = usual.kind === 'open' ? usual.intervals : [];
    for (const { opens, closes } of intervals) {
      const from = Math.ceil(instantAt(day, opens).getTime() / quarterMs);
      const end = Math.floor(instantAt(day, closes).getTime() / quarterMs);
      for (let quarter = from; quarter < end; quarter += 1) {
        const week = weeks[Math.floor(quarter / quartersInWeek) - first];
        if (week) week[quarter % quartersInWeek] = '1';
      }
    }
  }
  return {
    weeks: Object.fromEntries(weeks.map((quarters, at) => [first + at, quarters.join('')])),
  };
}
