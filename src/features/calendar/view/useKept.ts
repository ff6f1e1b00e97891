import { useEffect, useState } from 'react';
import type { Live } from '@/domain/values/live';

/** So many ranges: the weeks around one, to and fro. */
const mostKept = 8;

/**
 * What was seen under `key` before, until its listener has answered again, for as long as the component lives:
 * only what is shown is listened to, and reading it anew from the device takes longer than a glance.
 */
export function useKept<T>(key: string, live: Live<T>): Live<T> {
  const [kept] = useState(() => new Map<string, Live<T>>());
  useEffect(() => {
    if (live.kind !== 'ready') return;
    kept.delete(key);
    kept.set(key, { ...live, fromCache: true });
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  }, [kept, key, live]);
  return live.kind === 'loading' ? (kept.get(key) ?? live) : live;
}
