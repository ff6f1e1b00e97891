import type { Entry } from '@/domain/values/live';
import type { Customer } from './customer';
import type { Vehicle } from './vehicle';

/**
 * The customers and vehicles of the workshop, all in memory. `complete` is false while the first load is
 * under way, or when the device went offline before it was done; `unreadable` documents are left out.
 */
export type Register =
  | { kind: 'loading' }
  | { kind: 'failed'; error: Error }
  | {
      kind: 'ready';
      customers: ReadonlyMap<string, Entry<Customer>>;
      vehicles: ReadonlyMap<string, Entry<Vehicle>>;
      /** Who took over from a merged customer, by its id. */
      merged: ReadonlyMap<string, string>;
      complete: boolean;
      unreadable: number;
    };

/** Whether nothing is different between two states of the register: the same maps, counts and errors. */
export function isSameRegister(one: Register, other: Register): boolean {
  const values = new Map<string, unknown>(Object.entries(other));
  return Object.entries(one).every(([key, value]) => values.get(key) === value);
}
