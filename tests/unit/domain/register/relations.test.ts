import { expect, test } from 'vitest';
import { relationsTo } from '@/domain/register/relations';
import type { VehicleFields } from '@/domain/register/vehicle';
import { keptVehicle } from '../../../support/registerEntries';

const former = { formerOwners: { anna: '2026-01-31' } };

test.each<[string, Partial<VehicleFields>, string[]]>([
  ['nothing', {}, []],
  ['nothing where others are named', { ownerId: 'bo', driverId: 'cia' }, []],
  ['its owner', { ownerId: 'anna' }, ['owner']],
  ['who pays', { ownerId: 'bo', payerId: 'anna' }, ['payer']],
  ['who drives and pays', { payerId: 'anna', driverId: 'anna' }, ['payer', 'driver']],
  ['a former owner who drives it', { driverId: 'anna', ...former }, ['driver', 'formerOwner']],
])('a customer is to a vehicle %s', (_, values, expected) => {
  expect(relationsTo(keptVehicle('car', values).data, 'anna')).toEqual(expected);
});
