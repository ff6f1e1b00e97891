/** When something begins and ends; the end is excluded. */
interface Span {
  from: Date;
  to: Date;
}

/** How many of the spans there are at the same moment at most, between `from` and `to`. */
export function mostAtOnce(spans: readonly Span[], { from, to }: Span): number {
  const inside = spans.filter((each) => each.from < to && each.to > from);
  // It is as many as ever when one begins.
  const counts = inside.map(
    (one) =>
      inside.filter((each) => each === one || (each.from <= one.from && each.to > one.from)).length,
  );
  return Math.max(0, ...counts);
}
