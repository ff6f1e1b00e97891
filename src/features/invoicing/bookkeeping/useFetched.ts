import { useEffect, useState } from 'react';

/** A single fetch: `documents` read so far, the error that ended it, or the whole. */
export type Fetched<T> =
  | { kind: 'loading'; documents: number }
  | { kind: 'failed'; error: unknown }
  | { kind: 'ready'; data: T };

const nothing = { kind: 'loading', documents: 0 } as const;

/** Fetches anew whenever `fetch`, which must be memoised, is another, and when asked to try `again`. */
export function useFetched<T>(
  fetch: (onRead: (documents: number) => void) => Promise<T>,
): [Fetched<T>, again: () => void] {
  const [tries, setTries] = useState(0);
  const [latest, setLatest] = useState<{ of: typeof fetch; tries: number; now: Fetched<T> }>();
  useEffect(() => {
    let isLeft = false;
    const set = (now: Fetched<T>) => {
      if (!isLeft) setLatest({ of: fetch, tries, now });
    };
    fetch((documents) => set({ kind: 'loading', documents })).then(
      (data) => set({ kind: 'ready', data }),
      (error: unknown) => set({ kind: 'failed', error }),
    );
    return () => {
      isLeft = true;
    };
  }, [fetch, tries]);
  const isNow = latest?.of === fetch && latest.tries === tries;
  return [isNow ? latest.now : nothing, () => setTries(tries + 1)];
}
