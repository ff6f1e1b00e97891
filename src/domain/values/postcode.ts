import { countryName, home } from './country';
import { refused, type Parsed } from './parsed';
import { codeText } from './typedText';

/** The forms of postcodes, # for a digit and A for a letter. Other countries have letters in many places, or none at all. */
const forms: Record<string, string> = {
  NO: '####',
  SJ: '####',
  DK: '####',
  GL: '####',
  AT: '####',
  BE: '####',
  BG: '####',
  CH: '####',
  LI: '####',
  CY: '####',
  HU: '####',
  LU: '####',
  SI: '####',
  FI: '#####',
  AX: '#####',
  DE: '#####',
  EE: '#####',
  ES: '#####',
  FR: '#####',
  IT: '#####',
  HR: '#####',
  LT: '#####',
  TR: '#####',
  UA: '#####',
  RO: '######',
  IS: '###',
  FO: '###',
  CZ: '### ##',
  SK: '### ##',
  GR: '### ##',
  PL: '##-###',
  PT: '####-###',
  NL: '#### AA',
  LV: '####',
  MC: '#####',
  SM: '#####',
};

/** The most characters of a postcode abroad. */
export const foreignPostcodeMax = 10;

/** Reads a postcode of a country, by its code: `NNN NN` in Sweden, and elsewhere as the post of the country writes it. */
export function parsePostcode(text: string, country = home): Parsed<string> {
  const typed = codeText(text).toUpperCase();
  if (typed === '') return refused('Fyll i postnumret.');
  if (country === home) return swedish(typed);
  const form = forms[country];
  if (form === undefined) return anyForm(typed);
  // The letters of the country may stand first: `N-0150`, `FIN-00100`, `LV-1010`.
  const characters = typed.replace(/^[A-Z]{1,3}(?=[- ]?\d)/, '').replace(/[ -]/g, '');
  const wanted = form.replace(/[ -]/g, '');
  const fits =
    characters.length === wanted.length &&
    [...wanted].every((kind, at) => (kind === '#' ? /\d/ : /[A-Z]/).test(characters.charAt(at)));
  if (!fits) {
    return refused(`Ett postnummer i ${countryName(country)} ser ut som ${exampleOf(form)}.`);
  }
  let at = 0;
  return { ok: true, value: form.replace(/[#A]/g, () => characters.charAt(at++)) };
}

function swedish(typed: string): Parsed<string> {
  const digits = typed.replace(/^(SE|S)-?(?=[ \d])/, '').replaceAll(' ', '');
  if (/\D/.test(digits)) return refused('Postnumret får bara innehålla siffror.');
  if (digits.length !== 5) {
    return refused(`Postnumret ska ha fem siffror, det här har ${digits.length}.`);
  }
  if (digits.startsWith('0')) return refused('Ett svenskt postnummer börjar inte med 0.');
  return { ok: true, value: `${digits.slice(0, 3)} ${digits.slice(3)}` };
}

function anyForm(typed: string): Parsed<string> {
  if (!/^[A-Z\d][A-Z\d -]*$/.test(typed)) {
    return refused('Postnumret får bara innehålla bokstäver A–Z, siffror och bindestreck.');
  }
  if (!/\d/.test(typed)) return refused('Ett postnummer har minst en siffra.');
  return typed.length > foreignPostcodeMax
    ? refused(`Postnumret får ha högst ${foreignPostcodeMax} tecken.`)
    : { ok: true, value: typed };
}

/** A postcode of a form, `12-345`. */
function exampleOf(form: string): string {
  let digit = 0;
  return form.replace(/#/g, () => String(++digit)).replace('AA', 'AB');
}
