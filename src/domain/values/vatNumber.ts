import * as AT from 'stdnum/lib/esm/at/uid';
import * as BE from 'stdnum/lib/esm/be/vat';
import * as BG from 'stdnum/lib/esm/bg/vat';
import * as CH from 'stdnum/lib/esm/ch/vat';
import * as CY from 'stdnum/lib/esm/cy/vat';
import * as CZ from 'stdnum/lib/esm/cz/dic';
import * as DE from 'stdnum/lib/esm/de/vat';
import * as DK from 'stdnum/lib/esm/dk/cvr';
import * as EE from 'stdnum/lib/esm/ee/kmkr';
import * as ES from 'stdnum/lib/esm/es/nif';
import * as FI from 'stdnum/lib/esm/fi/alv';
import * as FR from 'stdnum/lib/esm/fr/tva';
import * as GB from 'stdnum/lib/esm/gb/vat';
import * as GR from 'stdnum/lib/esm/gr/vat';
import * as HR from 'stdnum/lib/esm/hr/oib';
import * as HU from 'stdnum/lib/esm/hu/anum';
import * as IE from 'stdnum/lib/esm/ie/vat';
import * as IT from 'stdnum/lib/esm/it/iva';
import * as LT from 'stdnum/lib/esm/lt/pvm';
import * as LU from 'stdnum/lib/esm/lu/tva';
import * as LV from 'stdnum/lib/esm/lv/pvn';
import * as MT from 'stdnum/lib/esm/mt/vat';
import * as NL from 'stdnum/lib/esm/nl/btw';
import * as NO from 'stdnum/lib/esm/no/mva';
import * as PL from 'stdnum/lib/esm/pl/nip';
import * as PT from 'stdnum/lib/esm/pt/nif';
import * as RO from 'stdnum/lib/esm/ro/cif';
import * as SI from 'stdnum/lib/esm/si/ddv';
import * as SK from 'stdnum/lib/esm/sk/dph';
import { countryName } from './country';
import { type Parsed, refused } from './parsed';
import { codeText } from './typedText';
import { vatPrefix } from './vatPrefix';

type Checked = { isValid: true; compact: string } | { isValid: false; error: Error };

/**
 * The check of a country's number without its prefix: its form and its check digits. The files of single countries are 11 kB in
 * the chunk of the customers. `jsvat-next`, another library, refuses the MVA of Norwegian numbers.
 */
const checks: Record<string, { validate: (number: string) => Checked }> = {
  AT,
  BE,
  BG,
  CH,
  CY,
  CZ,
  DE,
  DK,
  EE,
  ES,
  FI,
  FR,
  GB,
  EL: GR,
  HR,
  HU,
  IE,
  IT,
  LT,
  LU,
  LV,
  MT,
  NL,
  NO,
  PL,
  PT,
  RO,
  SI,
  SK,
};

/**
 * Reads the VAT number of a company abroad, in the country with the code, to the form of VIES: the prefix and the number, `DK13585628`.
 * Form and check digits are those of the country for the European Union, Norway, Great Britain and Switzerland; others have letters
 * and digits. A right number may still belong to nobody: only VIES knows which are registered.
 */
export function parseForeignVatNumber(text: string, country: string): Parsed<string> {
  const typed = codeText(text).toUpperCase().replace(/[ .-]/g, '');
  if (typed === '') return refused('Fyll i VAT-numret.');
  if (!/^[A-Z\d]+$/.test(typed)) {
    return refused('VAT-numret får bara innehålla bokstäver A–Z och siffror.');
  }
  const name = countryName(country);
  const prefix = vatPrefix(country);
  const check = checks[prefix];
  const written = typed.slice(0, 2);
  if (/^[A-Z]{2}/.test(typed) && written !== prefix && (check !== undefined || written === 'SE')) {
    return refused(`VAT-numret är inte från landet ${name}: det ska börja med ${prefix}.`);
  }
  const number = written === prefix ? typed.slice(2) : typed;
  if (check === undefined) {
    return /^[A-Z\d]{3,16}$/.test(number) && /\d/.test(number)
      ? { ok: true, value: prefix + number }
      : refused('VAT-numret ska ha 3 till 16 bokstäver och siffror efter landets kod.');
  }
  if (prefix === 'NO' && /^\d{9}$/.test(number)) {
    return refused('Ett norskt VAT-nummer slutar med MVA när företaget är momsregistrerat.');
  }
  if (prefix === 'CH' && /^(CH)?E\d{9}$/.test(typed)) {
    return refused('Ett schweiziskt VAT-nummer slutar med MWST, TVA eller IVA.');
  }
  // The prefix is a part of a Swiss number.
  const result = check.validate(prefix === 'CH' ? typed : number);
  if (result.isValid) {
    return { ok: true, value: prefix === 'CH' ? result.compact : prefix + result.compact };
  }
  return refused(
    result.error.name === 'InvalidChecksum'
      ? 'VAT-numrets kontrollsiffra stämmer inte. Kontrollera siffrorna.'
      : `VAT-numret har inte den form som gäller i landet ${name}.`,
  );
}
