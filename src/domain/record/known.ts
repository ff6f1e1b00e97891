import type { Entry } from '@/domain/values/live';

/** The documents about a customer that could be read; `complete` is false when there may be more. */
export interface Known<T> {
  items: Entry<T>[];
  complete: boolean;
}
