import * as v from 'valibot';
import { wrongShape } from '@/domain/values/fields';

/** The number of a workshop's first order; four digits are easy to say from the beginning. */
export const firstNumber = 1001;
/** The count of numbers that a device takes at a time. */
export const blockSize = 20;

/** The only document of `workshops/{id}/orderNumbers`: the first number that no device has taken. */
export const orderCounter = v.object({
  next: v.pipe(v.number(wrongShape), v.safeInteger(wrongShape)),
});

/** Numbers that a device has taken and not used: from `from` on, before `end`. */
export const numberRange = v.object({ from: v.number(), end: v.number() });
export type NumberRange = v.InferOutput<typeof numberRange>;

/** Numbers that a device has taken, in the order in which they are used. */
export const numberReserve = v.array(numberRange);

/** The numbers of a device that is the only one; six digits are the most that a search takes for a number. */
export const allNumbers: readonly NumberRange[] = [{ from: firstNumber, end: 1_000_000 }];

export function numbersLeft(reserve: readonly NumberRange[]): number {
  return reserve.reduce((sum, { from, end }) => sum + end - from, 0);
}

/** The numbers without one of them. */
export function withoutNumber(reserve: readonly NumberRange[], number: number): NumberRange[] {
  return reserve.flatMap(({ from, end }) =>
    number < from || number >= end
      ? [{ from, end }]
      : [
          { from, end: number },
          { from: number + 1, end },
        ].filter((part) => part.from < part.end),
  );
}

/** Uses the first number; null when none is left. */
export function takeNumber(
  reserve: readonly NumberRange[],
): { number: number; rest: NumberRange[] } | null {
  const [range, ...others] = reserve;
  if (!range) return null;
  const { from, end } = range;
  return { number: from, rest: from + 1 < end ? [{ from: from + 1, end }, ...others] : others };
}
