import { refused, type Parsed } from './parsed';
import { codeText } from './typedText';

/** The length of a vehicle identification number since 1981 (ISO 3779). */
const fullLength = 17;
/** Older cars and trailers have what their makers gave them. */
const leastLength = 3;

/**
 * Reads a chassis number in upper case: 17 characters without I, O and Q (ISO 3779), or with a warning 3 to 16 letters and
 * digits, as cars before 1981 and trailers have.
 */
export function parseVin(text: string): Parsed<string> {
  const vin = codeText(text).replace(/[ -]/g, '').toUpperCase();
  if (vin === '') return refused('Fyll i chassinumret.');
  if (/[^A-Z\d]/.test(vin)) {
    return refused('Chassinumret får bara innehålla bokstäverna A–Z och siffror.');
  }
  if (vin.length < leastLength || vin.length > fullLength) {
    return refused(
      `Chassinumret ska ha ${leastLength}–${fullLength} tecken, det här har ${vin.length}.`,
    );
  }
  if (vin.length < fullLength) {
    return {
      ok: true,
      value: vin,
      warning: `${vin.length} tecken, som på fordon före 1981 och på släp. Nyare bilar har 17. Kontrollera att det stämmer.`,
    };
  }
  if (/[IOQ]/.test(vin)) {
    return refused('Bokstäverna I, O och Q används inte i chassinummer. Ska det vara 1 eller 0?');
  }
  return { ok: true, value: vin };
}
