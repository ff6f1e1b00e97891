import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOcr, ocrOf } from '@/domain/invoice/ocr';
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
        expect(isOcr(ocr, hasLengthDigit)).toBe(true);
      }),
    );
  });
});

describe('a typed OCR', () => {
  it.each(['1000173', ' 1000173 ', '100 01 73', '1000\u00a0173'])('%o is one', (text) => {
    expect(isOcr(text, true)).toBe(true);
  });

  it.each(['', '0', '1000174', '10001-73', '1000173a', 'Faktura 10001', '0'.repeat(26)])(
    '%o is none',
    (text) => {
      expect(isOcr(text, false)).toBe(false);
    },
  );

  it('without a length digit is none where the bank wants one', () => {
    expect(isOcr('100016', false)).toBe(true);
    expect(isOcr('100016', true)).toBe(false);
  });

  it('with one wrong digit is none', () => {
    fc.assert(
      fc.property(numbers, fc.boolean(), fc.nat(), fc.nat(8), (number, flag, place, more) => {
        const ocr = ocrOf(number, flag);
        const at = place % ocr.length;
        const wrong = (Number(ocr[at]) + 1 + more) % 10;
        expect(isOcr(ocr.slice(0, at) + wrong + ocr.slice(at + 1), flag)).toBe(false);
      }),
    );
  });
});
