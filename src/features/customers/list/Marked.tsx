import { foldFor, foldText, placeInText } from '@/domain/values/searchText';

/** A text in which the first match of a word of the query is marked. */
export function Marked({ text, query }: { text: string; query: string }) {
  const found = foldText(query)
    .split(/[\s,;]+/)
    .map((word) => ({ word, start: foldFor(word, text).indexOf(word) }))
    .find(({ word, start }) => word !== '' && start >= 0);
  if (!found) return text;
  const start = placeInText(text, found.start);
  const end = placeInText(text, found.start + found.word.length);
  return (
    <>
      {text.slice(0, start)}
      <mark>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </>
  );
}
