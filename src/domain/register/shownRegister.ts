import { changedIds } from '@/domain/values/changedIds';
import type { Entry } from '@/domain/values/live';
import type { Customer } from './customer';
import { renamedPeople, type Vehicle, vehiclePeople } from './vehicle';

/** A document of the register by its id as it is now; undefined when there is none. */
export type Changed<T> = [id: string, entry: Entry<T> | undefined];

/** What of the register's documents is shown. Each map stays the same one for as long as nothing in it is different. */
export interface ShownRegister {
  /** Those that are in use, anonymised ones included. */
  customers: ReadonlyMap<string, Entry<Customer>>;
  /** With whoever has the cards of their people now: they can have been written while those were merged. */
  vehicles: ReadonlyMap<string, Entry<Vehicle>>;
  /** Who took over from a merged customer, by its id. */
  merged: ReadonlyMap<string, string>;
  /** Into whom each merged customer went, by its id. */
  mergedInto: ReadonlyMap<string, string>;
  /** The vehicles that are shown with other people, as they were written. */
  written: ReadonlyMap<string, Entry<Vehicle>>;
}

/** The register before anything is known. */
export const nothingShown: ShownRegister = {
  customers: new Map(),
  vehicles: new Map(),
  merged: new Map(),
  mergedInto: new Map(),
  written: new Map(),
};

/** The register after some of its documents have changed; at the cost of those and of copying the maps that they are in. */
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

/** The same map where nothing in it becomes another, else a copy; undefined takes a value out. */
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

/** Who has each merged customer's card now, through as many mergers as it takes; left out where that is nobody. */
function takenOver(
  mergedInto: ReadonlyMap<string, string>,
  listed: ReadonlyMap<string, unknown>,
): Map<string, string> {
  const found = new Map<string, string>();
  for (const id of mergedInto.keys()) {
    const passed = new Set<string>();
    let now: string | undefined = id;
    // Nothing forbids two devices to merge a pair in opposite directions.
    while (now !== undefined && !listed.has(now) && !passed.has(now)) {
      passed.add(now);
      now = mergedInto.get(now);
    }
    if (now !== undefined && listed.has(now)) found.set(id, now);
  }
  return found;
}

/** A vehicle with whoever has the cards of its people now; the same entry where that is who it names. */
function withTakers(entry: Entry<Vehicle>, merged: ReadonlyMap<string, string>): Entry<Vehicle> {
  if (!vehiclePeople(entry.data).some((id) => merged.has(id))) return entry;
  const people = renamedPeople(entry.data, (id) => merged.get(id) ?? id);
  return { ...entry, data: { ...entry.data, ...people } };
}
