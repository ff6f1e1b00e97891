import { hasLuhnCheckDigit } from '@/domain/values/luhn';
import { codeText } from '@/domain/values/typedText';

/**
 * The reference number of a payment: the invoice's number and a check digit, with the number of all digits (modulo 10) before
 * it where the agreement with the bank says so. `10001` becomes `1000173` with that digit.
 */
export function ocrOf(number: number, hasLengthDigit: boolean): string {
  const digits = String(number);
  const counted = hasLengthDigit ? `${digits}${(digits.length + 2) % 10}` : digits;
  const check = Array.from({ length: 10 }, (_, digit) => digit).find((digit) =>
    hasLuhnCheckDigit(`${counted}${digit}`),
  );
  return `${counted}${check ?? ''}`;
}

/** Whether a typed text, spaces aside, can be an OCR: 2–25 digits that the last one checks, and the length digit where there is one. */
export function isOcr(text: string, hasLengthDigit: boolean): boolean {
  const digits = codeText(text).replaceAll(' ', '');
  if (!/^\d{2,25}$/.test(digits) || !hasLuhnCheckDigit(digits)) return false;
  return !hasLengthDigit || digits.at(-2) === String(digits.length % 10);
}
