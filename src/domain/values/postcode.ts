import { refused, type Parsed } from './parsed';
import { codeText } from './typedText';

/** Reads a Swedish postcode to `NNN NN`. */
export function parsePostcode(text: string): Parsed<string> {
  const typed = codeText(text)
    .replace(/^(SE|S)-?(?=[ \d])/i, '')
    .replaceAll(' ', '');
  if (typed === '') return refused('Fyll i postnumret.');
  if (/\D/.test(typed)) return refused('Postnumret får bara innehålla siffror.');
  if (typed.length !== 5) {
    return refused(`Postnumret ska ha fem siffror, det här har ${typed.length}.`);
  }
  if (typed.startsWith('0')) return refused('Ett svenskt postnummer börjar inte med 0.');
  return { ok: true, value: `${typed.slice(0, 3)} ${typed.slice(3)}` };
}
