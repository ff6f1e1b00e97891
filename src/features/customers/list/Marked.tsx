import { foldText } from '@/domain/values/searchText';

/** A text in which the first match of a word of the query is marked. */
export function Marked({ text, query }: { text: string; query: string }) {
  const folded = foldText(text);
  const found = foldText(query)
    .split(/[\s,;]+/)
    .find((word) => word !== '' && folded.includes(word));
  // Where folding changes the number of letters, places in the folded text do not fit the original.
  if (!found || folded.length !== text.length) return text;
  const start = folded.indexOf(found);
  const end = start + found.length;
  return (
    <>
      {text.slice(0, start)}
      <mark>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </>
  );
}
