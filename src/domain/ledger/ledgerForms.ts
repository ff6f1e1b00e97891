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

/** The years that a told time may lie back: an older one is a mistyped year, and no ledger is kept for longer. */
const earliestToldYears = 4;

function earliestTold(now: Date): Date {
  return instantAt(dayOf(now).subtract({ years: earliestToldYears }), 0);
}

/** A time that somebody tells as a day and a clock time. It has been at `now`; `faultOf` tells what else is wrong with it. */
function toldTime(now: Date, faultOf: (at: Date) => string | null = () => null) {
  return v.pipe(
    v.object({ on: onDay, clock }, wrongShape),
    v.forward(
      v.rawCheck(({ dataset, addIssue }) => {
        if (!dataset.typed) return;
        const at = instantAt(dataset.value.on, dataset.value.clock);
        const message =
          at > now
            ? 'Den tiden har inte varit än.'
            : at < earliestTold(now)
              ? `Den tiden är mer än ${earliestToldYears} år sedan.`
              : faultOf(at);
        if (message !== null) addIssue({ message });
      }),
      ['clock'],
    ),
    v.transform((time) => instantAt(time.on, time.clock)),
  );
}

/** The longest shift that somebody can tell the end of afterwards: a longer one is a wrong day. Hours. */
const longestToldHours = 24;

function latestEnd(startedAt: Date): Date {
  return new Date(startedAt.getTime() + longestToldHours * 3_600_000);
}

/** The days on which a shift that somebody forgot to end can have ended: its own and, over midnight, the next. */
export function possibleEndDays(startedAt: Date, now: Date): CalendarDate[] {
  const first = dayOf(startedAt);
  const latest = latestEnd(startedAt);
  const last = dayOf(latest < now ? latest : now);
  return last.compare(first) > 0 ? [first, last] : [first];
}

const why = line(ledgerLimits.reason, 'Skriv varför.');

/** The end that a person tells of a shift which began at `startedAt` and was not stamped out. */
export function forgottenOutDraft(startedAt: Date, now: Date) {
  function faultOf(at: Date): string | null {
    const latest = latestEnd(startedAt);
    if (at <= startedAt) return `Tiden ska vara efter ${momentText(startedAt)}.`;
    if (at <= latest) return null;
    return `Ett pass är högst ${longestToldHours} timmar, alltså till ${momentText(latest)}.`;
  }
  return v.object({ at: toldTime(now, faultOf), reason: why }, wrongShape);
}

/** When somebody left who had forgotten to stamp out, and why it is told afterwards. */
export type ToldEnd = v.InferOutput<ReturnType<typeof forgottenOutDraft>>;

function momentText(at: Date): string {
  return `${formatLongDay(dayOf(at))} ${formatClock(at)}`;
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
