import { refused, type Parsed } from './parsed';
import { codeText } from './typedText';

/** Reads a vehicle identification number (ISO 3779): 17 characters in upper case without I, O and Q. */
export function parseVin(text: string): Parsed<string> {
  const vin = codeText(text).replace(/[ -]/g, '').toUpperCase();
  if (vin === '') return refused('Fyll i chassinumret.');
  if (/[^A-Z\d]/.test(vin)) {
    return refused('Chassinumret får bara innehålla bokstäverna A–Z och siffror.');
  }
  if (/[IOQ]/.test(vin)) {
    return refused('Bokstäverna I, O och Q används inte i chassinummer. Ska det vara 1 eller 0?');
  }
  if (vin.length !== 17) {
    return refused(`Chassinumret ska ha 17 tecken, det här har ${vin.length}.`);
  }
  return { ok: true, value: vin };
}
