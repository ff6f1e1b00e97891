import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  customerDraft,
  type CustomerDraft,
  customerLimits,
  mergedCustomer,
} from '@/domain/register/customer';
import { mergeCustomers } from '@/domain/register/mergeCustomers';
import type { VehicleFields } from '@/domain/register/vehicle';
import { keptCustomer, keptVehicle } from '../../../support/registerEntries';

function merge(kept: Partial<CustomerDraft>, gone: Partial<CustomerDraft>) {
  return mergeCustomers(keptCustomer('kept', kept), keptCustomer('gone', gone), []);
}

const noAddress = { street: null, postcode: null, city: null };
const ekbacken = { street: 'Ekbacksvägen 12', postcode: '123 45', city: 'Ekbacken' };

test('empty fields are filled, lists are united, and nothing is lost', () => {
  const { result, left } = merge(
    { phones: ['+46701740605'], tags: ['Stamkund'], notes: 'Ring först.' },
    {
      name: 'ANNA BERG',
      paymentDays: 30,
      phones: ['+46701740605', '+46812345678'],
      email: 'anna@exempel.se',
      address: ekbacken,
      notes: 'Har hund.',
      tags: ['VIP', 'STAMKUND'],
    },
  );
  expect(left).toEqual([]);
  expect(result).toEqual({
    kind: 'private',
    name: 'Anna Berg',
    organisationNumber: null,
    reference: null,
    vatNumber: null,
    paymentDays: 30,
    phones: ['+46701740605', '+46812345678'],
    email: 'anna@exempel.se',
    address: ekbacken,
    notes: 'Ring först.\n\nHar hund.',
    tags: ['Stamkund', 'VIP'],
  });
});

test('own values win, and what does not fit is told line by line', () => {
  const company = { kind: 'company', paymentDays: 10, email: 'a@b.se', address: ekbacken } as const;
  const { result, left } = merge(
    {
      ...company,
      organisationNumber: '4432119875',
      reference: 'Bo',
      phones: ['+46701740601', '+46701740602', '+46701740603'],
      tags: Array.from({ length: customerLimits.tags.max }, (_, place) => `Tagg ${place}`),
      notes: 'x'.repeat(customerLimits.notes.max),
    },
    {
      kind: 'private',
      name: 'Annas bil',
      paymentDays: 30,
      email: 'c@d.se',
      address: { ...ekbacken, street: 'Storgatan 1' },
      phones: ['+46701740605'],
      tags: ['VIP'],
      notes: 'Har hund.',
    },
  );
  expect(result).toMatchObject({ ...company, name: 'Anna Berg', reference: 'Bo' });
  expect(left).toEqual([
    'Namn: Annas bil',
    'Kundtyp: Privatperson',
    'Betalningsvillkor: 30 dagar',
    'Telefon: 070-174 06 05',
    'E-post: c@d.se',
    'Etikett: VIP',
    'Adress: Storgatan 1, 123 45 Ekbacken',
    'Anteckningar: Har hund.',
  ]);
  expect(v.parse(customerDraft, result)).toEqual(result);
});

test('a private person gets nothing that only companies have', () => {
  const { result, left } = merge(
    {},
    { kind: 'company', organisationNumber: '4432119875', reference: 'Bo' },
  );
  expect(result).toMatchObject({ kind: 'private', organisationNumber: null, reference: null });
  expect(left).toEqual(['Kundtyp: Företag', 'Organisationsnummer: 443211-9875', 'Er referens: Bo']);
});

test.each([
  ['empty', noAddress, ekbacken, ekbacken, []],
  [
    'the same in part',
    { ...noAddress, city: 'EKBACKEN' },
    ekbacken,
    { ...ekbacken, city: 'EKBACKEN' },
    [],
  ],
  [
    'another',
    { ...noAddress, city: 'Malmö' },
    ekbacken,
    { ...noAddress, city: 'Malmö' },
    ['Adress: Ekbacksvägen 12, 123 45 Ekbacken'],
  ],
  ['the only one', ekbacken, noAddress, ekbacken, []],
])('an address that is %s is never mixed with a different one', (_, own, other, address, lines) => {
  const { result, left } = merge({ address: own }, { address: other });
  expect(result.address).toEqual(address);
  expect(left).toEqual(lines);
});

