import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ocrOf } from '@/domain/invoice/ocr';
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
});
