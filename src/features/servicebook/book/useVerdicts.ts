import { useLayoutEffect, useMemo, useState } from 'react';
import { useSigningKeys } from '@/data/signing';
import { type EntryVerdict, verdictOf } from '@/domain/servicebook/entryVerdict';
import type { ServiceEntry } from '@/domain/servicebook/serviceEntry';
import { type Entry, entriesOf } from '@/domain/values/live';

/** What is known of each entry by its id, once its signature is checked. */
export function useVerdicts(
  entries: readonly Entry<ServiceEntry>[],
): ReadonlyMap<string, EntryVerdict> {
  const live = useSigningKeys();
  const keyEntries = entriesOf(live);
  const keys = useMemo(() => new Map(keyEntries.map(({ id, data }) => [id, data])), [keyEntries]);
  const [verdicts, setVerdicts] = useState<ReadonlyMap<string, EntryVerdict>>(new Map());
  const isLoading = live.kind === 'loading';
  // Before anything is painted: the checks go on beside the drawing of the page.
  useLayoutEffect(() => {
    if (isLoading) return undefined;
    let isOver = false;
    const all = entries.map(async ({ id, data }) => [id, await verdictOf(data, keys)] as const);
    void Promise.all(all).then((found) => {
      if (!isOver) setVerdicts(new Map(found));
    });
    return () => {
      isOver = true;
    };
  }, [entries, keys, isLoading]);
  return verdicts;
}
