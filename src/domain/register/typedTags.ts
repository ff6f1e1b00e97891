import * as v from 'valibot';
import { customerDraft } from './customer';
import { singleLine } from '@/domain/values/typedText';

/** Reads tags typed with commas between them; a fault in one tag becomes a fault of the whole text. */
export const typedTags = v.pipe(
  v.string(),
  v.rawTransform<string, string[]>(({ dataset, addIssue, NEVER }) => {
    const result = v.safeParse(customerDraft.entries.tags, tagsIn(dataset.value));
    if (result.success) return result.output;
    addIssue({ message: result.issues[0].message });
    return NEVER;
  }),
);

/** The tags in a text, in the order typed. */
export function tagsIn(text: string): string[] {
  return text.split(',').map(singleLine).filter(Boolean);
}
