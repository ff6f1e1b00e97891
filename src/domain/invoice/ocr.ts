import { hasLuhnCheckDigit } from '@/domain/values/luhn';

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
