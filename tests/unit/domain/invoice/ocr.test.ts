import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ocrOf, ocrRivalOf } from '@/domain/invoice/ocr';
import { hasLuhnCheckDigit } from '@/domain/values/luhn';

const numbers = fc.integer({ min: 1, max: 9_999_999_999 });

describe('the OCR of an invoice', () => {
  it.each([
    [10001, true, '1000173'],
    [10042, true, '1004274'],
    [12345678, true, '1234567806'],
    [10001, false, '100016'],
  ])('of %i with a length digit (%s) is %s', (number, hasLengthDigit, ocr) => {
    expect(ocrOf(number, hasLengthDigit)).toBe(ocr);
  });

  it('begins with the number, counts all its digits and ends with their check digit', () => {
    fc.assert(
      fc.property(numbers, fc.boolean(), (number, hasLengthDigit) => {
        const ocr = ocrOf(number, hasLengthDigit);
        expect(ocr.slice(0, String(number).length)).toBe(String(number));
        expect(ocr).toHaveLength(String(number).length + (hasLengthDigit ? 2 : 1));
        expect(hasLuhnCheckDigit(ocr)).toBe(true);
        if (hasLengthDigit) expect(Number(ocr.at(-2))).toBe(ocr.length % 10);
      }),
    );
  });

  it('is that of one other number at most, where the length digit was turned off', () => {
    expect([ocrOf(100_017, false), ocrRivalOf(100_017)]).toEqual([ocrOf(10_001, true), 10_001]);
    expect([10_001, 100_016, 7].map(ocrRivalOf)).toEqual([null, null, null]);
    fc.assert(
      fc.property(numbers, fc.boolean(), numbers, fc.boolean(), (one, isLong, other, isLong2) => {
        fc.pre(one !== other);
        const shares = ocrOf(one, isLong) === ocrOf(other, isLong2);
        const rivals = [isLong ? null : ocrRivalOf(one), isLong2 ? null : ocrRivalOf(other)];
        expect(shares).toBe((rivals[0] === other && isLong2) || (rivals[1] === one && isLong));
      }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), (number) => {
        const later = Number(`${number}${(String(number).length + 2) % 10}`);
        expect([ocrOf(later, false), ocrRivalOf(later)]).toEqual([ocrOf(number, true), number]);
      }),
    );
  });
});
