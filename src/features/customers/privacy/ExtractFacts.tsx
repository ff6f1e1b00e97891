export type Fact = readonly [term: string, value: string];

/** A list of facts with their terms; facts without a value are left out. */
export function ExtractFacts({ facts }: { facts: Fact[] }) {
  return (
    <dl>
      {facts
        .filter(([, value]) => value !== '')
        .map(([term, value], place) => (
          // A text may have been replaced twice on the same day.
          <div key={`${place} ${term}`}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
