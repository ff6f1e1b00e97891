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

test.each([
  ['NO', '0150', '0150'],
  ['NO', 'N-0150', '0150'],
  ['DK', 'DK 2100', '2100'],
  ['FI', 'FIN-00100', '00100'],
  ['DE', '10115', '10115'],
  ['PL', '00950', '00-950'],
  ['CZ', '11000', '110 00'],
  ['NL', '1012ab', '1012 AB'],
  ['LV', 'LV-1010', '1010'],
  ['GB', 'sw1a 1aa', 'SW1A 1AA'],
  ['US', '10001-2345', '10001-2345'],
])('in %s %s is read as %s', (country, text, value) => {
  expect(parsePostcode(text, country)).toEqual({ ok: true, value });
});

test.each([
  ['NO', '', 'Fyll i postnumret.'],
  ['NO', '123 45', 'Ett postnummer i Norge ser ut som 1234.'],
  ['NO', 'ABCD', 'Ett postnummer i Norge ser ut som 1234.'],
  ['NL', '1012', 'Ett postnummer i Nederländerna ser ut som 1234 AB.'],
  ['GB', 'London', 'Ett postnummer har minst en siffra.'],
  ['GB', 'Å1', 'Postnumret får bara innehålla bokstäver A–Z, siffror och bindestreck.'],
  ['GB', '12345678901', 'Postnumret får ha högst 10 tecken.'],
])('in %s %s is refused: %s', (country, text, message) => {
  expect(parsePostcode(text, country)).toEqual({ ok: false, message });
});
