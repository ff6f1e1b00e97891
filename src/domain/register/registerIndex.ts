import { changedIds } from '@/domain/values/changedIds';
import type { Customer } from './customer';
import type { Kept } from './registerKeys';
import {
  customerRow,
  type CustomerVehicles,
  type IndexedRow,
  insertRow,
  type Keyed,
  linkVehicles,
  ownerlessRow,
  type RowOrder,
  rowsOf,
} from './registerRows';
import { type Vehicle, vehiclePeople } from './vehicle';

/** The register, prepared for searches. */
export interface RegisterIndex<C, V> {
  customers: ReadonlyMap<string, C>;
  vehicles: ReadonlyMap<string, V>;
  links: ReadonlyMap<string, CustomerVehicles<Keyed<V>>>;
  rows: IndexedRow<C, V>[];
  /** The rows in each order that has been used so far. */
  sorted: Map<RowOrder, IndexedRow<C, V>[]>;
}

/** With more changes than this it is faster to index the whole register again. */
const mostUpdated = 200;

/** Indexes the register. The work on each entry is done only once, so that a second index is made faster. */
export function indexRegister<C extends Kept<Customer>, V extends Kept<Vehicle>>(
  customers: ReadonlyMap<string, C>,
  vehicles: ReadonlyMap<string, V>,
): RegisterIndex<C, V> {
  const links = linkVehicles(vehicles.values());
  const rows = rowsOf(customers, vehicles, links);
  return { customers, vehicles, links, rows, sorted: new Map() };
}

/**
 * The index of a register, made from an earlier index, which stays unchanged; the same index when no entry
 * has changed.
 */
export function updateIndex<C extends Kept<Customer>, V extends Kept<Vehicle>>(
  former: RegisterIndex<C, V>,
  customers: ReadonlyMap<string, C>,
  vehicles: ReadonlyMap<string, V>,
): RegisterIndex<C, V> {
  const changed = changedIds(former.customers, customers);
  const changedCars = changedIds(former.vehicles, vehicles);
  const count = changed.size + changedCars.size;
  if (count === 0) return former;
  if (count > mostUpdated) return indexRegister(customers, vehicles);

  const carsNow = entriesOf(vehicles, changedCars);
  const named = [...entriesOf(former.vehicles, changedCars), ...carsNow];
  const people = new Set(named.flatMap(({ data }) => vehiclePeople(data)));
  const links = relinked(former.links, people, changedCars, carsNow);
  for (const id of people) changed.add(id);
  // A vehicle gets a row of its own when its owner disappears from the register, and loses the row when the
  // owner appears.
  for (const id of changed) {
    for (const { entry } of links.get(id)?.owned ?? []) changedCars.add(entry.id);
  }

  const rows = [
    ...entriesOf(customers, changed).map((customer) => customerRow(customer, links, 0)),
    ...entriesOf(vehicles, changedCars)
      .filter(({ data }) => !customers.has(data.ownerId ?? ''))
      .map((entry) => ownerlessRow<C, V>(entry, 0)),
  ];
  const isOld = ({ customer, owned }: IndexedRow<C, V>) =>
    customer ? changed.has(customer.id) : changedCars.has(owned[0]?.entry.id ?? '');
  return { customers, vehicles, links, ...exchanged(former, former.rows.filter(isOld), rows) };
}

function entriesOf<T>(all: ReadonlyMap<string, T>, ids: Iterable<string>): T[] {
  return [...ids].map((id) => all.get(id)).filter((entry) => entry !== undefined);
}

/** The links, those of `people` computed again because vehicles that name them have changed. */
function relinked<V extends Kept<Vehicle>>(
  former: ReadonlyMap<string, CustomerVehicles<Keyed<V>>>,
  people: Iterable<string>,
  changedCars: ReadonlySet<string>,
  carsNow: V[],
): ReadonlyMap<string, CustomerVehicles<Keyed<V>>> {
  const links = new Map(former);
  for (const id of people) {
    const cars = new Map<string, V>();
    const { owned = [], paid = [], driven = [], former: sold = [] } = former.get(id) ?? {};
    for (const { entry } of [...owned, ...paid, ...driven, ...sold]) {
      if (!changedCars.has(entry.id)) cars.set(entry.id, entry);
    }
    for (const entry of carsNow)
      if (vehiclePeople(entry.data).includes(id)) cars.set(entry.id, entry);
    const own = linkVehicles(cars.values()).get(id);
    if (own) links.set(id, own);
    else links.delete(id);
  }
  return links;
}

/**
 * The rows and their orders with some rows replaced; all other rows keep their places, except a few from the
 * end that fill gaps.
 */
function exchanged<C extends Kept<Customer>, V extends Kept<Vehicle>>(
  former: RegisterIndex<C, V>,
  old: IndexedRow<C, V>[],
  made: IndexedRow<C, V>[],
): Pick<RegisterIndex<C, V>, 'rows' | 'sorted'> {
  const rows = [...former.rows];
  const gone = new Set(old);
  const free = old.map(({ place }) => place);
  const fresh = made.map((row, at) => ({
    ...row,
    place: free[at] ?? rows.length + at - free.length,
  }));
  for (const row of fresh) rows[row.place] = row;
  // The gaps are filled from the last one on, so that a row moved into a gap is never itself a gap.
  for (const place of free.slice(made.length).reverse()) {
    const last = rows.pop();
    if (!last || last.place === place) continue;
    gone.add(last);
    const moved = { ...last, place };
    rows[place] = moved;
    fresh.push(moved);
  }
  const sorted = new Map<RowOrder, IndexedRow<C, V>[]>();
  for (const [order, list] of former.sorted) {
    const kept = list.filter((row) => !gone.has(row));
    for (const row of fresh) if (!gone.has(row)) insertRow(kept, row, order);
    sorted.set(order, kept);
  }
  return { rows, sorted };
}
