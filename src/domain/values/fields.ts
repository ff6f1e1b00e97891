import * as v from 'valibot';
import type { Parsed } from './parsed';
import { multiLine, singleLine } from './typedText';

/**
 * The message for a value that is missing or of another type than its field; users meet it only in damaged
 * data.
 */
export const wrongShape = 'Uppgiften saknas eller har fel form.';

/** A text of one line that is a copy of another, so that nobody types it. */
export const copiedLine = v.pipe(v.string(wrongShape), v.transform(singleLine));

/**
 * A text of one line within the limit, in characters; `missing` is the message when the text is too short. One that
 * shows nothing is no text: it does not pass as stored either.
 */
export function line(limit: { min: number; max: number }, missing: string) {
  return v.pipe(
    v.string(wrongShape),
    v.rawTransform<string, string>(({ dataset, addIssue, NEVER }) => {
      const text = singleLine(dataset.value);
      if (text !== '') return text;
      addIssue({ message: missing });
      return NEVER;
    }),
    v.minLength(limit.min, missing),
    v.maxLength(limit.max, `Högst ${limit.max} tecken.`),
  );
}

/** A text of several lines within the limit, in characters; an empty text becomes null. */
export function paragraphs(limit: { min: number; max: number }) {
  return v.pipe(
    v.optional(v.nullable(v.string(wrongShape)), null),
    v.transform((text) => multiLine(text ?? '') || null),
    v.nullable(v.pipe(v.string(), v.maxLength(limit.max, `Högst ${limit.max} tecken.`))),
  );
}

/**
 * A field read by a parse function, whose reason for a refusal becomes the field's message. A refused text stays as
 * it is, for those who read it as stored.
 */
export function fromText(parse: (text: string) => Parsed<string>) {
  return v.pipe(
    v.string(wrongShape),
    v.transform(readBy(parse)),
    v.rawCheck(({ dataset, addIssue }) => {
      const parsed = dataset.typed ? parse(dataset.value) : null;
      if (parsed?.ok === false) addIssue({ message: parsed.message });
    }),
  );
}

/** The canonical form of a text that `parse` takes, and a refused text on one line. */
export function readBy(parse: (text: string) => Parsed<string>) {
  return (text: string): string => {
    const parsed = parse(text);
    return parsed.ok ? parsed.value : singleLine(text);
  };
}

/** A field that is a whole number in documents and a text in a form or a CSV. */
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

/**
 * A field that may be left empty: an empty text and a missing key become null, so that a document always has
 * the same keys.
 */
export function orNull<T>(schema: v.GenericSchema<string, T>) {
  return v.pipe(
    v.optional(v.nullable(v.string(wrongShape)), null),
    v.transform((text) => (text !== null && singleLine(text) ? text : null)),
    v.nullable(schema),
  );
}

/** A step of the path of an issue, by which a form shows the issue at the field with the key. */
export function atKey(key: unknown): v.UnknownPathItem {
  return { type: 'unknown', origin: 'value', input: undefined, key, value: undefined };
}

/** The id of an account or document. */
export const documentId = v.pipe(v.string(wrongShape), v.regex(/^[\w-]{1,128}$/, wrongShape));

export const instant = v.date(wrongShape);

/** A day as it is stored, `2026-11-20`. */
export const day = v.pipe(v.string(wrongShape), v.regex(/^\d{4}-\d{2}-\d{2}$/, wrongShape));

/** The times at which the server received the first and the latest write of the document. */
export const serverTimes = { createdAt: instant, updatedAt: instant };

/** The keys that every document has besides its own fields; nobody types their values. */
export const stamps = ['createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'base'] as const;
export type Stamp = (typeof stamps)[number];

/** A document's place, from 0, in a list that people arrange. */
export const orderLimit = { min: 0, max: 9_999 } as const;
export const order = v.pipe(
  v.number(wrongShape),
  v.safeInteger(wrongShape),
  v.minValue(orderLimit.min, wrongShape),
  v.maxValue(orderLimit.max, wrongShape),
);

export const flag = v.boolean(wrongShape);
