import type { CalendarDate } from '@internationalized/date';
import * as v from 'valibot';
import { day, wholeNumber, wrongShape } from '@/domain/values/fields';
import { formatOdometer, parseOdometer } from '@/domain/values/odometer';

/** Kilometres. */
export const dueKmLimit = { min: 0, max: 9_999_999 } as const;

/** The months from the answer until a follow-up is due, unless a person says something else. */
const usualMonths = 3;

/** When a follow-up is due: on a day, at an odometer, or at whichever comes first. */
export const followUpDue = v.pipe(
  v.object(
    {
      /** The day, `2027-02-23`. */
      dueOn: v.nullable(day),
      dueKm: v.nullable(wholeNumber(parseOdometer, dueKmLimit, formatOdometer)),
    },
    wrongShape,
  ),
  v.forward(
    v.check(
      ({ dueOn, dueKm }) => dueOn !== null || dueKm !== null,
      'Fyll i ett datum eller en mätarställning.',
    ),
    ['dueOn'],
  ),
);
export type FollowUpDue = v.InferOutput<typeof followUpDue>;

/** The day and the odometer that a follow-up usually gets. */
export function usualDue(today: CalendarDate): FollowUpDue {
  return { dueOn: today.add({ months: usualMonths }).toString(), dueKm: null };
}
