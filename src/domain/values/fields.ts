import * as v from 'valibot';
import type { Parsed } from './parsed';
import { multiLine, singleLine } from './typedText';

/** Shown where a value is missing or of another kind than its field; people meet it only in damaged data. */
export const wrongShape = 'Uppgiften saknas eller har fel form.';

/** A text of one line within the limit, in characters; `missing` is said when it is too short. */
export function line(limit: { min: number; max: number }, missing: string) {
  return v.pipe(
    v.string(wrongShape),
    v.transform(singleLine),
    v.minLength(limit.min, missing),
    v.maxLength(limit.max, `Högst ${limit.max} tecken.`),
  );
}

/** A text of several lines within the limit, in characters; an empty one is null. */
export function paragraphs(limit: { min: number; max: number }) {
  return v.pipe(
    v.optional(v.nullable(v.string(wrongShape)), null),
    v.transform((text) => multiLine(text ?? '') || null),
    v.nullable(v.pipe(v.string(), v.maxLength(limit.max, `Högst ${limit.max} tecken.`))),
  );
}

/** A field read by a parse function, whose reason becomes the field's message. */
export function fromText<T>(parse: (text: string) => Parsed<T>) {
  return v.pipe(
    v.string(wrongShape),
    v.rawTransform<string, T>(({ dataset, addIssue, NEVER }) => {
      const parsed = parse(dataset.value);
      if (parsed.ok) return parsed.value;
      addIssue({ message: parsed.message });
      return NEVER;
    }),
  );
}

/** A whole number in documents that a form or a CSV holds as text. */
export function wholeNumber(
  parse: (text: string) => Parsed<number>,
  limit: { min: number; max: number },
  show: (value: number) => string,
) {
  return v.pipe(
    v.union([v.number(), v.string()], wrongShape),
    v.rawTransform<number | string, number>(({ dataset, addIssue, NEVER }) => {
      if (typeof dataset.value === 'number') return dataset.value;
      const parsed = parse(dataset.value);
      if (parsed.ok) return parsed.value;
      addIssue({ message: parsed.message });
      return NEVER;
    }),
    v.safeInteger(wrongShape),
    v.minValue(limit.min, `Minst ${show(limit.min)}.`),
    v.maxValue(limit.max, `Högst ${show(limit.max)}.`),
  );
}

/** A field that may be left empty: an empty text or a missing key is null, so that a document always has the same keys. */
export function orNull<T>(schema: v.GenericSchema<string, T>) {
  return v.pipe(
    v.optional(v.nullable(v.string(wrongShape)), null),
    v.transform((text) => (text !== null && singleLine(text) ? text : null)),
    v.nullable(schema),
  );
}

/** The id of an account or document. */
export const documentId = v.pipe(v.string(wrongShape), v.regex(/^[\w-]{1,128}$/, wrongShape));

/** An instant. */
export const instant = v.date(wrongShape);

/** When the server received the document first and last. */
export const serverTimes = { createdAt: instant, updatedAt: instant };

/** The keys that every document has beside its own; nobody types their values. */
export const stamps = ['createdAt', 'createdBy', 'updatedAt', 'updatedBy'] as const;
export type Stamp = (typeof stamps)[number];

/** The place among others of its kind in lists that people arrange, from 0. */
export const orderLimit = { min: 0, max: 9_999 } as const;
export const order = v.pipe(
  v.number(wrongShape),
  v.safeInteger(wrongShape),
  v.minValue(orderLimit.min, wrongShape),
  v.maxValue(orderLimit.max, wrongShape),
);

/** Yes or no. */
export const flag = v.boolean(wrongShape);
