/** A time from `from` to `to`; the end is excluded. */
interface Span {
  from: Date;
  to: Date;
}

/** The largest number of spans at the same moment between `from` and `to`. */
export function mostAtOnce(spans: readonly Span[], { from, to }: Span): number {
  const inside = spans.filter((each) => each.from < to && each.to > from);
  const starts = inside.map((each) => each.from.getTime()).toSorted((a, b) => a - b);
  const ends = inside.map((each) => each.to.getTime()).toSorted((a, b) => a - b);
  let most = 0;
  let ended = 0;
  // The number rises only when a span begins, so only those moments are compared.
  for (const [before, start] of starts.entries()) {
    while ((ends[ended] ?? Infinity) <= start) ended += 1;
    most = Math.max(most, before + 1 - ended);
  }
  return most;
}
