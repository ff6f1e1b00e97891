import { hasLuhnCheckDigit } from './luhn';
import { refused, type Parsed } from './parsed';
import { codeText } from './typedText';

/** Shows a bankgiro or plusgiro with its hyphen before the last `after` digits: `5050-1055`, `12345-6`. */
export function formatGiro(digits: string, after: number): string {
  return `${digits.slice(0, -after)}-${digits.slice(-after)}`;
}

/** Shows a Swish number of a company as `123 118 11 89`. */
export function formatSwish(digits: string): string {
  return digits.replace(/^(\d{3})(\d{3})(\d{2})(\d{2})$/, '$1\u00a0$2\u00a0$3\u00a0$4');
}

function digitsOf(text: string): string {
  return codeText(text).replace(/[ \u2013-]/g, '');
}

/** Reads a bankgiro such as `5050-1055` to its digits. */
export function parseBankgiro(text: string): Parsed<string> {
  const digits = digitsOf(text);
  if (!/^\d{7,8}$/.test(digits))
    return refused('Skriv bankgirot med sju eller åtta siffror, till exempel 5050-1055.');
  return hasLuhnCheckDigit(digits)
    ? { ok: true, value: digits }
    : refused('Bankgirots kontrollsiffra stämmer inte. Kontrollera numret.');
}

/** Reads a plusgiro such as `12345-6` to its digits. */
export function parsePlusgiro(text: string): Parsed<string> {
  const digits = digitsOf(text);
  if (!/^\d{2,8}$/.test(digits))
    return refused('Skriv plusgirot med två till åtta siffror, till exempel 28 65 43-4.');
  return hasLuhnCheckDigit(digits)
    ? { ok: true, value: digits }
    : refused('Plusgirots kontrollsiffra stämmer inte. Kontrollera numret.');
}

/** Reads the Swish number of a company, `123 118 11 89`, to its digits. */
export function parseSwish(text: string): Parsed<string> {
  const digits = digitsOf(text);
  return /^123\d{7}$/.test(digits)
    ? { ok: true, value: digits }
    : refused('Skriv företagets Swish-nummer, tio siffror som börjar med 123.');
}
