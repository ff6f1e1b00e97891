import { expect, test } from 'vitest';
import {
  anonymisedCustomer,
  type CustomerDraft,
  removedCustomer,
} from '@/domain/register/customer';
import {
  anonymiseCustomer,
  changeCustomer,
  changeVehicle,
  createCustomer,
  createVehicle,
  removeCustomer,
  removeVehicle,
} from '@/domain/register/registerActions';
import type { RegisterChange } from '@/domain/register/registerChange';
import { removedVehicle } from '@/domain/register/vehicle';
import { customerFields, vehicleFields } from '../../../support/customers';
import { keptCustomer, keptVehicle } from '../../../support/registerEntries';

const anna = keptCustomer('anna', { phones: ['+46701740605'], tags: ['Stamkund'] });
const car = keptVehicle('car', { ownerId: 'anna', payerId: 'firm', driverId: 'anna' });

/** An update; `base` are the values that it was typed over. */
function customerUpdate(id: string, values: object, base?: object) {
  return { collection: 'customers', id, kind: 'update', values, ...(base && { base }) };
}

function vehicleUpdate(id: string, values: object, base?: object) {
  return { collection: 'vehicles', id, kind: 'update', values, ...(base && { base }) };
}

/** A document's fields after the changes to that document. */
function after(fields: object, id: string, changes: RegisterChange[]): object {
  return changes
    .filter((change) => change.id === id)
    .reduce((former, { values }) => ({ ...former, ...values }), fields);
}

test('a new customer is active, and removed again when undone', () => {
  const values = customerFields({ name: 'Ny Kund' });
  expect(createCustomer('c1', values)).toEqual({
    changes: [{ collection: 'customers', id: 'c1', kind: 'create', values }],
    undo: [customerUpdate('c1', removedCustomer)],
  });
});

test('a change writes only what differs, and undo what it was', () => {
  const draft: CustomerDraft = { ...anna.data, name: 'Anna Lind', tags: ['Stamkund', 'VIP'] };
  const [before, after] = [
    { name: 'Anna Berg', tags: ['Stamkund'] },
    { name: 'Anna Lind', tags: ['Stamkund', 'VIP'] },
  ];
  expect(changeCustomer('anna', anna.data, draft)).toEqual({
    changes: [customerUpdate('anna', after, before)],
    undo: [customerUpdate('anna', before, after)],
  });
});

test('a change of nothing writes nothing', () => {
  expect(changeCustomer('anna', anna.data, { ...anna.data })).toEqual({ changes: [], undo: [] });
  expect(changeVehicle('car', car.data, { ...car.data }, '2026-11-20')).toEqual({
    changes: [],
    undo: [],
  });
});

test('a part of an address is changed without the parts that others have changed', () => {
  const address = { street: 'Gatan 1', postcode: null, city: 'Malmö' };
  const moved = { ...anna.data, address: { ...anna.data.address, city: 'Lund' } };
  const { changes, undo } = changeCustomer('anna', anna.data, moved, { ...anna.data, address });
  expect(changes[0]?.values).toEqual({ address: { ...address, city: 'Lund' } });
  expect(undo[0]?.values).toEqual({ address });
});

test('a removed customer is taken out of its vehicles, and undo restores all of it', () => {
  const former = keptVehicle('old', { ownerId: 'firm', formerOwners: { anna: '2020-01-01' } });
  const { changes, undo } = removeCustomer(anna, [car, former]);
  expect(changes).toEqual([
    customerUpdate('anna', removedCustomer),
    vehicleUpdate('car', { ownerId: null, driverId: null }, { ownerId: 'anna', driverId: 'anna' }),
  ]);
  const { createdAt, updatedAt, ...fields } = anna.data;
  expect(createdAt).toEqual(updatedAt);
  expect(after(fields, 'anna', changes)).toEqual(removedCustomer);
  expect(after(after(fields, 'anna', changes), 'anna', undo)).toEqual(fields);
  expect(after(after(car.data, 'car', changes), 'car', undo)).toEqual(car.data);
});

test('anonymising leaves nothing but the kind and the reason', () => {
  const left = anonymisedCustomer('private', 'Begärde det 20 november');
  const changes = anonymiseCustomer(anna, 'Begärde det 20 november');
  expect(changes).toEqual([customerUpdate('anna', left)]);
});

test('a new vehicle is active without former owners, and removed again when undone', () => {
  const values = vehicleFields({ make: 'Volvo' });
  expect(createVehicle('v1', values)).toEqual({
    changes: [{ collection: 'vehicles', id: 'v1', kind: 'create', values }],
    undo: [vehicleUpdate('v1', removedVehicle)],
  });
});

test('a sold vehicle keeps its former owner with the day', () => {
  const draft = { ...car.data, ownerId: 'bo', odometerKm: 12_000 };
  const before = { ownerId: 'anna', odometerKm: null, formerOwners: {} };
  const after = { ownerId: 'bo', odometerKm: 12_000, formerOwners: { anna: '2026-11-20' } };
  expect(changeVehicle('car', car.data, draft, '2026-11-20')).toEqual({
    changes: [vehicleUpdate('car', after, before)],
    undo: [vehicleUpdate('car', before, after)],
  });
});

test('a removed vehicle is blank, and undo restores it', () => {
  const { changes, undo } = removeVehicle(car);
  expect(changes).toEqual([vehicleUpdate('car', removedVehicle)]);
  expect(after(removedVehicle, 'car', undo)).toEqual(
    vehicleFields({ ownerId: 'anna', payerId: 'firm', driverId: 'anna' }),
  );
});
