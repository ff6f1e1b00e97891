import { refused, type Parsed } from './parsed';
import { codeText } from './typedText';

/** Reads a model year of four digits. */
export function parseVehicleYear(text: string): Parsed<number> {
  const typed = codeText(text);
  return /^\d{4}$/.test(typed)
    ? { ok: true, value: Number(typed) }
    : refused('Skriv årsmodellen med fyra siffror, till exempel 2019.');
}
