import { hasLuhnCheckDigit } from '@/domain/values/luhn';
import { codeText } from '@/domain/values/typedText';

/** Tells whether a cell has the form of a day, with or without a time: `2026-11-20`, `20261120`, `20/11/2026 13:45`. */
export function isDay(cell: string): boolean {
  const day = cell.trim().replace(/[T ]\d{2}:\d{2}.*$/, '');
  return (
    /^(19|20)\d{2}[-./]?[01]\d[-./]?[0-3]\d$/.test(day) ||
    /^[0-3]?\d[-./][01]?\d[-./](19|20)\d{2}$/.test(day)
  );
}

/** Tells whether a cell is a number, with or without a sign, decimals and a currency. */
export function isNumber(cell: string): boolean {
  return /^[-+(]?\s?\d[\d\s.,'’]*(e\+?\d+)?\s?[-)]?\s?(kr|sek|:-)?$/i.test(codeText(cell));
}

/** Tells whether a cell is an amount: a number with a minus or decimals, which row and account numbers lack. */
export function isAmount(cell: string): boolean {
  const text = codeText(cell);
  return isNumber(text) && !isDay(text) && /^[-(]|[-)]$|[.,]\d+\D*$/.test(text);
}

/** Tells whether a cell is digits alone that end with a check digit, as an OCR number does. */
export function isCheckedNumber(cell: string): boolean {
  const digits = codeText(cell).replaceAll(' ', '');
  return /^\d{4,25}$/.test(digits) && !isDay(digits) && hasLuhnCheckDigit(digits);
}

/** Tells whether a cell holds a value, which no header does: a day, a number or an address. */
export function isData(cell: string): boolean {
  // A day may have more after it where the line was parted by the wrong separator.
  return isDay(cell.trim().slice(0, 10)) || isNumber(cell) || cell.includes('@');
}