test('a merge loses no e-mail that differs in case, and no notes already there', () => {
  const { result, left } = merge(
    { email: 'Anna@exempel.se', notes: 'Ring först. Har hund.' },
    { email: 'anna@exempel.se', notes: 'Har hund.' },
  );
  expect(result).toMatchObject({ email: 'Anna@exempel.se', notes: 'Ring först. Har hund.' });
  expect(left).toEqual([]);
});

test.each<[string, Partial<VehicleFields>, Partial<VehicleFields>]>([
  ['owner', { ownerId: 'gone' }, { ownerId: 'kept' }],
  ['payer', { ownerId: 'x', payerId: 'gone' }, { payerId: 'kept' }],
  ['driver', { driverId: 'gone' }, { driverId: 'kept' }],
  ['owner and payer', { ownerId: 'kept', payerId: 'gone' }, { payerId: null }],
  ['payer and owner', { ownerId: 'gone', driverId: 'kept' }, { ownerId: 'kept', driverId: null }],
  [
    'former owner',
    { ownerId: 'x', formerOwners: { gone: '2020-01-01', y: '2021-01-01' } },
    { formerOwners: { kept: '2020-01-01', y: '2021-01-01' } },
  ],
  [
    'former owner twice',
    { ownerId: 'x', formerOwners: { kept: '2019-01-01', gone: '2020-01-01' } },
    { formerOwners: { kept: '2020-01-01' } },
  ],
  [
    'former owner and owner',
    { ownerId: 'kept', formerOwners: { gone: '2020-01-01' } },
    { formerOwners: {} },
  ],
])('a vehicle is re-pointed: %s', (_, before, values) => {
  const vehicle = keptVehicle('car', before);
  const { changes, undo } = mergeCustomers(keptCustomer('kept'), keptCustomer('gone'), [vehicle]);
  expect(changes.at(-1)).toMatchObject({
    collection: 'vehicles',
    id: 'car',
    kind: 'update',
    values,
  });
  expect({ ...vehicle.data, ...values, ...undo.at(-1)?.values }).toEqual(vehicle.data);
});

test('one action changes both customers, and undo restores them', () => {
  const kept = keptCustomer('kept');
  const gone = keptCustomer('gone', { email: 'anna@exempel.se', tags: ['VIP'] });
  const { changes, undo } = mergeCustomers(kept, gone, [keptVehicle('other', { ownerId: 'x' })]);
  const [keptChange, goneChange, ...others] = changes;
  expect(keptChange).toMatchObject({
    id: 'kept',
    values: { email: 'anna@exempel.se', tags: ['VIP'] },
  });
  expect(goneChange).toMatchObject({ id: 'gone', values: mergedCustomer('kept') });
  expect(others).toEqual([]);
  const [keptUndo, goneUndo] = undo;
  expect({ ...kept.data, ...keptChange?.values, ...keptUndo?.values }).toEqual(kept.data);
  expect({ ...gone.data, ...goneChange?.values, ...goneUndo?.values }).toEqual(gone.data);
});

test('a company keeps the number of its country, and the other is told', () => {
  const address = { street: 'Storgata 1', postcode: '0150', city: 'Oslo', country: 'NO' };
  const oslo = keptCustomer('oslo', {
    ...{ kind: 'company', vatNumber: 'NO923609016MVA', address },
  });
  const lund = keptCustomer('lund', {
    ...{ kind: 'company', organisationNumber: '4432109876' },
    address: { street: 'Lundagatan 1', postcode: '222 22', city: 'Lund' },
  });
  const abroad = mergeCustomers(oslo, lund, []);
  expect(abroad.result).toMatchObject({ organisationNumber: null, vatNumber: 'NO923609016MVA' });
  expect(abroad.left).toContain('Organisationsnummer: 443210-9876');
  const home = mergeCustomers(lund, oslo, []);
  expect(home.result).toMatchObject({ organisationNumber: '4432109876', vatNumber: null });
  expect(home.left).toContain('VAT-nummer: NO923609016MVA');
});
