import { expect, test } from 'vitest';
import { type DuplicateQuestion, findDuplicates } from '@/domain/register/duplicates';
import { indexOf, keptCustomer, keptVehicle } from '../../../support/registerEntries';

const index = indexOf(
  [
    keptCustomer('anna', { phones: ['+46701740605', '+46812345678'], email: 'Anna@exempel.se' }),
    keptCustomer('company', {
      kind: 'company',
      organisationNumber: '4432119875',
      phones: ['+46701740605'],
    }),
    keptCustomer('nobody'),
  ],
  [keptVehicle('v1', { registrationNumber: 'ABO100' }), keptVehicle('v2')],
);

function found(of: DuplicateQuestion) {
  const { customers, vehicles } = findDuplicates(index, of);
  return [
    ...customers.map(({ entry, because }) => [entry.id, because]),
    ...vehicles.map(({ id }) => id),
  ];
}

test.each<[DuplicateQuestion, unknown[]]>([
  [
    { phones: ['070-174 06 05'] },
    [
      ['anna', 'phone'],
      ['company', 'phone'],
    ],
  ],
  [{ phones: ['+46 8 123 456 78', '070'] }, [['anna', 'phone']]],
  [{ email: 'ANNA@EXEMPEL.SE' }, [['anna', 'email']]],
  [{ organisationNumber: '16443211-9875' }, [['company', 'organisationNumber']]],
  [
    { organisationNumber: '4432119875', phones: ['+46701740605'], email: 'anna@exempel.se' },
    [
      ['company', 'organisationNumber'],
      ['anna', 'phone'],
    ],
  ],
  [{ id: 'anna', phones: ['+46701740605'], email: 'anna@exempel.se' }, [['company', 'phone']]],
  [{ registrationNumber: 'ab0 1o0' }, ['v1']],
  [{ registrationNumber: 'ABC 123', id: 'v1' }, ['v2']],
  [{ registrationNumber: 'ABC 123', id: 'v2' }, []],
])('%j is already %j', (of, expected) => {
  expect(found(of)).toEqual(expected);
});

test.each<[DuplicateQuestion]>([
  [{}],
  [{ phones: [], email: null, organisationNumber: null }],
  [{ phones: [''], email: '', organisationNumber: '', registrationNumber: '' }],
  [{ phones: ['070-174'], email: 'anna@', organisationNumber: '443211', registrationNumber: 'AB' }],
])('what is empty or half typed is nobody else’s: %j', (of) => {
  expect(found(of)).toEqual([]);
});
