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
