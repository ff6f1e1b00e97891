import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  address,
  type Address,
  changedAddress,
  formatAddress,
  isWhole,
  joinAddresses,
} from '@/domain/values/address';

test('each part may be missing, and what is there is cleaned', () => {
  expect(v.parse(address, { street: ' Gatan  1 ', postcode: 's-12345', city: '' })).toEqual({
    street: 'Gatan 1',
    postcode: '123 45',
    city: null,
  });
  expect(v.parse(address, {})).toEqual({ street: null, postcode: null, city: null });
});

test.each([
  [{ street: 'x'.repeat(121) }, 'Högst 120 tecken.'],
  [{ postcode: '01234' }, 'Ett svenskt postnummer börjar inte med 0.'],
  [{ city: 'x'.repeat(61) }, 'Högst 60 tecken.'],
  [null, 'Uppgiften saknas eller har fel form.'],
])('%j is refused: %s', (value, message) => {
  expect(v.safeParse(address, value).issues?.map((issue) => issue.message)).toEqual([message]);
});

test.each([
  ['Ekbacksvägen 12', '123 45', 'Ekbacken', 'Ekbacksvägen 12, 123 45 Ekbacken'],
  ['Ekbacksvägen 12', null, null, 'Ekbacksvägen 12'],
  [null, '123 45', null, '123 45'],
  ['Ekbacksvägen 12', null, 'Ekbacken', 'Ekbacksvägen 12, Ekbacken'],
  [null, null, null, ''],
])('%s, %s, %s is shown as %s', (street, postcode, city, shown) => {
  expect(formatAddress({ street, postcode, city })).toBe(shown);
});

test('two addresses are one where they do not contradict each other', () => {
  const street = { street: 'Ekvägen 1', postcode: null, city: null };
  const city = { street: 'EKVÄGEN 1', postcode: '123 45', city: 'Ekbacken' };
  expect(joinAddresses(street, city)).toEqual({ ...city, street: 'Ekvägen 1' });
  expect(joinAddresses({ ...street, city: 'Malmö' }, city)).toBeNull();
});

const oslo = { street: 'Storgata 1', postcode: '0150', city: 'Oslo', country: 'NO' };
const malmo = { street: 'Storgatan 1', postcode: '211 22', city: 'Malmö' };

test('an address abroad names its country, by whose form its postcode is read', () => {
  expect(v.parse(address, { ...oslo, postcode: 'N-0150', country: 'Norge' })).toEqual(oslo);
  expect(v.parse(address, oslo)).toEqual(oslo);
  expect(formatAddress(oslo)).toBe('Storgata 1, 0150 Oslo, Norge');
});

test('an address in Sweden has no key for its country', () => {
  for (const country of ['SE', 'Sverige', '', undefined]) {
    expect(Object.keys(v.parse(address, { ...malmo, country }))).toEqual([
      'street',
      'postcode',
      'city',
    ]);
  }
});

test.each([
  [{ ...oslo, postcode: '211 22' }, 'postcode', 'Ett postnummer i Norge ser ut som 1234.'],
  [{ ...oslo, country: 'Utland' }, 'country', 'Välj ett land.'],
])('%j is refused at %s: %s', (value, path, message) => {
  const issues = v.safeParse(address, value).issues ?? [];
  expect(issues.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([[path, message]]);
});

test.each<[Address, boolean]>([
  [oslo, true],
  [malmo, true],
  [{ ...oslo, postcode: null }, true],
  [{ ...malmo, postcode: null }, false],
  [{ ...oslo, city: null }, false],
])('%j is whole: %s', (value, whole) => {
  expect(isWhole(value)).toBe(whole);
});

test('addresses in two countries are not joined; an empty one takes the country', () => {
  const empty = { street: null, postcode: null, city: null };
  expect(joinAddresses({ ...empty, street: 'Storgata 1' }, oslo)).toBeNull();
  expect(joinAddresses(empty, oslo)).toEqual(oslo);
  expect(joinAddresses(oslo, empty)).toEqual(oslo);
});

test("a changed address keeps others' changes unless it moves abroad", () => {
  const latest = { ...malmo, street: 'Lillgatan 2' };
  expect(changedAddress(malmo, { ...malmo, city: 'Lund' }, latest)).toEqual({
    ...latest,
    city: 'Lund',
  });
  expect(changedAddress(malmo, oslo, latest)).toEqual(oslo);
  expect(changedAddress(oslo, malmo, oslo)).toEqual(malmo);
});
