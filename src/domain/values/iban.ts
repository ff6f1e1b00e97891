import { refused, type Parsed } from './parsed';
import { codeText } from './typedText';

/** Shows an account as banks print it, in groups of four: `SE45 5000 0000 0583 9825 7466`. */
export function formatIban(iban: string): string {
  return iban.replace(/.{4}(?=.)/g, '$&\u00a0');
}

/** Reads an account with its country, such as `SE45 5000 0000 0583 9825 7466`, to its letters and digits (ISO 13616). */
export function parseIban(text: string): Parsed<string> {
  const value = codeText(text).replace(/[ -]/g, '').toUpperCase();
  const isSwedish = value.startsWith('SE');
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(value) || (isSwedish && !/^SE\d{22}$/.test(value)))
    return refused(
      'Skriv IBAN med landets bokstäver och alla siffror, till exempel SE45 5000 0000 0583 9825 7466.',
    );
  return hasIbanCheckDigits(value)
    ? { ok: true, value }
    : refused('IBAN-numrets kontrollsiffror stämmer inte. Kontrollera numret.');
}

/** True if the number leaves 1 modulo 97, its first four characters last and letters counted from A = 10 (ISO 7064). */
function hasIbanCheckDigits(iban: string): boolean {
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((character) =>
    parseInt(character, 36),
  );
  return BigInt(digits.join('')) % 97n === 1n;
}

/** Reads the code of a bank, such as `ESSESESS` (BIC, ISO 9362). */
export function parseBic(text: string): Parsed<string> {
  const value = codeText(text).replaceAll(' ', '').toUpperCase();
  return /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(value)
    ? { ok: true, value }
    : refused('Skriv BIC med åtta eller elva tecken, till exempel ESSESESS.');
}
