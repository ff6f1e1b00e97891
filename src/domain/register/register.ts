import type { Entry } from '@/domain/values/live';
import type { Customer } from './customer';
import type { RegisterChange } from './registerChange';
import { changedFields, valuesBefore } from '@/domain/values/changedFields';
import type { Vehicle, VehicleFields } from './vehicle';

/** A document of the register that does not parse. */
export type UnreadableRecord = Pick<RegisterChange, 'collection' | 'id'>;

/**
 * The customers and vehicles of the workshop, all in memory. `complete` is false until the first load is
 * done, which may be interrupted by going offline, and `isPreview` is true as long as only what this device showed
 * last has been read; `unreadable` names the documents that are left out because
 * they do not parse.
 */
export type Register =
  | { kind: 'loading' }
  | { kind: 'failed'; error: Error }
  | {
      kind: 'ready';
      customers: ReadonlyMap<string, Entry<Customer>>;
      vehicles: ReadonlyMap<string, Entry<Vehicle>>;
      /** The stored versions of the vehicles that are shown with who took over from the customers that they name. */
      written: ReadonlyMap<string, Entry<Vehicle>>;
      /** By a merged customer's id, the id of the customer who took over. */
      merged: ReadonlyMap<string, string>;
      complete: boolean;
      isPreview: boolean;
      unreadable: readonly UnreadableRecord[];
    };

/**
 * The values `base` that a change of a vehicle was typed over, as they are stored. A value that somebody else has changed since
 * it was shown stays as it was typed over.
 */
export function baseAsStored(
  register: Register,
  id: string,
  base: Partial<VehicleFields>,
): Partial<VehicleFields> {
  if (register.kind !== 'ready') return base;
  const [shown, stored] = [register.vehicles.get(id), register.written.get(id)];
  if (!shown || !stored) return base;
  return { ...valuesBefore(stored.data, base), ...changedFields(shown.data, base) };
}
