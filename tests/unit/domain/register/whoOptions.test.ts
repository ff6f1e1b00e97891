import { expect, test } from 'vitest';
import {
  customerOptions,
  ownerOf,
  vehicleOptions,
  type WhoOption,
} from '@/domain/register/whoOptions';
import { indexRegister } from '@/domain/register/registerIndex';
import { keptCustomer, keptVehicle } from '../../../support/registerEntries';
import { byId } from '../../../support/readyRegister';

const customers = byId([
  keptCustomer('anna', { name: 'Anna Berg', phones: ['+46701234567'] }),
  keptCustomer('bo', { name: 'Bo Berg' }),
  keptCustomer('gone', { name: 'Anonymiserad kund', status: 'anonymised' }),
]);
const vehicles = byId([
  keptVehicle('volvo', { registrationNumber: 'ABC123', ownerId: 'anna', driverId: 'bo' }),
  keptVehicle('saab', { registrationNumber: 'ABD456', ownerId: 'gone' }),
]);
const index = indexRegister(customers, vehicles);

const shown = (options: WhoOption[]) =>
  options.map((option) => {
    switch (option.kind) {
      case 'vehicle':
        return `${option.vehicle.id} of ${option.customer?.id ?? 'nobody'}`;
      case 'customer':
        return option.customer.id;
      case 'newVehicle':
        return `new vehicle ${option.plate}`;
      case 'newCustomer':
        return `new customer ${option.customer.name || option.customer.phone}`;
    }
  });

test.each([
  ['a part of a plate', 'abc', ['volvo of anna', 'new customer abc']],
  ['a whole plate', 'abc 123', ['volvo of anna']],
  ['a plate that is not there', 'xyz 789', ['new vehicle XYZ789']],
  ['a name with a car and one without', 'berg', ['volvo of anna', 'bo', 'new customer berg']],
  ['a car of somebody anonymised', 'abd456', ['saab of nobody']],
  ['a telephone number', '070-999 88 77', ['new customer 070-999 88 77']],
  ['nothing', ' ', []],
])('a vehicle is looked for by %s', (_, query, expected) => {
  expect(shown(vehicleOptions(index, query))).toEqual(expected);
});

test('no vehicle is called new as long as some may be missing', () => {
  expect(vehicleOptions(index, 'xyz 789', null, false)).toEqual([]);
  expect(shown(vehicleOptions(index, 'abc', null, false))).toEqual([
    'volvo of anna',
    'new customer abc',
  ]);
});

test('the vehicles of the chosen customer are there before anything is typed', () => {
  expect(shown(vehicleOptions(index, '', 'anna'))).toEqual(['volvo of anna']);
  expect(shown(vehicleOptions(index, ' ', 'bo'))).toEqual(['volvo of bo']);
  expect(shown(vehicleOptions(index, 'abd', 'bo'))).toEqual(['saab of nobody', 'new customer abd']);
  expect(vehicleOptions(index, '', 'unknown')).toEqual([]);
});

test.each([
  ['a name', 'berg', ['anna', 'bo', 'new customer berg']],
  ['a plate', 'abc123', ['anna', 'bo']],
  ['nobody known', 'Cia Ek', ['new customer Cia Ek']],
  ['who is anonymised', 'anonymiserad', ['new customer anonymiserad']],
  ['nothing', '', []],
])('a customer is looked for by %s', (_, query, expected) => {
  expect(shown(customerOptions(index, query))).toEqual(expected);
});

test('a car brings its owner, else its driver, else its payer, none anonymised', () => {
  const who = (values: Parameters<typeof keptVehicle>[1]) =>
    ownerOf({ ...keptVehicle('car', values), pending: false }, customers);
  expect(who({ ownerId: 'anna', driverId: 'bo' })).toBe('anna');
  expect(who({ ownerId: 'gone', driverId: 'bo' })).toBe('bo');
  expect(who({ driverId: 'gone', payerId: 'anna' })).toBe('anna');
  expect(who({ ownerId: 'gone' })).toBeNull();
});
