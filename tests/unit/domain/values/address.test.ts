import * as v from 'valibot';
import { expect, test } from 'vitest';
import { address, formatAddress, joinAddresses } from '@/domain/values/address';

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
