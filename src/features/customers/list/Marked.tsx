import { foldText } from '@/domain/values/searchText';

/** A text with the first place where one of the query's words stands in it marked. */
export function Marked({ text, query }: { text: string; query: string }) {
  const folded = foldText(text);
  const found = foldText(query)
    .split(/[\s,;]+/)
    .find((word) => word !== '' && folded.includes(word));
  // Where a folded letter is longer or shorter, the places are not the same.
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
