/** When something begins and ends; the end is excluded. */
interface Span {
  from: Date;
  to: Date;
}

/** How many of the spans there are at the same moment at most, between `from` and `to`. */
export function mostAtOnce(spans: readonly Span[], { from, to }: Span): number {
  const inside = spans.filter((each) => each.from < to && each.to > from);
  const starts = inside.map((each) => each.from.getTime()).toSorted((a, b) => a - b);
  const ends = inside.map((each) => each.to.getTime()).toSorted((a, b) => a - b);
  let most = 0;
  let ended = 0;
  // It is as many as ever when one begins.
  for (const [before, start] of starts.entries()) {
    while ((ends[ended] ?? Infinity) <= start) ended += 1;
    most = Math.max(most, before + 1 - ended);
  }
  return most;
}
