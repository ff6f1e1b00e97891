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

/**
 * The number of the only invoice whose OCR with a length digit can be that of this number without one: `10001` for `100017`, both
 * `1000173`. Null for none. Such a number is reached where the digit was turned off, ten times as many invoices later.
 */
export function ocrRivalOf(number: number): number | null {
  const digits = String(number);
  const rival = digits.slice(0, -1);
  return rival !== '' && digits.endsWith(String((rival.length + 2) % 10)) ? Number(rival) : null;
}
