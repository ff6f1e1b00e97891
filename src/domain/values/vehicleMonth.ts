import { refused, type Parsed } from './parsed';
import { codeText } from './typedText';

const months = ['jan', 'feb', 'mar', 'apr', 'maj', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec'];

/**
 * Reads a month such as `2021-03` or `202103`, a whole date, or `mar-21` as Excel shows a month, to
 * `2021-03`.
 */
export function parseVehicleMonth(text: string): Parsed<string> {
  const typed = codeText(text).toLowerCase();
  const [, name = '', short = ''] = /^([a-z]{3})-(\d{2})$/.exec(typed) ?? [];
  const place = months.indexOf(name) + 1;
  if (place > 0) {
    // Excel reads two-digit years below 30 as years of this century.
    return {
      ok: true,
      value: `${short < '30' ? 20 : 19}${short}-${String(place).padStart(2, '0')}`,
    };
  }
  const [, year, month] =
    /^((?:18|19|20)\d{2})[-/]?(0[1-9]|1[0-2])(?:[-/]?(?:0[1-9]|[12]\d|3[01]))?$/.exec(typed) ?? [];
  return year === undefined || month === undefined
    ? refused('Skriv månaden som 2021-03.')
    : { ok: true, value: `${year}-${month}` };
}
