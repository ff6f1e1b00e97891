import * as v from 'valibot';
import { customerDraft } from './customer';
import { singleLine } from '@/domain/values/typedText';

/** Reads tags typed with commas between them; what is wrong with one of them is said of the text. */
export const typedTags = v.pipe(
  v.string(),
  v.rawTransform<string, string[]>(({ dataset, addIssue, NEVER }) => {
    const result = v.safeParse(customerDraft.entries.tags, tagsIn(dataset.value));
    if (result.success) return result.output;
    addIssue({ message: result.issues[0].message });
    return NEVER;
  }),
);

/** The tags in a text, as they are typed. */
export function tagsIn(text: string): string[] {
  return text.split(',').map(singleLine).filter(Boolean);
}
