import { changedIds } from '@/domain/values/changedIds';
import type { Entry } from '@/domain/values/live';
import type { Customer } from './customer';
import { renamedPeople, type Vehicle, vehiclePeople } from './vehicle';

/** A document of the register by its id as it is now; undefined when there is none. */
export type Changed<T> = [id: string, entry: Entry<T> | undefined];

/**
 * The documents of the register that are shown. Each map stays the same object for as long as its content is
 * the same.
 */
export interface ShownRegister {
  /** The customers in use, including the anonymised ones. */
  customers: ReadonlyMap<string, Entry<Customer>>;
  /**
   * The vehicles, naming the customers who took over from merged ones: a vehicle may have been written during
   * a merge.
   */
  vehicles: ReadonlyMap<string, Entry<Vehicle>>;
  /** By a merged customer's id, the id of the customer who took over. */
  merged: ReadonlyMap<string, string>;
  /** By a merged customer's id, the id of the customer it was directly merged into. */
  mergedInto: ReadonlyMap<string, string>;
  /** The stored versions of the vehicles that are shown with other customers than they name. */
  written: ReadonlyMap<string, Entry<Vehicle>>;
}

/** The register before any document has been read. */
export const nothingShown: ShownRegister = {
  customers: new Map(),
  vehicles: new Map(),
  merged: new Map(),
  mergedInto: new Map(),
  written: new Map(),
};

/**
 * The register after some of its documents have changed. The cost is that of the changed documents and of
 * copying the maps that hold them.
 */
export function withChanges(
  former: ShownRegister,
  changedCustomers: Changed<Customer>[],
  changedVehicles: Changed<Vehicle>[],
): ShownRegister {
  const customers = withValues(
    former.customers,
    changedCustomers.map(([id, entry]) => [id, entry && isListed(entry.data) ? entry : undefined]),
  );
  const mergedInto = withValues(
    former.mergedInto,
    changedCustomers.map(([id, entry]) => [id, entry?.data.mergedInto ?? undefined]),
  );
  const isSame = customers === former.customers && mergedInto === former.mergedInto;
  const merged = isSame
    ? former.merged
    : unlessEqual(former.merged, takenOver(mergedInto, customers));

  const wasWritten = (id: string) => former.written.get(id) ?? former.vehicles.get(id);
  const now = new Map<string, Entry<Vehicle> | undefined>();
  if (merged !== former.merged) {
    const others = changedIds(former.merged, merged);
    for (const [id, shown] of former.vehicles) {
      const entry = former.written.get(id) ?? shown;
      if (vehiclePeople(entry.data).some((person) => others.has(person))) now.set(id, entry);
    }
  }
  for (const [id, entry] of changedVehicles) {
    const active = entry?.data.status === 'active' ? entry : undefined;
    if (active !== wasWritten(id)) now.set(id, active);
  }
  if (isSame && now.size === 0) return former;
  const shown = [...now].map(([id, entry]): [string, Entry<Vehicle> | undefined] => [
    id,
    entry && withTakers(entry, merged),
  ]);
  return {
    customers,
    vehicles: withValues(former.vehicles, shown),
    merged,
    mergedInto,
    written: withValues(
      former.written,
      shown.map(([id, entry]) => [id, entry === now.get(id) ? undefined : now.get(id)]),
    ),
  };
}

function isListed({ status }: Customer): boolean {
  return status === 'active' || status === 'anonymised';
}

/**
 * The map with values replaced: the same map when nothing changes, otherwise a copy; undefined removes a
 * value.
 */
function withValues<T>(
  map: ReadonlyMap<string, T>,
  values: [id: string, value: T | undefined][],
): ReadonlyMap<string, T> {
  const others = values.filter(([id, value]) => map.get(id) !== value);
  if (others.length === 0) return map;
  const copy = new Map(map);
  for (const [id, value] of others) {
    if (value === undefined) copy.delete(id);
    else copy.set(id, value);
  }
  return copy;
}

function unlessEqual<T>(
  former: ReadonlyMap<string, T>,
  next: ReadonlyMap<string, T>,
): ReadonlyMap<string, T> {
  return changedIds(former, next).size === 0 ? former : next;
}

/**
 * By each merged customer's id, the customer who finally took over, through any number of merges; left out
 * when there is none.
 */
function takenOver(
  mergedInto: ReadonlyMap<string, string>,
  listed: ReadonlyMap<string, unknown>,
): Map<string, string> {
  const found = new Map<string, string>();
  for (const id of mergedInto.keys()) {
    const passed = new Set<string>();
    let now: string | undefined = id;
    // Two devices may merge a pair in opposite directions, which makes a circle.
    while (now !== undefined && !listed.has(now) && !passed.has(now)) {
      passed.add(now);
      now = mergedInto.get(now);
    }
    if (now !== undefined && listed.has(now)) found.set(id, now);
  }
  return found;
}

/**
 * A vehicle that names the customers who took over from merged ones; the same entry when it names no merged
 * customer.
 */
function withTakers(entry: Entry<Vehicle>, merged: ReadonlyMap<string, string>): Entry<Vehicle> {
  if (!vehiclePeople(entry.data).some((id) => merged.has(id))) return entry;
  const people = renamedPeople(entry.data, (id) => merged.get(id) ?? id);
  return { ...entry, data: { ...entry.data, ...people } };
}
