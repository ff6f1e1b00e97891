import { expect, test } from 'vitest';
import { parsePostcode } from '@/domain/values/postcode';

test.each(['123 45', '12345', ' 12 345 ', 'SE-123 45', 's-12345', 'SE 123 45'])(
  '%s is read as 123 45',
  (text) => {
    expect(parsePostcode(text)).toEqual({ ok: true, value: '123 45' });
  },
);

test.each([
  ['', 'Fyll i postnumret.'],
  ['1234S', 'Postnumret får bara innehålla siffror.'],
  ['1234', 'Postnumret ska ha fem siffror, det här har 4.'],
  ['123 456', 'Postnumret ska ha fem siffror, det här har 6.'],
  ['012 34', 'Ett svenskt postnummer börjar inte med 0.'],
])('%s is refused: %s', (text, message) => {
  expect(parsePostcode(text)).toEqual({ ok: false, message });
});
