import type { Entry } from '@/domain/values/live';
import type { Customer } from './customer';
import { parsePhone } from '@/domain/values/phone';
import { vehicleKeys } from './registerKeys';
import { isHit, readQuery } from './registerQuery';
import type { RegisterIndex } from './registerIndex';
import { findRows, vehiclesOf } from './registerSearch';
import { parseRegistrationNumber } from '@/domain/values/registrationNumber';
import { singleLine } from '@/domain/values/typedText';
import type { Vehicle } from './vehicle';

const mostOptions = 6;

/** A customer who is not in the register yet, as far as the details have been typed. */
export interface NewCustomer {
  name: string;
  phone: string;
}

/** A possible answer to a search for the vehicle or customer of a booking. */
export type WhoOption = { key: string } & (
  | { kind: 'vehicle'; vehicle: Entry<Vehicle>; customer: Entry<Customer> | null }
  | { kind: 'customer'; customer: Entry<Customer>; vehicles: Entry<Vehicle>[] }
  | { kind: 'newVehicle'; plate: string }
  | { kind: 'newCustomer'; customer: NewCustomer }
);

type Index = RegisterIndex<Entry<Customer>, Entry<Vehicle>>;

/**
 * Options that match part of a plate or of a customer: vehicles, customers without vehicles, and a new
 * vehicle or customer to add. Before anything is typed, these are the vehicles of the chosen customer. No vehicle is called
 * new while the index is not `complete`: it may be among those that are still on their way.
 */
export function vehicleOptions(
  index: Index,
  query: string,
  customerId: string | null = null,
  complete = true,
): WhoOption[] {
  const customer = index.customers.get(customerId ?? '');
  if (query.trim() === '' && customer) {
    const { owned, driven, paid } = vehiclesOf(index, customer.id);
    const own = [...new Set([...owned, ...driven, ...paid])];
    return own
      .slice(0, mostOptions)
      .map((vehicle) => ({ key: vehicle.id, kind: 'vehicle', vehicle, customer }));
  }
  const asked = readQuery(query);
  const found = new Map<string, WhoOption>();
  for (const { customer, vehicles } of rowsFor(index, query)) {
    const hits = vehicles.filter((vehicle) => isHit(vehicleKeys(vehicle), asked));
    const shown = hits.length > 0 ? hits : vehicles;
    for (const vehicle of shown) {
      // A vehicle is listed once, with its owner; other customers who have a part in it come later.
      if (found.has(vehicle.id)) continue;
      found.set(vehicle.id, { key: vehicle.id, kind: 'vehicle', vehicle, customer });
    }
    if (customer && vehicles.length === 0) found.set(customer.id, customerOption(customer, []));
    if (found.size >= mostOptions) break;
  }
  const known = [...found.values()].slice(0, mostOptions);
  const added = newOptions(index, query);
  return [...known, ...added.filter(({ kind }) => complete || kind !== 'newVehicle')];
}

/** Customers that match part of a name, phone or plate, and a new customer to add. */
export function customerOptions(index: Index, query: string): WhoOption[] {
  const known = rowsFor(index, query)
    .filter(({ customer }) => customer !== null)
    .slice(0, mostOptions)
    .flatMap(({ customer, vehicles }) => (customer ? [customerOption(customer, vehicles)] : []));
  const isPlate = plateIn(query)?.isOrdinary;
  return [...known, ...(query.trim() && !isPlate ? [newCustomerOption(query)] : [])];
}

/** The customer who is most likely to come with a vehicle; never an anonymised one. */
export function ownerOf(
  { data: { ownerId, driverId, payerId } }: Entry<Vehicle>,
  customers: ReadonlyMap<string, Entry<Customer>>,
): string | null {
  const isForgotten = (id: string) => customers.get(id)?.data.status === 'anonymised';
  return [ownerId, driverId, payerId].find((id) => id !== null && !isForgotten(id)) ?? null;
}

function rowsFor(index: Index, query: string) {
  if (query.trim() === '') return [];
  // An anonymised customer cannot be booked for, but the vehicle may have another owner by now.
  return findRows(index, { query, kind: 'all', tags: [], sort: 'name' }).map((row) =>
    row.customer?.data.status === 'active' ? row : { customer: null, vehicles: row.vehicles },
  );
}

function newOptions(index: Index, query: string): WhoOption[] {
  const text = singleLine(query);
  if (text === '') return [];
  const plate = plateIn(text);
  const isKnown = [...index.vehicles.values()].some(
    ({ data }) => data.registrationNumber === plate?.number,
  );
  const vehicle: WhoOption[] =
    plate && !isKnown ? [{ key: 'newVehicle', kind: 'newVehicle', plate: plate.number }] : [];
  return plate?.isOrdinary ? vehicle : [...vehicle, newCustomerOption(text)];
}

/** The plate that a text may be: letters and a digit, and no telephone number. */
function plateIn(text: string): { number: string; isOrdinary: boolean } | null {
  const parsed = parseRegistrationNumber(text);
  if (!parsed.ok || !/\p{L}/u.test(parsed.value) || !/\d/.test(parsed.value)) return null;
  return parsed.value.length < 4
    ? null
    : { number: parsed.value, isOrdinary: parsed.warning === undefined };
}

function customerOption(customer: Entry<Customer>, vehicles: Entry<Vehicle>[]): WhoOption {
  return { key: customer.id, kind: 'customer', customer, vehicles };
}

function newCustomerOption(query: string): WhoOption {
  const text = singleLine(query);
  const customer = parsePhone(text).ok ? { name: '', phone: text } : { name: text, phone: '' };
  return { key: 'newCustomer', kind: 'newCustomer', customer };
}
