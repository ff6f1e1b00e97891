import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasLuhnCheckDigit } from '@/domain/values/luhn';

const digit = fc.integer({ min: 0, max: 9 });
const digits = fc.array(digit, { minLength: 1, maxLength: 20 }).map((list) => list.join(''));

test('the example of the standard is right and its neighbours are wrong', () => {
  expect(hasLuhnCheckDigit('79927398713')).toBe(true);
  expect(hasLuhnCheckDigit('79927398710')).toBe(false);
  expect(hasLuhnCheckDigit('79927398731')).toBe(false);
});

test('exactly one check digit is right for any digits', () => {
  fc.assert(
    fc.property(digits, (body) => {
      const right = [...'0123456789'].filter((check) => hasLuhnCheckDigit(body + check));
      expect(right).toHaveLength(1);
    }),
  );
});

test('one mistyped digit is always found', () => {
  fc.assert(
    fc.property(digits, fc.nat(), digit, (text, place, other) => {
      const at = place % text.length;
      fc.pre(text.charAt(at) !== String(other));
      const mistyped = text.slice(0, at) + other + text.slice(at + 1);
      expect(hasLuhnCheckDigit(text) && hasLuhnCheckDigit(mistyped)).toBe(false);
    }),
  );
});
