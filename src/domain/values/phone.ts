import { home } from './country';
import { refused, type Parsed } from './parsed';
import { codeText } from './typedText';

const swedishAreaCode =
  /^(8|1[013689]|2[0136]|3[1356]|4[0246]|54|6[03]|90(?!0)|7[02-69]|\d{3})(\d+)$/;
const swedishMobile = /^7[02369]/;
const countryCode = /^(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(\d+)$/;

/** The codes of neighbours whose numbers have no 0 before them at home, by country. */
const withoutZero: Record<string, string> = {
  NO: '+47',
  SJ: '+47',
  DK: '+45',
  FO: '+298',
  GL: '+299',
  IS: '+354',
};
const finnish = ['FI', 'AX'];

/**
 * Reads a telephone number to E.164 (`+46701740605`). One without + or 00 is Swedish, or is written as at home in `country`, by its
 * code, where that is a Nordic neighbour; 070 and the like stay Swedish there too, since Finnish mobile numbers begin otherwise.
 */
export function parsePhone(text: string, country = home): Parsed<string> {
  const typed = codeText(text);
  if (typed === '') return refused('Fyll i telefonnumret.');
  if (/[^\d +()/.-]/.test(typed) || typed.lastIndexOf('+') > 0) {
    return refused('Telefonnumret får bara innehålla siffror, mellanslag, bindestreck och plus.');
  }
  const international = abroad(typed.replace('(0)', '').replace(/[^\d+]/g, ''), country)
    .replace(/^00/, '+')
    .replace(/^0/, '+46')
    .replace(/^\+460+/, '+46');
  if (!international.startsWith('+')) {
    return refused('Börja telefonnumret med 0 eller +, till exempel 070-123 45 67.');
  }
  const digits = international.slice(1);
  if (digits.startsWith('0')) return refused('Det finns inget landsnummer som börjar med 0.');
  const national = digits.startsWith('46') ? digits.slice(2) : undefined;
  const [fewest, most] =
    national === undefined ? [7, 15] : swedishMobile.test(national) ? [9, 9] : [7, 9];
  const length = (national ?? digits).length;
  if (length < fewest) return refused('Telefonnumret är för kort.');
  if (length > most) return refused('Telefonnumret är för långt.');
  return { ok: true, value: international };
}

/** A number as it is written at home in a neighbour, with that country's code; any other is left as it is. */
function abroad(number: string, country: string): string {
  const code = withoutZero[country];
  if (code !== undefined && /^[1-9]\d{5,7}$/.test(number)) return `${code}${number}`;
  const isFinnish = finnish.includes(country) && /^0[1-9]/.test(number);
  return isFinnish && !swedishMobile.test(number.slice(1)) ? `+358${number.slice(1)}` : number;
}

/**
 * True if a number in E.164 takes text messages. A Swedish number must be mobile; a foreign number passes,
 * because its digits do not tell.
 */
export function canTakeTexts(e164: string): boolean {
  return !e164.startsWith('+46') || swedishMobile.test(e164.slice(3));
}

/** Shows E.164 as `070-174 06 05` in Sweden and `+47 12 34 56 78` elsewhere. */
export function formatPhone(e164: string): string {
  const digits = e164.slice(1);
  if (digits.startsWith('46')) {
    const [, area = '', subscriber = ''] = swedishAreaCode.exec(digits.slice(2)) ?? [];
    return `0${area}-${grouped(subscriber)}`;
  }
  const [, country = '', rest = ''] = countryCode.exec(digits) ?? [];
  return `+${country} ${inPairs(rest)}`;
}

/** Groups the digits of a Swedish number in pairs, but eight in 3 + 3 + 2, as is usual in Stockholm. */
function grouped(digits: string): string {
  return digits.length === 8 ? digits.replace(/(...)(...)(..)/, '$1 $2 $3') : inPairs(digits);
}

/** Groups digits in pairs, the first group of three when the count is odd. */
function inPairs(digits: string): string {
  return digits.replace(/\B(?=(\d{2})+$)/g, ' ').replace(/^(\d) /, '$1');
}
