import type { Entry } from '@/domain/values/live';
import type { Customer } from './customer';
import type { RegisterChange } from './registerChange';
import type { Vehicle } from './vehicle';

/** A document of the register that does not parse. */
export type UnreadableRecord = Pick<RegisterChange, 'collection' | 'id'>;

/**
 * The customers and vehicles of the workshop, all in memory. `complete` is false until the first load is
 * done, which may be interrupted by going offline; `unreadable` names the documents that are left out because
 * they do not parse.
 */
export type Register =
  | { kind: 'loading' }
  | { kind: 'failed'; error: Error }
  | {
      kind: 'ready';
      customers: ReadonlyMap<string, Entry<Customer>>;
      vehicles: ReadonlyMap<string, Entry<Vehicle>>;
      /** By a merged customer's id, the id of the customer who took over. */
      merged: ReadonlyMap<string, string>;
      complete: boolean;
      unreadable: readonly UnreadableRecord[];
    };

/** Whether two states of the register are the same: the same maps, counts and errors. */
export function isSameRegister(one: Register, other: Register): boolean {
  const values = new Map<string, unknown>(Object.entries(other));
  return Object.entries(one).every(([key, value]) => values.get(key) === value);
}
