import type { Customer } from './customer';
import { type JoinedTexts, joinTexts } from '@/domain/values/joinedTexts';
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

/** A customer's vehicles by what they are to it, each list by plate. */
export interface CustomerVehicles<V> {
  owned: V[];
  paid: V[];
  driven: V[];
  former: V[];
}

/** An entry with what it is found by. */
export interface Keyed<V> {
  entry: V;
  keys: VehicleKeys;
}

/** A customer with the vehicles it owns, or one vehicle whose owner is nobody in the register. */
export interface IndexedRow<C, V> {
  /** Among all the rows. */
  place: number;
  customer: C | null;
  vehicles: V[];
  keys: CustomerKeys;
  owned: Keyed<V>[];
  /** Paid for or driven, and not owned. */
  others: Keyed<V>[];
}

export type RowOrder = 'name' | 'changed' | 'city' | 'plate';

/** Which vehicles each customer has to do with. What it pays for or drives counts where it is not also the owner. */
export function linkVehicles<C, V extends Kept<Vehicle>>(
  customers: ReadonlyMap<string, C>,
  vehicles: ReadonlyMap<string, V>,
): Map<string, CustomerVehicles<Keyed<V>>> {
  const links = new Map<string, CustomerVehicles<Keyed<V>>>();
  for (const id of customers.keys()) links.set(id, { owned: [], paid: [], driven: [], former: [] });
  for (const entry of vehicles.values()) {
    const { ownerId, payerId, driverId, formerOwners } = entry.data;
    const keyed = { entry, keys: vehicleKeys(entry) };
    links.get(ownerId ?? '')?.owned.push(keyed);
    if (payerId !== ownerId) links.get(payerId ?? '')?.paid.push(keyed);
    if (driverId !== ownerId) links.get(driverId ?? '')?.driven.push(keyed);
    for (const id in formerOwners) links.get(id)?.former.push(keyed);
  }
  for (const { owned, paid, driven, former } of links.values()) {
    for (const list of [owned, paid, driven, former]) {
      if (list.length > 1) list.sort((one, other) => compare(one.keys.byPlate, other.keys.byPlate));
    }
  }
  return links;
}

/** A row for each customer, and for each vehicle without one. */
export function rowsOf<C extends Kept<Customer>, V extends Kept<Vehicle>>(
  customers: ReadonlyMap<string, C>,
  vehicles: ReadonlyMap<string, V>,
  links: ReadonlyMap<string, CustomerVehicles<Keyed<V>>>,
): IndexedRow<C, V>[] {
  const rows: IndexedRow<C, V>[] = [];
  for (const customer of customers.values()) {
    const { owned = [], paid = [], driven = [] } = links.get(customer.id) ?? {};
    rows.push({
      place: rows.length,
      customer,
      vehicles: owned.map(({ entry }) => entry),
      keys: customerKeys(customer),
      owned,
      others: [...paid, ...driven.filter((vehicle) => !paid.includes(vehicle))],
    });
  }
  for (const entry of vehicles.values()) {
    if (customers.has(entry.data.ownerId ?? '')) continue;
    const keys = vehicleKeys(entry);
    rows.push({
      place: rows.length,
      customer: null,
      vehicles: [entry],
      keys: ownerlessKeys(keys),
      owned: [{ entry, keys }],
      others: [],
    });
  }
  return rows;
}

/** All that each row is found by; made when it is first asked for. */
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

/** The rows in order: newest change first, else by text with those that lack it last. */
export function sortRows<C extends Kept<Customer>, V extends Kept<Vehicle>>(
  rows: readonly IndexedRow<C, V>[],
  order: RowOrder,
): IndexedRow<C, V>[] {
  if (order === 'changed') {
    const timed = rows.map((row) => ({ row, time: changedAt(row) }));
    return timed.sort((one, other) => other.time - one.time).map(({ row }) => row);
  }
  const keyed = rows.map((row) => ({ row, key: sortKey(row, order) }));
  return keyed.sort((one, other) => compare(one.key, other.key)).map(({ row }) => row);
}

/** Orders by plain comparison of characters. */
export function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

function sortKey<C, V>(
  { keys, owned }: IndexedRow<C, V>,
  order: 'name' | 'city' | 'plate',
): string {
  if (order === 'name') return keys.byName;
  if (order === 'city') return `${keys.byCity}\n${keys.byName}`;
  return owned[0] ? `0${owned[0].keys.byPlate}\n${keys.byName}` : `1${keys.byName}`;
}

function changedAt<C extends Kept<Customer>, V extends Kept<Vehicle>>(
  row: IndexedRow<C, V>,
): number {
  let time = row.customer?.data.updatedAt.getTime() ?? 0;
  for (const { data } of row.vehicles) time = Math.max(time, data.updatedAt.getTime());
  return time;
}
