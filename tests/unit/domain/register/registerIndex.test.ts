import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Customer } from '@/domain/register/customer';
import { indexRegister, type RegisterIndex, updateIndex } from '@/domain/register/registerIndex';
import type { Kept } from '@/domain/register/registerKeys';
import { findRows, vehiclesOf } from '@/domain/register/registerSearch';
import type { Vehicle } from '@/domain/register/vehicle';
import { indexOf, keptCustomer, keptVehicle } from '../../../support/registerEntries';

type Index = RegisterIndex<Kept<Customer>, Kept<Vehicle>>;

const orders = ['name', 'changed', 'city', 'plate'] as const;

/** All answers of an index: every order, some searches, and the owners of the vehicles. */
function answersOf(index: Index) {
  const found = (query: string, sort: (typeof orders)[number]) =>
    findRows(index, { query, kind: 'all', tags: [], sort }).map(
      ({ customer, vehicles }) => `${customer?.id}: ${vehicles.map(({ id }) => id).join(' ')}`,
    );
  return {
    all: orders.map((order) => found('', order)),
    searched: ['ann', 'a1', 'b', '070'].map((query) => found(query, 'name')),
    vehicles: people.map((id) => {
      const { owned, paid, driven, former } = vehiclesOf(index, id);
      return [owned, paid, driven, former].map((list) => list.map((each) => each.id).join(' '));
    }),
  };
}

const people = ['ann', 'bo', 'cia', 'dan', 'eva'];
const cars = ['car1', 'car2', 'car3', 'car4'];
const someone = fc.constantFrom(...people, 'nobody', null);
const anyTime = fc.integer({ min: 0, max: 3 }).map((time) => new Date(time));
const customer = fc
  .tuple(fc.constantFrom(...people), fc.constantFrom('Ann', 'Bo', 'Ö'), anyTime)
  .map(([id, name, at]) => keptCustomer(id, { name, phones: ['+46701740605'] }, at));
const vehicle = fc
  .tuple(
    fc.constantFrom(...cars),
    fc.record({
      registrationNumber: fc.constantFrom('A1', 'B2', 'C3'),
      ownerId: someone,
      payerId: someone,
      driverId: someone,
      formerOwners: fc.dictionary(fc.constantFrom(...people), fc.constant('2026-11-20')),
    }),
    anyTime,
  )
  .map(([id, values, at]) => keptVehicle(id, values, at));
const step = fc.record({
  customers: fc.array(customer, { maxLength: 3 }),
  goneCustomers: fc.subarray(people, { maxLength: 2 }),
  vehicles: fc.array(vehicle, { maxLength: 3 }),
  goneVehicles: fc.subarray(cars, { maxLength: 2 }),
});

function changed<T>(map: ReadonlyMap<string, Kept<T>>, entries: Kept<T>[], gone: string[]) {
  const next = new Map(map);
  for (const id of gone) next.delete(id);
  for (const entry of entries) next.set(entry.id, entry);
  return next;
}

test(
  'an index that follows the changes answers like one made of all there is',
  { timeout: 30_000 },
  () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
        let index: Index = indexOf([]);
        for (const { customers, goneCustomers, vehicles, goneVehicles } of steps) {
          const former = index;
          const before = answersOf(former);
          index = updateIndex(
            former,
            changed(former.customers, customers, goneCustomers),
            changed(former.vehicles, vehicles, goneVehicles),
          );
          expect(answersOf(index)).toEqual(
            answersOf(indexRegister(index.customers, index.vehicles)),
          );
          expect(index.rows.every(({ place }, at) => place === at)).toBe(true);
          // The former index must stay unchanged, because a page may still be drawn from it.
          expect(answersOf(former)).toEqual(before);
        }
      }),
      { numRuns: 100 },
    );
  },
);

test('the index stays the same for as long as no entry is another', () => {
  const index = indexOf([keptCustomer('ann')], [keptVehicle('car1')]);
  expect(updateIndex(index, new Map(index.customers), index.vehicles)).toBe(index);
});

test('the rows that a change does not touch are not made anew', () => {
  const [ann, bo] = [keptCustomer('ann'), keptCustomer('bo', { name: 'Bo' })];
  const index = indexOf([ann, bo], [keptVehicle('car1', { ownerId: 'bo' })]);
  const renamed = keptCustomer('ann', { name: 'Ann Lind' });
  const next = updateIndex(index, new Map([...index.customers, ['ann', renamed]]), index.vehicles);
  const rowOf = (id: string, { rows }: Index) => rows.find((row) => row.customer?.id === id);
  expect(rowOf('bo', next)).toBe(rowOf('bo', index));
  expect(rowOf('ann', next)?.customer).toBe(renamed);
});

test('thousands of changes at once are indexed too', () => {
  const many = Array.from({ length: 1000 }, (_, n) => keptCustomer(`c${n}`, { name: `K${n}` }));
  const index = updateIndex(indexOf([]), new Map(many.map((each) => [each.id, each])), new Map());
  expect(index.rows).toHaveLength(1000);
});
