import { useLayoutEffect, useMemo, useState } from 'react';
import { useSigningKeysOf } from '@/data/servicebook/signing';
import { useReach } from '@/data/sync/StoreContext';
import { type EntryVerdict, hasKey, keyIdsOf, verdictOf } from '@/domain/servicebook/entryVerdict';
import type { ServiceEntry } from '@/domain/servicebook/serviceEntry';
import { type Entry, entriesOf, isWhole } from '@/domain/values/live';

/** The verdict on each entry by its id, once its signature is checked. An entry whose key may still be fetched has none. */
export function useVerdicts(
  entries: readonly Entry<ServiceEntry>[],
): ReadonlyMap<string, EntryVerdict> {
  const live = useSigningKeysOf('id', keyIdsOf(entries));
  const isAll = isWhole(live, useReach());
  const keyEntries = entriesOf(live);
  const keys = useMemo(() => new Map(keyEntries.map(({ id, data }) => [id, data])), [keyEntries]);
  const [verdicts, setVerdicts] = useState<ReadonlyMap<string, EntryVerdict>>(new Map());
  const isLoading = live.kind === 'loading';
  // Before anything is painted: the checks go on beside the drawing of the page.
  useLayoutEffect(() => {
    if (isLoading) return undefined;
    let isOver = false;
    const book = entries.map(({ data }) => data);
    const known = entries.filter(({ data }) => isAll || hasKey(data, keys));
    const all = known.map(async ({ id, data }) => [id, await verdictOf(data, keys, book)] as const);
    void Promise.all(all).then((found) => {
      if (!isOver) setVerdicts(new Map(found));
    });
    return () => {
      isOver = true;
    };
  }, [entries, keys, isLoading, isAll]);
  return verdicts;
}
