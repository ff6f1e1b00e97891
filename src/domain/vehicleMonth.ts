import { refused, type Parsed } from './parsed';
import { codeText } from './typedText';

/** Reads a month such as `2021-03`, `202103` or a whole day of it to `2021-03`. */
export function parseVehicleMonth(text: string): Parsed<string> {
  const [, year, month] =
    /^((?:18|19|20)\d{2})[-/]?(0[1-9]|1[0-2])(?:-?\d{2})?$/.exec(codeText(text)) ?? [];
  return year === undefined || month === undefined
    ? refused('Skriv månaden som 2021-03.')
    : { ok: true, value: `${year}-${month}` };
}
