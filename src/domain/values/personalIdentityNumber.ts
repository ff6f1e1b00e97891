import { CalendarDate } from '@internationalized/date';
import { hasLuhnCheckDigit } from './luhn';
import { refused, type Parsed } from './parsed';
import { codeText } from './typedText';

/** The number that a coordination number (samordningsnummer) adds to the day of birth. */
const coordinationDays = 60;
/** No number was ever given to somebody born before 1800: the tax agency stores the centuries 18, 19 and 20 (SKV 704). */
const firstYear = 1800;

/**
 * The message for a text about a customer that contains a personnummer: nothing the product does for
 * customers needs one (GDPR art. 5).
 */
export const customersPersonalNumber =
  'Ser ut som ett personnummer. Kunders personnummer sparas inte.';

/** The message for a number whose serial number is 000. */
export const withoutSerial =
  'Siffrorna efter bindestrecket börjar aldrig med 000. Kontrollera siffrorna.';

// Ten digits in a row that begin with 0 are not matched: they are taken for a telephone number.
const personalNumber =
  /(?:^|\D)(?:(?:19|20)(\d{6})[-+]?(\d{4})|(\d{6})[-+](\d{4})|([1-9]\d{5})(\d{4}))(?!\d)/g;

/** Reads a personnummer or samordningsnummer to twelve digits; `today` decides the century of ten digits. */
export function parsePersonalIdentityNumber(text: string, today: CalendarDate): Parsed<string> {
  const typed = codeText(text).replaceAll(' ', '');
  if (typed === '') return refused('Fyll i personnumret.');
  if (/[^\d+-]/.test(typed)) {
    return refused('Personnumret får bara innehålla siffror och bindestreck.');
  }
  const digits = typed.replace(/\D/g, '');
  if (digits.length !== 10 && digits.length !== 12) {
    return refused(`Personnumret ska ha 10 eller 12 siffror, det här har ${digits.length}.`);
  }
  if (!/^\d+[+-]?\d{4}$/.test(typed)) {
    return refused('Bindestrecket ska stå före de fyra sista siffrorna.');
  }
  const tenDigits = digits.slice(-10);
  const year =
    digits.length === 12 ? Number(digits.slice(0, 4)) : birthYear(tenDigits, typed, today);
  const born = birthDate(tenDigits, year);
  if (year < firstYear) return refused('Födelseåret ligger för långt tillbaka.');
  if (!born) return refused('Födelsedatumet i personnumret finns inte.');
  if (born.compare(today) > 0) {
    return refused('Födelsedatumet ligger i framtiden. Skriv året med fyra siffror.');
  }
  if (!hasSerial(tenDigits)) {
    return refused(withoutSerial);
  }
  if (!hasLuhnCheckDigit(tenDigits)) {
    return refused('Personnumrets sista siffra stämmer inte. Kontrollera siffrorna.');
  }
  return { ok: true, value: `${year}${tenDigits.slice(2)}` };
}

/** Shows twelve digits as `19850709-9805`. */
export function formatPersonalIdentityNumber(twelveDigits: string): string {
  return `${twelveDigits.slice(0, 8)}-${twelveDigits.slice(8)}`;
}

/** Shows twelve digits without the last four: `850709-••••`. */
export function maskPersonalIdentityNumber(twelveDigits: string): string {
  return `${twelveDigits.slice(2, 8)}-••••`;
}

/**
 * The date of birth in ten digits of a personnummer or samordningsnummer, the earliest that it can be; undefined when the date
 * does not exist in `year`. If the date is uncertain, a samordningsnummer has month 00, day 60 or a day that the month lacks, as
 * some of the tax agency's published test numbers have.
 */
function birthDate(tenDigits: string, year: number): CalendarDate | undefined {
  const month = Number(tenDigits.slice(2, 4));
  const written = Number(tenDigits.slice(4, 6));
  // CalendarDate moves an impossible day to the nearest possible day.
  if (written >= coordinationDays) {
    const day = written - coordinationDays;
    if (month > 12 || day > 31) return undefined;
    return new CalendarDate(year, Math.max(month, 1), Math.max(day, 1));
  }
  const date = new CalendarDate(year, month, written);
  return date.year === year && date.month === month && date.day === written ? date : undefined;
}

/** Tells whether a serial number stands before the check digit: the tax agency gives 001 to 999 (SKV M 2010:3). */
export function hasSerial(tenDigits: string): boolean {
  return tenDigits.slice(6, 9) !== '000';
}

/** Tells whether ten digits begin with a date of birth, as a personnummer or samordningsnummer does. */
export function hasBirthDate(tenDigits: string): boolean {
  const year = Number(tenDigits.slice(0, 2));
  return [1900, 2000].some((century) => birthDate(tenDigits, century + year));
}

/**
 * The year of birth: the latest past year that ends in the two first digits, or 100 years earlier when `+` is
 * written, as from the year in which a person turns 100.
 */
function birthYear(tenDigits: string, typed: string, today: CalendarDate): number {
  const latest = today.year - ((today.year - Number(tenDigits.slice(0, 2))) % 100);
  return typed.includes('+') ? latest - 100 : latest;
}

/** Tells whether a text contains a personnummer or samordningsnummer. */
export function holdsPersonalNumber(text: string): boolean {
  for (const match of codeText(text).matchAll(personalNumber)) {
    const digits = match.slice(1).join('');
    if (hasLuhnCheckDigit(digits) && hasSerial(digits) && hasBirthDate(digits)) return true;
  }
  return false;
}
