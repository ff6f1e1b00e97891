import { refused, type Parsed } from './parsed';
import { codeText } from './typedText';

const withUnit = new Intl.NumberFormat('sv-SE', { style: 'currency', currency: 'SEK' });
const withoutUnit = new Intl.NumberFormat('sv-SE', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/**
 * Reads a Swedish amount (`1 234,50`, `1234.50 kr`) to exact öre, at most `mostOre`; refuses an amount that
 * can be read in two ways.
 */
export function parseMoney(
  text: string,
  mostOre: number,
  { allowNegative = false } = {},
): Parsed<number> {
  const typed = codeText(text).replace(/ ?(kr|sek|[:,]-)$/i, '');
  if (typed === '') return refused('Fyll i ett belopp.');
  const isNegative = typed.startsWith('-');
  const unsigned = typed.replace(/^- ?/, '');
  const separators = unsigned.replace(/[^.,]/g, '');
  if (/[^\d .,]/.test(unsigned)) {
    return refused('Skriv beloppet med siffror, till exempel 1 234,50.');
  }
  if (separators.length > 1 || /[.,]\d{3}$/.test(unsigned)) {
    return refused('Beloppet kan läsas på flera sätt. Skriv det som 1 234,50.');
  }
  const [, kronor, decimals = ''] = /^(\d+|\d{1,3}(?: \d{3})+)(?:[.,](\d+))?$/.exec(unsigned) ?? [];
  if (kronor === undefined) return refused('Skriv beloppet med siffror, till exempel 1 234,50.');
  if (decimals.length > 2) return refused('Beloppet får ha högst två decimaler.');
  if (isNegative && !allowNegative) return refused('Beloppet får inte vara negativt.');
  const ore = Number(kronor.replaceAll(' ', '')) * 100 + Number(decimals.padEnd(2, '0'));
  if (ore > mostOre) return refused(`Högst ${formatMoney(mostOre)}.`);
  return { ok: true, value: isNegative && ore > 0 ? -ore : ore };
}

/** Shows öre as `1 234,50 kr` with no-break spaces. */
export function formatMoney(ore: number): string {
  return withUnit.format(ore / 100);
}

/** Shows öre as `1 234,50`, as in an input or a table column. */
export function formatAmount(ore: number): string {
  return withoutUnit.format(ore / 100);
}

/** Shows öre as a price list does: `2 495`, and `2 495,50` only where there are öre. */
export function formatPrice(ore: number): string {
  return formatAmount(ore).replace(/,00$/, '');
}
