import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Customer } from '@/domain/register/customer';
import {
  type Changed,
  nothingShown,
  type ShownRegister,
  withChanges,
} from '@/domain/register/shownRegister';
import { renamedPeople, type Vehicle } from '@/domain/register/vehicle';
import type { Entry } from '@/domain/values/live';
import { keptCustomer, keptVehicle } from '../../../support/registerEntries';

const customer = (
  id: string,
  values: Parameters<typeof keptCustomer>[1] = {},
): Entry<Customer> => ({
  ...keptCustomer(id, values),
  pending: false,
});
const vehicle = (id: string, values: Parameters<typeof keptVehicle>[1] = {}): Entry<Vehicle> => ({
  ...keptVehicle(id, values),
  pending: false,
});
const idOf = <T>(entry: Entry<T>): Changed<T> => [entry.id, entry];

const merged = (id: string, into: string) => customer(id, { status: 'merged', mergedInto: into });

function shownOf(customers: Entry<Customer>[], vehicles: Entry<Vehicle>[] = []) {
  return withChanges(nothingShown, customers.map(idOf), vehicles.map(idOf));
}

test('nothing changed is the same register', () => {
  const [anna, car] = [customer('anna'), vehicle('car', { ownerId: 'anna' })];
  const shown = shownOf([anna], [car]);
  expect(withChanges(shown, [], [])).toBe(shown);
  expect(withChanges(shown, [['anna', anna]], [['car', car]])).toBe(shown);
  expect(withChanges(shown, [['unknown', undefined]], [])).toBe(shown);
});

test('a changed customer leaves the vehicles and all others as they are', () => {
  const [anna, bo, car] = [customer('anna'), customer('bo'), vehicle('car', { ownerId: 'anna' })];
  const shown = shownOf([anna, bo, merged('old', 'anna')], [car]);
  const annasOther = customer('anna', { name: 'Anna Lind' });
  const next = withChanges(shown, [['anna', annasOther]], []);
  expect(next.customers.get('anna')).toBe(annasOther);
  expect(next.customers.get('bo')).toBe(bo);
  expect(next.vehicles).toBe(shown.vehicles);
  expect(next.merged).toBe(shown.merged);
  expect(shown.customers.get('anna')).toBe(anna);
});

test('a changed vehicle leaves the customers as they are', () => {
  const [anna, car, van] = [customer('anna'), vehicle('car', { ownerId: 'old' }), vehicle('van')];
  const shown = shownOf([anna, merged('old', 'anna')], [car, van]);
  const next = withChanges(shown, [], [['van', vehicle('van', { ownerId: 'anna' })]]);
  expect(next.customers).toBe(shown.customers);
  expect(next.vehicles.get('car')).toBe(shown.vehicles.get('car'));
  expect(next.vehicles.get('van')?.data.ownerId).toBe('anna');
});

test('a merger that is taken back gives the vehicles back as they were written', () => {
  const car = vehicle('car', { ownerId: 'old' });
  const shown = shownOf([customer('anna'), merged('old', 'anna')], [car]);
  expect(shown.vehicles.get('car')?.data.ownerId).toBe('anna');
  const next = withChanges(shown, [idOf(customer('old'))], []);
  expect(next.vehicles.get('car')).toBe(car);
});

const ids = ['a', 'b', 'c', 'd'];
const someone = fc.constantFrom(...ids, null);
const customerChange = fc
  .tuple(
    fc.constantFrom(...ids),
    fc.oneof(
      fc.constant(undefined),
      fc.constantFrom('active', 'anonymised', 'removed').map((status) => ({ status })),
      fc.constantFrom(...ids).map((into) => ({ status: 'merged' as const, mergedInto: into })),
    ),
  )
  .map(([id, values]): Changed<Customer> => [id, values && customer(id, values)]);
const vehicleChange = fc
  .tuple(
    fc.constantFrom('v', 'w', 'x'),
    fc.option(
      fc.record({
        status: fc.constantFrom('active', 'removed'),
        ownerId: someone,
        payerId: someone,
        driverId: someone,
        formerOwners: fc.dictionary(fc.constantFrom(...ids), fc.constant('2026-11-20')),
      }),
      { nil: undefined },
    ),
  )
  .map(([id, values]): Changed<Vehicle> => [id, values && vehicle(id, values)]);
const step = fc.tuple(
  fc.array(customerChange, { maxLength: 3 }),
  fc.array(vehicleChange, { maxLength: 3 }),
);

/** The register computed from all documents at once, to compare with. */
function rebuilt(customers: Map<string, Entry<Customer>>, vehicles: Map<string, Entry<Vehicle>>) {
  const listed = new Map(
    [...customers].filter(([, { data }]) => ['active', 'anonymised'].includes(data.status)),
  );
  const taker = (id: string, passed: string[] = []): string | undefined => {
    if (listed.has(id)) return id;
    const next = customers.get(id)?.data.mergedInto;
    return next && !passed.includes(id) ? taker(next, [...passed, id]) : undefined;
  };
  const takers = new Map<string, string>();
  for (const { id, data } of customers.values()) {
    const taken = data.mergedInto === null ? undefined : taker(id);
    if (taken !== undefined) takers.set(id, taken);
  }
  const cars = new Map<string, Vehicle>();
  for (const { id, data } of vehicles.values()) {
    if (data.status !== 'active') continue;
    const named = [data.ownerId, data.payerId, data.driverId, ...Object.keys(data.formerOwners)];
    const isNamed = named.some((person) => takers.has(person ?? ''));
    const people = isNamed && renamedPeople(data, (person) => takers.get(person) ?? person);
    cars.set(id, { ...data, ...people });
  }
  return { customers: listed, merged: takers, vehicles: cars };
}

const dataOf = <T>(entries: ReadonlyMap<string, Entry<T>>) =>
  new Map([...entries].map(([id, { data }]) => [id, data]));

/** Expects the same map exactly when every entry in it is the same. */
function expectKept<T>(former: ReadonlyMap<string, T>, next: ReadonlyMap<string, T>) {
  const isAlike =
    former.size === next.size && [...next].every(([id, each]) => former.get(id) === each);
  expect(next === former).toBe(isAlike);
}

test('change by change it is what all the documents together give', { timeout: 30_000 }, () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const customers = new Map<string, Entry<Customer>>();
      const vehicles = new Map<string, Entry<Vehicle>>();
      let shown: ShownRegister = nothingShown;
      for (const [changedCustomers, changedVehicles] of steps) {
        for (const [id, entry] of changedCustomers) {
          if (entry) customers.set(id, entry);
          else customers.delete(id);
        }
        for (const [id, entry] of changedVehicles) {
          if (entry) vehicles.set(id, entry);
          else vehicles.delete(id);
        }
        const former = shown;
        // The changes in the form that the register passes: each id once, with its latest entry.
        shown = withChanges(
          former,
          [...new Set(changedCustomers.map(([id]) => id))].map((id) => [id, customers.get(id)]),
          [...new Set(changedVehicles.map(([id]) => id))].map((id) => [id, vehicles.get(id)]),
        );
        const whole = rebuilt(customers, vehicles);
        expect(shown.customers).toEqual(whole.customers);
        expect(shown.merged).toEqual(whole.merged);
        expect(dataOf(shown.vehicles)).toEqual(whole.vehicles);
        expectKept(former.customers, shown.customers);
        expectKept(former.vehicles, shown.vehicles);
        expectKept(former.merged, shown.merged);
      }
    }),
    { numRuns: 300 },
  );
});
