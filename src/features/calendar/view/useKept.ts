import { useEffect, useState } from 'react';
import type { Live } from '@/domain/values/live';

/** The number of ranges kept: enough to step some weeks back and forth. */
const mostKept = 8;

/**
 * Shows the former answer of `key` until its listener has answered again, for as long as the component lives:
 * only the range on screen is listened to, and reading a range from the device again takes long enough to be
 * seen.
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
