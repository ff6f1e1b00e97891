import { expect, test } from 'vitest';
import { placesForJobs, resourcesFor } from '@/domain/booking/resourcesFor';
import type { ResourceKind } from '@/domain/workshop/resource';
import type { ServiceGroup } from '@/domain/workshop/service';
import { booked } from '../../../support/bookingEntries';

const stamps = { createdAt: new Date(0), updatedAt: new Date(0) };

function resource(id: string, kind: ResourceKind, isActive = true) {
  const data = {
    name: id,
    kind,
    colour: 'petrol' as const,
    order: 0,
    isActive,
    registrationNumber: null,
    ...stamps,
  };
  return { id, data, pending: false };
}

function service(id: string, group: ServiceGroup) {
  const data = { name: id, group, minutes: 60, priceOre: 0, vatRate: 25 as const, isPublic: true };
  return { id, data: { ...data, order: 0, isActive: true, ...stamps }, pending: false };
}

const resources = [
  resource('bench', 'other'),
  resource('lane', 'washLane'),
  resource('lift', 'lift'),
  resource('old lift', 'lift', false),
];
const services = [service('oil', 'workshop'), service('foam', 'wash'), service('wax', 'wash')];

test.each([
  ['nothing yet', [], ['lift', 'bench']],
  ['a job', ['oil'], ['lift', 'bench']],
  ['washing', ['foam', 'wax'], ['lane']],
  ['washing and a job', ['foam', 'oil'], ['lift', 'bench']],
  ['a service that is gone', ['gone'], ['lift', 'bench']],
])('for %s', (_, names, expected) => {
  const choices = { services, resources };
  const found = resourcesFor(
    names.map((name) => booked(name)),
    choices,
  );
  expect(found.map(({ id }) => id)).toEqual(expected);
});

test('where nothing fits, all that is in use has to do', () => {
  const lane = [resource('lane', 'washLane'), resource('old lift', 'lift', false)];
  const found = resourcesFor([booked('oil')], { services, resources: lane });
  expect(found.map(({ id }) => id)).toEqual(['lane']);
});

test('a loan car is no place for a job', () => {
  const all = [...resources, resource('loan car', 'loanCar')];
  expect(placesForJobs(all)).toEqual(resources);
});
