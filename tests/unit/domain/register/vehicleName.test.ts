import { expect, test } from 'vitest';
import { makeAndModel, vehicleLabel, vehicleName } from '@/domain/register/vehicleName';
import { vehicleFields } from '../../../support/customers';

test.each([
  ['Volvo', 'V70', 2015, 'Volvo V70', 'Volvo V70 2015'],
  ['Volvo', null, null, 'Volvo', 'Volvo'],
  [null, 'V70', 2015, 'V70', 'V70 2015'],
  [null, null, 2015, '', '2015'],
  [null, null, null, '', ''],
])('%s, %s and %s', (make, model, year, short, long) => {
  const vehicle = vehicleFields({ make, model, year });
  expect([makeAndModel(vehicle), vehicleName(vehicle)]).toEqual([short, long]);
});

test('a message names a vehicle by its plate', () => {
  expect(vehicleLabel(vehicleFields({ registrationNumber: 'ABC123' }))).toBe('Fordonet ABC 123');
});
