import type { CalendarDate } from '@internationalized/date';
import * as v from 'valibot';
import { formatQuantity, parseQuantity } from '@/domain/order/lineDraft';
import { line, orNull, wholeNumber, wrongShape } from '@/domain/values/fields';
import { singleLine } from '@/domain/values/typedText';
import {
  type EntryReading,
  type OdometerConflict,
  odometerConflict,
  type RegisterReading,
} from './odometerConflict';
import { serviceEntryDraft, serviceEntryLimits } from './serviceEntry';

/** The rows of a text area, one text each, without those that show nothing. */
function rows(limit: { min: number; max: number }, none: string) {
  const { max } = serviceEntryLimits.text;
  return v.pipe(
    v.string(wrongShape),
    v.transform((text) => text.split('\n').map(singleLine).filter(Boolean)),
    v.minLength(limit.min, none),
    v.maxLength(limit.max, `Högst ${limit.max} rader.`),
    v.check(
      (texts) => texts.every(({ length }) => length <= max),
      `Högst ${max} tecken på en rad.`,
    ),
  );
}

const fields = v.object(
  {
    ...serviceEntryDraft.entries,
    works: rows(serviceEntryLimits.works, 'Skriv minst ett arbete.'),
    parts: rows(serviceEntryLimits.parts, ''),
    oilMl: v.nullable(
      wholeNumber(parseQuantity, serviceEntryLimits.oilMl, (ml) => `${formatQuantity(ml)} l`),
    ),
    /** The workshop that did the work. */
    workshopName: line(serviceEntryLimits.name, 'Fyll i vilken verkstad som gjorde arbetet.'),
    correctionReason: orNull(line(serviceEntryLimits.reason, 'Fyll i varför noteringen rättas.')),
  },
  wrongShape,
);

/** The values of an entry's form once it is read. */
export type TypedEntry = v.InferOutput<typeof fields>;

/** The form of an entry, held against the other entries of the book and what the register knows of the odometer. */
export function entryForm(
  others: readonly EntryReading[],
  {
    today,
    isCorrection,
    register,
  }: { today: CalendarDate; isCorrection: boolean; register: RegisterReading | null },
) {
  const isUnexplained = (typed: TypedEntry, kind: OdometerConflict['kind']) =>
    typed.odometerReason === null && odometerConflict(typed, others, register)?.kind === kind;
  return v.pipe(
    fields,
    v.forward(
      v.check(({ doneOn }) => doneOn <= today.toString(), 'Dagen har inte varit än.'),
      ['doneOn'],
    ),
    v.forward(
      v.check(
        (typed) => !isUnexplained(typed, 'lessThanBefore'),
        'Skriv varför mätaren visar mindre än förut.',
      ),
      ['odometerReason'],
    ),
    v.forward(
      v.check(
        (typed) => !isUnexplained(typed, 'moreThanAfter'),
        'Skriv varför mätaren visar mindre senare.',
      ),
      ['odometerReason'],
    ),
    v.forward(
      v.check(
        ({ nextOn, doneOn }) => nextOn === null || nextOn > doneOn,
        'Nästa service är efter den här.',
      ),
      ['nextOn'],
    ),
    v.forward(
      v.check(
        ({ nextKm, odometerKm }) => nextKm === null || odometerKm === null || nextKm > odometerKm,
        'Mätaren visar redan mer.',
      ),
      ['nextKm'],
    ),
    v.forward(
      v.check(
        ({ correctionReason }) => correctionReason !== null || !isCorrection,
        'Fyll i varför noteringen rättas.',
      ),
      ['correctionReason'],
    ),
  );
}
