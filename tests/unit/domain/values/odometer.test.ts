import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatOdometer, parseOdometer } from '@/domain/values/odometer';

test.each([
  ['12345', 12_345],
  ['12 345', 12_345],
  ['12\u00a0345 KM', 12_345],
  ['0', 0],
  ['1 234 mil', 12_340],
  ['1234,5mil', 12_345],
])('%s is %i km', (text, value) => {
  expect(parseOdometer(text)).toEqual({ ok: true, value });
});

test.each(['12.345', '12 34', '12,5', '12,5 km', '-5', '1e5', 'mycket', '1 mil 5', '12,55 mil'])(
  '%s is refused',
  (text) => {
    expect(parseOdometer(text)).toEqual({
      ok: false,
      message: 'Skriv mätarställningen i hela kilometer, till exempel 123 456, eller i mil.',
    });
  },
);

test('nothing is refused with its own words', () => {
  expect(parseOdometer(' ')).toEqual({ ok: false, message: 'Fyll i mätarställningen.' });
});

test('a shown reading reads back', () => {
  expect(formatOdometer(1_234_567)).toBe('1\u00a0234\u00a0567\u00a0km');
  fc.assert(
    fc.property(fc.nat(9_999_999), (km) => {
      expect(parseOdometer(formatOdometer(km))).toEqual({ ok: true, value: km });
    }),
  );
});
