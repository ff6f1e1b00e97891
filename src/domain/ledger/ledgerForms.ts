import type { CalendarDate } from '@internationalized/date';
import * as v from 'valibot';
import { formatClockTime, parseClockTime } from '@/domain/time/clockTime';
import { dayOf, formatClock, formatLongDay, instantAt, parseDay } from '@/domain/time/swedishTime';
import { documentId, line, wholeNumber, wrongShape } from '@/domain/values/fields';
import { ledgerLimits } from './ledgerEvent';

const onDay = v.pipe(
  v.string(wrongShape),
  v.rawTransform<string, CalendarDate>(({ dataset, addIssue, NEVER }) => {
    const parsed = parseDay(dataset.value);
    if (parsed.ok) return parsed.value;
    addIssue({ message: parsed.message });
    return NEVER;
  }),
);
const clock = wholeNumber(parseClockTime, { min: 0, max: 1440 }, formatClockTime);

/** A time that somebody tells as a day and a clock time. It has been at `now`, and is after `after`. */
function toldTime(now: Date, after: Date | null = null) {
  return v.pipe(
    v.object({ on: onDay, clock }, wrongShape),
    v.forward(
      v.check((time) => instantAt(time.on, time.clock) <= now, 'Den tiden har inte varit än.'),
      ['clock'],
    ),
    v.forward(
      v.check(
        (time) => !after || instantAt(time.on, time.clock) > after,
        () => `Tiden ska vara efter ${after ? afterText(after) : ''}.`,
      ),
      ['clock'],
    ),
    v.transform((time) => instantAt(time.on, time.clock)),
  );
}

function afterText(after: Date): string {
  return `${formatLongDay(dayOf(after))} ${formatClock(after)}`;
}

const why = line(ledgerLimits.reason, 'Fyll i varför.');

/** The end that a person tells of a shift which began at `startedAt` and was not stamped out. */
export function forgottenOutDraft(startedAt: Date, now: Date) {
  return v.object({ at: toldTime(now, startedAt), reason: why }, wrongShape);
}

/** A stamp that is added afterwards. */
export function laterStampDraft(now: Date) {
  return v.object(
    {
      personId: v.pipe(v.string('Välj en person.'), v.minLength(1, 'Välj en person.'), documentId),
      kind: v.picklist(['in', 'out'], 'Välj in eller ut.'),
      at: toldTime(now),
      reason: why,
    },
    wrongShape,
  );
}

/** A correction of a stamp; `at` is null where the stamp does not count. */
export function correctionDraft(now: Date) {
  return v.object({ at: v.nullable(toldTime(now)), reason: why }, wrongShape);
}

/** A remark, about a person where `personId` names one. */
export const noteDraft = v.object(
  {
    personId: v.nullable(documentId),
    text: line(ledgerLimits.reason, 'Skriv anmärkningen.'),
  },
  wrongShape,
);
