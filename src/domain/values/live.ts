/** A document that was read: its id, its parsed data, and whether the server has yet to confirm it. */
export interface Entry<T> {
  id: string;
  data: T;
  pending: boolean;
}

/**
 * What a live query knows. `fromCache` means the server has not confirmed it, so an empty list is
 * not yet "none"; `unreadable` are the ids of documents that do not parse and are left out.
 */
export type Live<T> =
  | { kind: 'loading' }
  | { kind: 'failed'; error: Error }
  | { kind: 'ready'; data: T; fromCache: boolean; unreadable: string[] };

const nothing: never[] = [];

/** The entries of a live list, as far as there are any; the same empty list each time. */
export function entriesOf<T>(live: Live<Entry<T>[]>): Entry<T>[] {
  return live.kind === 'ready' ? live.data : nothing;
}

/** Several lists as one, in their order: no more certain than the least certain of them. */
export function joinedLive<T>(lists: readonly Live<T[]>[]): Live<T[]> {
  const joined = { kind: 'ready' as const, data: new Array<T>(), fromCache: false };
  const unreadable: string[] = [];
  const failed = lists.find(({ kind }) => kind === 'failed');
  if (failed) return failed;
  for (const live of lists) {
    if (live.kind !== 'ready') return live;
    joined.data.push(...live.data);
    unreadable.push(...live.unreadable);
    joined.fromCache ||= live.fromCache;
  }
  return { ...joined, unreadable };
}

/** What this device can reach: `onDevice` when all there is lies on it, `connected` when the server answers. */
export interface Reach {
  onDevice: boolean;
  connected: boolean;
}

/** Whether an answer is all there is: one from the cache may be a part, and an empty one no more than "not yet". */
export function isWhole(live: Live<unknown>, { onDevice }: Pick<Reach, 'onDevice'>): boolean {
  return live.kind === 'ready' && (!live.fromCache || onDevice);
}

/** Whether nothing more of an answer is on its way: all of it is there, or nobody can be asked for the rest. */
export function isSettled(live: Live<unknown>, reach: Reach): boolean {
  return isWhole(live, reach) || (live.kind === 'ready' && !reach.connected);
}

/** How far something has been fetched; `unfetched`: offline, and nothing of it lies on this device. */
export type Fetched = 'loading' | 'failed' | 'unfetched' | 'ready';

/** How far an answer has been fetched; an empty one is `ready` only where it means that there is nothing. */
export function fetchedOf(live: Live<unknown>, isEmpty: boolean, reach: Reach): Fetched {
  if (live.kind !== 'ready') return live.kind;
  if (!isEmpty || isWhole(live, reach)) return 'ready';
  return reach.connected ? 'loading' : 'unfetched';
}

/** How far several have been fetched that are only shown together. */
export function worst(parts: Fetched[]): Fetched {
  const order = ['failed', 'unfetched', 'loading'] as const;
  return order.find((each) => parts.includes(each)) ?? 'ready';
}
