import { refused, type Parsed } from './parsed';
import { codeText } from './typedText';

/** Reads an odometer such as `12 345`, `12 345 km` or `1 234 mil` (1 mil = 10 km) to km. */
export function parseOdometer(text: string): Parsed<number> {
  const typed = codeText(text).toLowerCase();
  if (typed === '') return refused('Fyll i mätarställningen.');
  const [, whole = '', decimal = '', unit] =
    /^(\d{1,3}(?: \d{3})*|\d+)(?:,(\d))? ?(km|mil)?$/.exec(typed) ?? [];
  const digits = whole.replaceAll(' ', '');
  if (digits === '' || (decimal !== '' && unit !== 'mil')) {
    return refused('Skriv mätarställningen i hela kilometer, till exempel 123 456, eller i mil.');
  }
  const value = Number(digits);
  return { ok: true, value: unit === 'mil' ? value * 10 + Number(decimal) : value };
}

/** Shows kilometres as `123 456 km`, with no-break spaces. */
export function formatOdometer(km: number): string {
  return `${inThousands(km)}\u00a0km`;
}

/** Shows kilometres in whole mil, as Swedes say them: `12 346 mil`. */
export function formatMil(km: number): string {
  return `${inThousands(Math.round(km / 10))}\u00a0mil`;
}

function inThousands(whole: number): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, '\u00a0');
}
