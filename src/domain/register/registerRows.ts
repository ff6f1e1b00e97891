import type { Customer } from './customer';
import { bareTexts, type JoinedTexts, joinTexts } from '@/domain/values/joinedTexts';
import { memoised } from '@/domain/values/memoised';
import {
  type CustomerKeys,
  customerKeys,
  type Kept,
  ownerlessKeys,
  type VehicleKeys,
  vehicleKeys,
} from './registerKeys';
import type { Vehicle } from './vehicle';

/** A customer's vehicles by relation, each list in order of plate. */
export interface CustomerVehicles<V> {
  owned: V[];
  paid: V[];
  driven: V[];
  former: V[];
}

/** An entry with the keys by which it is found. */
export interface Keyed<V> {
  entry: V;
  keys: VehicleKeys;
}

/** A customer with the vehicles that it owns, or one vehicle whose owner is not in the register. */
export interface IndexedRow<C, V> {
  /** The row's place among all rows. */
  place: number;
  customer: C | null;
  vehicles: V[];
  keys: CustomerKeys;
  owned: Keyed<V>[];
  /** The vehicles that the customer pays for or drives but does not own. */
  others: Keyed<V>[];
}

type Row = IndexedRow<Kept<Customer>, Kept<Vehicle>>;

/** Milliseconds from 1970, later than any change. */
const latest = 1e15;

export type RowOrder = 'name' | 'changed' | 'city' | 'plate';

/**
 * The vehicles of each customer, by the ids that the vehicles name. A vehicle that the customer pays for or
 * drives is listed as such only when the customer is not its owner.
 */
export function linkVehicles<V extends Kept<Vehicle>>(
  vehicles: Iterable<V>,
): Map<string, CustomerVehicles<Keyed<V>>> {
  const links = new Map<string, CustomerVehicles<Keyed<V>>>();
  const linksOf = (id: string) => {
    const known = links.get(id) ?? { owned: [], paid: [], driven: [], former: [] };
    links.set(id, known);
    return known;
  };
  for (const entry of vehicles) {
    const { ownerId, payerId, driverId, formerOwners } = entry.data;
    const keyed = { entry, keys: vehicleKeys(entry) };
    if (ownerId !== null) linksOf(ownerId).owned.push(keyed);
    if (payerId !== null && payerId !== ownerId) linksOf(payerId).paid.push(keyed);
    if (driverId !== null && driverId !== ownerId) linksOf(driverId).driven.push(keyed);
    for (const id in formerOwners) linksOf(id).former.push(keyed);
  }
  for (const { owned, paid, driven, former } of links.values()) {
    for (const list of [owned, paid, driven, former]) {
      if (list.length > 1) list.sort(byPlate);
    }
  }
  return links;
}

/** The row of a customer. */
export function customerRow<C extends Kept<Customer>, V>(
  customer: C,
  links: ReadonlyMap<string, CustomerVehicles<Keyed<V>>>,
  place: number,
): IndexedRow<C, V> {
  const { owned = [], paid = [], driven = [] } = links.get(customer.id) ?? {};
  return {
    place,
    customer,
    vehicles: owned.map(({ entry }) => entry),
    keys: customerKeys(customer),
    owned,
    others: [...paid, ...driven.filter(({ entry }) => paid.every((each) => each.entry !== entry))],
  };
}

/** The row of a vehicle whose owner is not in the register. */
export function ownerlessRow<C, V extends Kept<Vehicle>>(
  entry: V,
  place: number,
): IndexedRow<C, V> {
  const keys = vehicleKeys(entry);
  const owned = [{ entry, keys }];
  return { place, customer: null, vehicles: [entry], keys: ownerlessKeys(keys), owned, others: [] };
}

/** A row for each customer, and for each vehicle without a customer. */
export function rowsOf<C extends Kept<Customer>, V extends Kept<Vehicle>>(
  customers: ReadonlyMap<string, C>,
  vehicles: ReadonlyMap<string, V>,
  links: ReadonlyMap<string, CustomerVehicles<Keyed<V>>>,
): IndexedRow<C, V>[] {
  const rows: IndexedRow<C, V>[] = [];
  for (const customer of customers.values()) rows.push(customerRow(customer, links, rows.length));
  for (const entry of vehicles.values()) {
    if (!customers.has(entry.data.ownerId ?? '')) rows.push(ownerlessRow(entry, rows.length));
  }
  return rows;
}

/** All searched texts of each row, computed when they are first needed. */
export const textsOf = memoised((rows: readonly IndexedRow<unknown, unknown>[]): JoinedTexts =>
  joinTexts(
    rows.map(({ keys, owned, others }) => {
      let text = keys.text;
      for (const vehicle of owned) text += `\n${vehicle.keys.text}`;
      for (const vehicle of others) text += `\n${vehicle.keys.text}`;
      return text;
    }),
  ),
);

/** All searched texts of each row with a for å and ä, and o for ö. */
export const bareTextsOf = memoised((rows: readonly IndexedRow<unknown, unknown>[]): JoinedTexts =>
  bareTexts(textsOf(rows)),
);

/**
 * The rows in order: the newest change first, or by text, with rows that lack the text last; equal rows by
 * id.
 */
export function sortRows<C extends Kept<Customer>, V extends Kept<Vehicle>>(
  rows: readonly IndexedRow<C, V>[],
  order: RowOrder,
): IndexedRow<C, V>[] {
  const keyed = rows.map((row) => ({ row, key: sortKey(row, order) }));
  return keyed
    .sort((one, other) => compare(one.key, other.key) || compareIds(one.row, other.row))
    .map(({ row }) => row);
}

/** Inserts a row at its place among sorted rows; changes `sorted`. */
export function insertRow<C extends Kept<Customer>, V extends Kept<Vehicle>>(
  sorted: IndexedRow<C, V>[],
  row: IndexedRow<C, V>,
  order: RowOrder,
): void {
  const key = sortKey(row, order);
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const other = sorted[middle];
    const isAfter = other && (compare(sortKey(other, order), key) || compareIds(other, row)) < 0;
    if (isAfter) from = middle + 1;
    else to = middle;
  }
  sorted.splice(from, 0, row);
}

/** Compares texts by plain comparison of characters, for sorting. */
export function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

function byPlate<V extends Kept<Vehicle>>(one: Keyed<V>, other: Keyed<V>): number {
  return compare(one.keys.byPlate, other.keys.byPlate) || compare(one.entry.id, other.entry.id);
}

function compareIds(one: Row, other: Row): number {
  return compare(idOf(one), idOf(other));
}

function idOf({ customer, vehicles }: Row): string {
  return customer?.id ?? vehicles[0]?.id ?? '';
}

function sortKey(row: Row, order: RowOrder): string {
  const { keys, owned } = row;
  if (order === 'changed') return String(latest - changedAt(row)).padStart(16, '0');
  if (order === 'name') return keys.byName;
  if (order === 'city') return `${keys.byCity}\n${keys.byName}`;
  return owned[0] ? `0${owned[0].keys.byPlate}\n${keys.byName}` : `1${keys.byName}`;
}

function changedAt({ customer, vehicles }: Row): number {
  let time = customer?.data.updatedAt.getTime() ?? 0;
  for (const { data } of vehicles) time = Math.max(time, data.updatedAt.getTime());
  return time;
}
