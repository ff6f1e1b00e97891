export type Fact = readonly [term: string, value: string];

/** What is known, term by term; without those of which nothing is. */
export function ExtractFacts({ facts }: { facts: Fact[] }) {
  return (
    <dl>
      {facts
        .filter(([, value]) => value !== '')
        .map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
