import { refused, type Parsed } from './parsed';
import { codeText } from './typedText';

const longestPlate = 12;
// Swedish plates leave out letters that resemble others, and have no O in the last place, where O would read
// as 0.
const ordinaryPlate = /^[A-HJ-PR-UW-Z]{3}\d{2}[\dA-HJ-NPR-UW-Z]$/;

/**
 * Reads a plate to upper case without spaces; a plate that is not an ordinary Swedish one gets a warning and
 * is never refused.
 */
export function parseRegistrationNumber(text: string): Parsed<string> {
  const plate = normaliseRegistrationNumber(text);
  if (plate === '') return refused('Fyll i registreringsnumret.');
  if (/[^\p{L}\p{Nd}]/u.test(plate)) {
    return refused('Registreringsnumret får bara innehålla bokstäver och siffror.');
  }
  if (plate.length > longestPlate) {
    return refused(`Registreringsnumret får ha högst ${longestPlate} tecken.`);
  }
  if (ordinaryPlate.test(plate)) return { ok: true, value: plate };
  return {
    ok: true,
    value: plate,
    warning: 'Inget vanligt svenskt registreringsnummer. Kontrollera att det stämmer.',
  };
}

/** Shows an ordinary Swedish plate as `ABC 123`, any other plate unchanged. */
export function formatRegistrationNumber(plate: string): string {
  return ordinaryPlate.test(plate) ? `${plate.slice(0, 3)} ${plate.slice(3)}` : plate;
}

/** Makes a whole plate, or part of one, ready for search: O and 0 become the same. */
export function foldRegistrationNumber(text: string): string {
  return normaliseRegistrationNumber(text).replaceAll('O', '0');
}

function normaliseRegistrationNumber(text: string): string {
  return codeText(text).replace(/[ -]/g, '').toUpperCase();
}
