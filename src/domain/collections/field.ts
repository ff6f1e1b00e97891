import * as v from 'valibot';
import { type Stamp, stamps } from '@/domain/values/fields';
import { dayOf, formatClock, formatWeekday } from '@/domain/time/swedishTime';

/** The collections that other documents refer to by id. */
export type ReferredCollection =
  'workshops' | 'members' | 'customers' | 'vehicles' | 'services' | 'resources' | 'staff';

/** Gives the name of a document of the same workshop; null where the name is not known. */
export type NameOf = (collection: ReferredCollection, id: string) => string | null;

/** Puts a field's value into Swedish; an empty text means that there is nothing to tell. */
export type FieldText<T> = (value: T, nameOf: NameOf) => string;

/** The fields of a collection as people read them. */
export interface Fields {
  labels: Readonly<Record<string, string>>;
  /** The text of any value, also of one that the field should not have; empty for nothing. */
  texts: ReadonlyMap<string, FieldText<unknown>>;
}

/** The fields of a stored document. */
export interface StoredFields extends Fields {
  schemas: Readonly<Record<string, v.GenericSchema>>;
}

type Entries = Record<string, v.GenericSchema>;
type Own<E extends Entries> = Exclude<keyof E & string, Stamp>;

/** The texts of all fields that a schema has beside its stamps; no more and no less, or the type is wrong. */
export type TextsOf<E extends Entries> = {
  [K in Own<E>]: FieldText<NonNullable<v.InferOutput<E[K]>>>;
};

/** The fields of a schema with its labels and texts. */
export function fieldsOf<const E extends Entries>(
  { entries }: { entries: E },
  labels: Record<Own<E>, string>,
  own: TextsOf<E>,
): StoredFields {
  const texts = new Map<string, FieldText<unknown>>();
  for (const key in entries) {
    if (isOwn<E>(key)) texts.set(key, textOfAny(entries, own, key));
  }
  return { labels, texts, schemas: entries };
}

function isOwn<E extends Entries>(key: keyof E): key is Own<E> {
  return !stamps.some((stamp) => stamp === key);
}

function textOfAny<E extends Entries, K extends Own<E>>(
  entries: E,
  own: TextsOf<E>,
  key: K,
): FieldText<unknown> {
  const schema: E[K] = entries[key];
  const text = own[key];
  return (value, nameOf) => {
    const parsed = v.safeParse(schema, value);
    if (!parsed.success) return plainText(value);
    const { output } = parsed;
    return output === null || output === undefined ? '' : text(output, nameOf);
  };
}

/** The text of a value of which nothing is known but its kind. */
export function plainText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return yesOrNo(value);
  if (value instanceof Date) return formatInstant(value);
  if (Array.isArray(value)) return value.map(plainText).join(', ');
  if (typeof value !== 'object') return String(value);
  return Object.entries(value)
    .map(([key, item]) => `${key}: ${plainText(item) || '(tömt)'}`)
    .join(', ');
}

/** Shows a flag as `Ja` or `Nej`. */
export function yesOrNo(flag: boolean): string {
  return flag ? 'Ja' : 'Nej';
}

/** Shows an instant with its day in full, `fredag 2026-11-20 08:00`, because the text may be read much later. */
export function formatInstant(instant: Date): string {
  const day = dayOf(instant);
  return `${formatWeekday(day)} ${day} ${formatClock(instant)}`;
}

/** Shows a choice by its label. */
export function labelIn<K extends string>(labels: Record<K, string>): FieldText<K> {
  return (key) => labels[key];
}

/** Shows the id of a document by the document's name, or as `unknown` where that is not known. */
export function namedIn(collection: ReferredCollection, unknown: string): FieldText<string> {
  return (id, nameOf) => nameOf(collection, id) ?? unknown;
}

/** Shows each of several, with commas between. */
export function each<T>(text: FieldText<T>): FieldText<T[]> {
  return (list, nameOf) => list.map((item) => text(item, nameOf)).join(', ');
}
