import { foldFor, foldText } from '@/domain/values/searchText';

/** A text in which the first match of a word of the query is marked. */
export function Marked({ text, query }: { text: string; query: string }) {
  const found = foldText(query)
    .split(/[\s,;]+/)
    .map((word) => ({ word, start: foldFor(word, text).indexOf(word) }))
    .find(({ word, start }) => word !== '' && start >= 0);
  // Where folding changes the number of letters, places in the folded text do not fit the original.
  if (!found || foldText(text).length !== text.length) return text;
  const { start } = found;
  const end = start + found.word.length;
  return (
    <>
      {text.slice(0, start)}
      <mark>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </>
  );
}
