import { hasLuhnCheckDigit } from './luhn';
import { refused, type Parsed } from './parsed';
import { hasBirthDate, hasSerial, withoutSerial } from './personalIdentityNumber';
import { codeText } from './typedText';

/** Reads an organisationsnummer, or a sole trader's personnummer, to ten digits. */
export function parseOrganisationNumber(text: string): Parsed<string> {
  const typed = codeText(text).replaceAll(' ', '');
  if (typed === '') return refused('Fyll i organisationsnumret.');
  if (/[^\d+-]/.test(typed)) {
    return refused('Organisationsnumret får bara innehålla siffror och bindestreck.');
  }
  const digits = typed.replace(/\D/g, '');
  // Twelve digits begin with the century of a sole trader's birth, or with 16, which registers put before a
  // company's number.
  if (digits.length !== 10 && !/^(16|19|20)\d{10}$/.test(digits)) {
    return refused(`Organisationsnumret ska ha 10 siffror, det här har ${digits.length}.`);
  }
  if (!/^\d+[+-]?\d{4}$/.test(typed)) {
    return refused('Bindestrecket ska stå före de fyra sista siffrorna.');
  }
  const tenDigits = digits.slice(-10);
  if (Number(tenDigits.charAt(2)) < 2) {
    if (!hasBirthDate(tenDigits)) {
      return refused(
        'Tredje siffran ska vara minst 2 i ett organisationsnummer. En enskild firma har ägarens personnummer.',
      );
    }
    if (!hasSerial(tenDigits)) return refused(withoutSerial);
  }
  // The first digit of a company tells its group, from 1 to 9; only a birth year begins with 0.
  if (Number(tenDigits.charAt(2)) >= 2 && tenDigits.startsWith('0')) {
    return refused('Ett organisationsnummer börjar aldrig med 0. Kontrollera siffrorna.');
  }
  if (!hasLuhnCheckDigit(tenDigits)) {
    return refused('Organisationsnumrets sista siffra stämmer inte. Kontrollera siffrorna.');
  }
  return { ok: true, value: tenDigits };
}

/** Shows ten digits as `NNNNNN-NNNN`. */
export function formatOrganisationNumber(tenDigits: string): string {
  return `${tenDigits.slice(0, 6)}-${tenDigits.slice(6)}`;
}

/** The Swedish VAT number that follows from ten digits: `SE` + digits + `01`. */
export function vatNumberOf(tenDigits: string): string {
  return `SE${tenDigits}01`;
}

/** Reads a Swedish VAT number (momsregistreringsnummer) to `SE` + ten digits + `01`. */
export function parseVatNumber(text: string): Parsed<string> {
  const typed = codeText(text).replace(/[ -]/g, '').toUpperCase();
  if (typed === '') return refused('Fyll i momsregistreringsnumret.');
  const tenDigits = /^SE(\d{10})01$/.exec(typed)?.[1];
  if (tenDigits === undefined) {
    return refused('Momsregistreringsnumret ska vara SE, tio siffror och 01.');
  }
  if (!parseOrganisationNumber(tenDigits).ok) {
    return refused('De tio siffrorna i momsregistreringsnumret är inget organisationsnummer.');
  }
  return { ok: true, value: typed };
}
