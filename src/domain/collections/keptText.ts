import * as v from 'valibot';
import { keptValue, type ReplacedText } from '@/domain/record/replacedText';
import { collections, keptFieldsOf, typedFieldsOf } from './collections';

/** The `values` that are kept when they are replaced, by their fields; empty ones are left out. */
export function keptOf(
  collection: string,
  values: object,
): { collection: string; field: string; value: ReplacedText['value'] }[] {
  const fields = keptFieldsOf(collection);
  return Object.entries(values).flatMap(([field, value]: [string, unknown]) => {
    const read = v.safeParse(keptValue, value);
    return fields.includes(field) && read.success && !isEmpty(read.output)
      ? [{ collection, field, value: read.output }]
      : [];
  });
}

/** A replaced value as people read it; fields of the same name read alike in all collections. */
export function keptText(field: string, value: unknown): string {
  const of = Object.keys(collections).find((each) => keptFieldsOf(each).includes(field));
  return typedFieldsOf(of ?? '')?.texts.get(field)?.(value, () => null) ?? '';
}

function isEmpty(value: ReplacedText['value']): boolean {
  if (typeof value === 'object') return Object.values(value).every((part) => part === null);
  return value === '';
}
