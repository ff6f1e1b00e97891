import { useEffect, useState } from 'react';
import { askFor } from '@/data/sync/arrival';
import type { Change } from '@/data/sync/outbox';
import { useSavingState, useStore } from '@/data/sync/StoreContext';

/**
 * The account that has written the changed `keys` of the document at `path` last, asked for once for each `version`; null
 * while it is not known. A null path asks nothing. The server is asked past the SDK's cache, which has this account as the
 * writer while any of its changes waits; of waiting changes, in this tab and others, the server knows nothing yet.
 */
export function useLastWriter(
  path: string | null,
  version: string,
  keys: readonly string[],
): string | null {
  const { home, lite, uid } = useStore();
  const { waiting } = useSavingState();
  const isOwn =
    home.kind === 'device' ||
    waiting.some(({ changes }) =>
      changes.some((change) => change.path === path && gives(change, keys)),
    );
  const [latest, setLatest] = useState<{ version: string; by: string | null }>();

  useEffect(() => {
    if (path === null) return undefined;
    const gone = new AbortController();
    const asked = isOwn ? Promise.resolve(uid) : writerOf(path);
    void asked.then((by) => {
      // A late answer is about an earlier version.
      if (!gone.signal.aborted) setLatest({ version, by });
    });
    return () => gone.abort();

    async function writerOf(document: string): Promise<string | null> {
      const by: unknown = (await askFor(lite, document, gone.signal))?.get('updatedBy');
      return typeof by === 'string' ? by : null;
    }
  }, [lite, uid, path, version, isOwn]);

  return latest?.version === version ? latest.by : null;
}

/** True if a change gives one of the fields another value, or an entry of one. */
function gives(change: Change, keys: readonly string[]): boolean {
  if (!('values' in change)) return false;
  return Object.keys(change.values).some((key) => keys.includes(key.split('.')[0] ?? ''));
}
