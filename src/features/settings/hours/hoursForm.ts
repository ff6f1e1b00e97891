import * as v from 'valibot';
import { formatClockTime } from '@/domain/time/clockTime';
import { atKey } from '@/domain/values/fields';
import { type OpenInterval, week } from '@/domain/workshop/openingHours';
import { workshopDraft } from '@/domain/workshop/workshop';

/** The open times of a day as typed. */
export type HoursTexts = { opens: string; closes: string }[];

/**
 * The usual hours that a person fills in: seven documents, one for each weekday, and a field of the workshop.
 */
export const usualHoursDraft = v.object({
  week,
  closedOnHolidays: workshopDraft.entries.closedOnHolidays,
});
export type UsualHours = v.InferOutput<typeof usualHoursDraft>;

/** Open times as texts for the form. */
export function hoursTexts(intervals: readonly OpenInterval[]): HoursTexts {
  return intervals.map(({ opens, closes }) => ({
    opens: formatClockTime(opens),
    closes: formatClockTime(closes),
  }));
}

/** The usual week as texts for the form. */
export function usualHoursTexts({ week, closedOnHolidays }: UsualHours) {
  const { monday, tuesday, wednesday, thursday, friday, saturday, sunday } = week;
  return {
    week: {
      monday: hoursTexts(monday),
      tuesday: hoursTexts(tuesday),
      wednesday: hoursTexts(wednesday),
      thursday: hoursTexts(thursday),
      friday: hoursTexts(friday),
      saturday: hoursTexts(saturday),
      sunday: hoursTexts(sunday),
    },
    closedOnHolidays,
  };
}

/**
 * The same schema with every message moved to a field of the form: the message about an interval to the
 * interval's end, the message about a day to the day's first field.
 */
export function atFields<T>(schema: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, T> {
  return v.pipe(
    v.unknown(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const result = v.safeParse(schema, dataset.value);
      if (result.success) return result.output;
      for (const { message, path = [] } of result.issues) {
        const keys = path.map(({ key }) => key);
        const last = keys.at(-1);
        if (typeof last === 'number') keys.push('closes');
        else if (Array.isArray(path.at(-1)?.value)) keys.push(0, 'opens');
        const [first, ...rest] = keys.map(atKey);
        addIssue({ message, path: first && [first, ...rest] });
      }
      return NEVER;
    }),
  );
}
