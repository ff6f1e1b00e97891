import * as v from 'valibot';
import { serverTimes, wholeNumber, wrongShape } from '@/domain/values/fields';
import { formatMoney, parseMoney } from '@/domain/values/money';
import { type Parsed, refused } from '@/domain/values/parsed';
import { codeText } from '@/domain/values/typedText';

/** Öre without VAT, and whole per cent of the open time. */
export const goalLimits = {
  salesOre: { min: 1, max: 99_999_999_999 },
  utilisation: { min: 1, max: 100 },
} as const;

function parsePercent(text: string): Parsed<number> {
  const typed = codeText(text).replace(/ ?%$/, '');
  return /^\d{1,3}$/.test(typed)
    ? { ok: true, value: Number(typed) }
    : refused('Skriv hela procent, till exempel 75.');
}

/** Shows whole per cent as `75 %`, with a no-break space. */
export function formatPercent(percent: number): string {
  return `${percent}\u00a0%`;
}

/** An amount or a share that may be left empty. */
function optional<T>(schema: v.GenericSchema<number | string, T>) {
  return v.pipe(
    v.optional(v.nullable(v.union([v.number(), v.string()], wrongShape)), null),
    v.transform((value) => (value === '' ? null : value)),
    v.nullable(schema),
  );
}

/** The goals of an owner for a month; null without a goal. */
export const goalDraft = v.object(
  {
    salesOre: optional(
      wholeNumber(
        (text) => parseMoney(text, goalLimits.salesOre.max),
        goalLimits.salesOre,
        formatMoney,
      ),
    ),
    utilisation: optional(wholeNumber(parsePercent, goalLimits.utilisation, formatPercent)),
  },
  wrongShape,
);

/** A document of `workshops/{id}/reportGoals`, its id the month `2026-11`. */
export const goalDocument = v.object({ ...goalDraft.entries, ...serverTimes }, wrongShape);

export type GoalDraft = v.InferOutput<typeof goalDraft>;
export type Goal = v.InferOutput<typeof goalDocument>;

/** The Swedish names of the fields. */
export const goalLabels: Record<keyof GoalDraft, string> = {
  salesOre: 'Försäljning exkl. moms',
  utilisation: 'Beläggning',
};
