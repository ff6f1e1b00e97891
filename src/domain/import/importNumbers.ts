import { formatAmount } from '@/domain/values/money';
import { type Parsed, refused } from '@/domain/values/parsed';
import { codeText } from '@/domain/values/typedText';

/** The sign before the decimals of a column's numbers. */
export type DecimalSign = ',' | '.';

export const decimalSignNames: Record<DecimalSign, string> = { ',': 'komma', '.': 'punkt' };

/** Digits that a spreadsheet has shortened: `4,67017E+10`. */
const shortened = /^(\d)(?:[.,](\d+))?e\+?(\d+)$/i;

/**
 * Judges the numbers of a column together: `sign` is the decimal sign that most of them show, null where they show none. `example` is
 * the first number with a sign in it, null where there is none; with `sign` null it can be read in two ways.
 */
export function judgedNumbers(cells: readonly string[]): {
  sign: DecimalSign | null;
  example: string | null;
} {
  const votes = { ',': 0, '.': 0 };
  let example: string | null = null;
  for (const cell of cells) {
    const { digits } = partsOf(cell);
    if (!/\d/.test(digits) || !/[.,]/.test(digits)) continue;
    example ??= cell.trim();
    const sign = signOf(digits);
    if (sign !== null) votes[sign] += 1;
  }
  if (votes[','] === votes['.'] && votes[','] === 0) return { sign: null, example };
  return { sign: votes['.'] > votes[','] ? '.' : ',', example };
}

/** The decimal sign that one number shows by itself; null for a number that is whole or can be read in two ways. */
function signOf(digits: string): DecimalSign | null {
  const last = digits.search(/[.,][^.,]*$/);
  if (last < 0) return null;
  const sign = digits[last] === ',' ? ',' : '.';
  const other = sign === ',' ? '.' : ',';
  if (shortened.test(digits) || digits.includes(other)) return sign;
  // A sign that comes twice parts the thousands.
  if (digits.indexOf(sign) !== last) return other;
  const whole = digits.slice(0, last).replace(/\D/g, '');
  const isThousands = /^[1-9]\d{0,2}$/.test(whole) && digits.length - last === 4;
  return isThousands ? null : sign;
}

/** A number without its sign, its unit and what stands for thousands by spaces. */
function partsOf(cell: string): { digits: string; isNegative: boolean } {
  const text = codeText(cell)
    .replace(/ ?(kr|sek|km|mil|[:,]-)$/i, '')
    .replace(/^(kr|sek) ?/i, '');
  const isNegative = /^-|-$|^\(.*\)$/.test(text);
  const digits = text
    .replace(/^[-+(] ?/, '')
    .replace(/ ?[-)]$/, '')
    .replace(/^(\d{1,3})((?:[ '’]\d{3})+)(?!\d)/, (whole) => whole.replace(/[ '’]/g, ''));
  return { digits, isNegative };
}

/**
 * Reads a number to the form `-1234.5`, by the decimal sign of its column. Without one the number must show it by itself; refuses a
 * number that can be read in two ways, that has another form than its column, or whose digits a spreadsheet has taken away.
 */
export function plainNumber(cell: string, columnSign: DecimalSign | null): Parsed<string> {
  const { digits, isNegative } = partsOf(cell);
  const sign = columnSign ?? signOf(digits);
  const [, first, decimals = '', exponent] = shortened.exec(digits) ?? [];
  if (first !== undefined) {
    const places = Number(exponent);
    return decimals.length < places
      ? refused('Kalkylprogrammet har kortat av talet. Visa kolumnen som tal och spara filen igen.')
      : told(`${first}${decimals.slice(0, places)}`, decimals.slice(places));
  }
  if (!/^\d[\d.,]*$/.test(digits))
    return refused('Skriv talet med siffror, till exempel 1 234,50.');
  if (sign === null && /[.,]/.test(digits)) {
    return refused('Talet kan läsas på flera sätt. Skriv det som 1 234,50.');
  }
  const group = sign === '.' ? ',' : '.';
  const [whole = '', fraction = '', ...more] = digits.split(sign ?? ',');
  const isGrouped = new RegExp(`^\\d{1,3}(\\${group}\\d{3})+$`).test(whole);
  if (more.length > 0 || fraction.includes(group) || !(isGrouped || /^\d+$/.test(whole))) {
    const name = decimalSignNames[sign ?? ','];
    return refused(`Talet passar inte kolumnens decimaltecken, som är ${name}.`);
  }
  return told(whole.replaceAll(group, ''), fraction);

  function told(wholes: string, fractions: string): Parsed<string> {
    const rest = fractions.replace(/0+$/, '');
    const value = `${wholes.replace(/^0+(?=\d)/, '')}${rest === '' ? '' : `.${rest}`}`;
    return { ok: true, value: isNegative && /[1-9]/.test(value) ? `-${value}` : value };
  }
}

/** Reads an amount to öre; the warning tells that it had more than two decimals and was rounded. */
export function oreOf(cell: string, sign: DecimalSign | null): Parsed<number> {
  const read = plainNumber(cell, sign);
  if (!read.ok) return read;
  const [whole = '', fraction = ''] = read.value.replace('-', '').split('.');
  const kronor = Number(whole);
  if (!Number.isSafeInteger(kronor * 100)) return refused('Beloppet är för stort.');
  // The digits are moved as text: 0.285 times 100 is less than 28.5 as a floating number.
  const parts = Number(`${fraction.slice(0, 2).padEnd(2, '0')}.${fraction.slice(2)}`);
  const rounded = kronor * 100 + Math.round(parts);
  const ore = read.value.startsWith('-') ? -rounded : rounded;
  if (fraction.length <= 2) return { ok: true, value: ore };
  return { ok: true, value: ore, warning: `Avrundat till ${formatAmount(ore)}.` };
}

/** A year, a postcode or another whole number without the decimals that programs add: `2012.0` is `2012`. */
export function wholeText(text: string): string {
  return text.replace(/^(\d+)[.,]0+$/, '$1');
}

/** Tells whether a spreadsheet has taken digits of a number away: `4,67017E+10`. */
export function isShortened(text: string): boolean {
  return shortened.test(text) && !plainNumber(text, null).ok;
}
