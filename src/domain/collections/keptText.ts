import { keptFields } from '@/domain/record/replacedText';
import { typedFieldsOf } from './collections';

/** A replaced value as people read it; fields of the same name read alike in all collections. */
export function keptText(field: string, value: unknown): string {
  const of = Object.entries(keptFields).find(([, fields]) => fields.some((each) => each === field));
  return typedFieldsOf(of?.[0] ?? '')?.texts.get(field)?.(value, () => null) ?? '';
}
