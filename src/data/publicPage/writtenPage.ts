import * as v from 'valibot';
import { publicPageDocument } from '@/domain/publicPage/publicPage';
import { publicWeeksDocument } from '@/domain/publicPage/publicWeeks';

/** The id of the element that holds the page as data. */
export const writtenPageId = 'written-page';

/** A workshop's page as it was when its file was written; `day` as `2026-11-29`. */
export const writtenPageShape = v.object({
  slug: v.string(),
  workshopId: v.string(),
  day: v.string(),
  page: publicPageDocument,
  weeks: publicWeeksDocument.entries.weeks,
});
export type WrittenPage = v.InferOutput<typeof writtenPageShape>;

/** The page that the present file was written with; null where there is none, or none that this version reads. */
export function readWrittenPage(): WrittenPage | null {
  const text = document.getElementById(writtenPageId)?.textContent;
  if (!text) return null;
  try {
    const parsed = v.safeParse(writtenPageShape, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
