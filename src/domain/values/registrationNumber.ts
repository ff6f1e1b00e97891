import { refused, type Parsed } from './parsed';
import { codeText } from './typedText';

const longestPlate = 12;
// Letters that could be taken for others are not used, nor O in the last place, where it reads as 0.
const ordinaryPlate = /^[A-HJ-PR-UW-Z]{3}\d{2}[\dA-HJ-NPR-UW-Z]$/;

/** Reads a plate to upper case without spaces; warns, and never refuses, where it is not an ordinary Swedish one. */
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

/** Shows an ordinary Swedish plate as `ABC 123`, any other as it is. */
export function formatRegistrationNumber(plate: string): string {
  return ordinaryPlate.test(plate) ? `${plate.slice(0, 3)} ${plate.slice(3)}` : plate;
}

/** A whole plate or part of one as searched for: O and 0 count as the same. */
export function foldRegistrationNumber(text: string): string {
  return normaliseRegistrationNumber(text).replaceAll('O', '0');
}

function normaliseRegistrationNumber(text: string): string {
  return codeText(text).replace(/[ -]/g, '').toUpperCase();
}
