/**
 * A document as read: its id, its parsed data, and whether a write to it waits for the server (`pending`).
 */
export interface Entry<T> {
  id: string;
  data: T;
  pending: boolean;
}

/**
 * The answer of a live query so far. `fromCache` means that the server has not confirmed the answer, so an
 * empty list does not yet mean "none"; `unreadable` has the ids of documents that do not parse and are left
 * out.
 */
export type Live<T> =
  | { kind: 'loading' }
  | { kind: 'failed'; error: Error }
  | { kind: 'ready'; data: T; fromCache: boolean; unreadable: string[] };

const nothing: never[] = [];

/** The entries of a live list; until the list is ready, the same empty array at every call. */
export function entriesOf<T>(live: Live<Entry<T>[]>): Entry<T>[] {
  return live.kind === 'ready' ? live.data : nothing;
}

/** Joins several lists in their order; the result is no more certain than the least certain list. */
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

/**
 * The data within reach of this device: `onDevice` when everything is stored on the device, `offline` when
 * the contact with the server is lost.
 */
export interface Reach {
  onDevice: boolean;
  offline: boolean;
}

/**
 * True if an answer is complete: an answer from the cache may be a part, and an empty one may only mean "not
 * yet".
 */
export function isWhole(live: Live<unknown>, { onDevice }: Pick<Reach, 'onDevice'>): boolean {
  return live.kind === 'ready' && (!live.fromCache || onDevice);
}

/** True if a watched document is known not to exist: a part of an answer, or one that does not parse, is not that. */
export function isGone(live: Live<unknown>, reach: Pick<Reach, 'onDevice'>): boolean {
  return (
    live.kind === 'ready' &&
    live.data === null &&
    live.unreadable.length === 0 &&
    isWhole(live, reach)
  );
}

/**
 * True if an answer will not change by itself: it is complete, or the server cannot be asked for the rest.
 */
export function isSettled(live: Live<unknown>, reach: Reach): boolean {
  return isWhole(live, reach) || (live.kind === 'ready' && reach.offline);
}

/** True if an answer is all that can be had: it is settled, or cannot be read and says so where it is shown. */
export function isAsKnown(live: Live<unknown>, reach: Reach): boolean {
  return live.kind === 'failed' || isSettled(live, reach);
}

/** The state of fetched data; `unfetched` means offline with none of the data on this device. */
export type Fetched = 'loading' | 'failed' | 'unfetched' | 'ready';

/** The fetch state of an answer; an empty answer is `ready` only when it means that there is nothing. */
export function fetchedOf(live: Live<unknown>, isEmpty: boolean, reach: Reach): Fetched {
  if (live.kind !== 'ready') return live.kind;
  if (!isEmpty || isWhole(live, reach)) return 'ready';
  return reach.offline ? 'unfetched' : 'loading';
}

/** The fetch state of several answers that are only shown together. */
export function worst(parts: Fetched[]): Fetched {
  const order = ['failed', 'unfetched', 'loading'] as const;
  return order.find((each) => parts.includes(each)) ?? 'ready';
}
