import type { Live } from '@/domain/values/live';
import { useSavingState, useStore } from '@/data/sync/StoreContext';

/** `unfetched`: offline, and nothing of it lies on this device. */
export type Fetched = 'loading' | 'failed' | 'unfetched' | 'ready';

/** Tells how far something has been fetched: an empty answer from the cache may only mean "not yet". */
export function useIsKnown() {
  const onDevice = useStore().home.kind === 'device';
  const { connected } = useSavingState();
  return (live: Live<unknown>, isEmpty: boolean): Fetched => {
    if (live.kind !== 'ready') return live.kind;
    if (!isEmpty || !live.fromCache || onDevice) return 'ready';
    return connected ? 'loading' : 'unfetched';
  };
}

/** Tells whether more of a list may be on its way: what comes from the cache can be a part of it. */
export function useIsSettled() {
  const onDevice = useStore().home.kind === 'device';
  const { connected } = useSavingState();
  return (live: Live<unknown>) =>
    live.kind === 'ready' && (!live.fromCache || !connected || onDevice);
}

/** What is to be said of several that are only shown together. */
export function worst(parts: Fetched[]): Fetched {
  const order = ['failed', 'unfetched', 'loading'] as const;
  return order.find((each) => parts.includes(each)) ?? 'ready';
}
