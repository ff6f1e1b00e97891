import { cellText } from '@/domain/values/cellText';
import { parseVatRate, type VatRate } from '@/domain/values/vat';

/** An amount in öre at one VAT rate that is taken off an invoice after the discount, such as a part that somebody else pays. */
export interface Deduction {
  vatRate: VatRate;
  netOre: number;
  vatOre: number;
  text: string;
}

/** Reads a stored deduction; null for a text that is none. */
export function parseDeduction(stored: string): Deduction | null {
  const [, rate = '', net, vat, text] =
    /^(25|12|6|0)\|(-?\d{1,14})\|(-?\d{1,14})\|([^|\n\r]{1,120})$/.exec(stored) ?? [];
  const vatRate = parseVatRate(rate);
  if (vatRate === null || text === undefined) return null;
  return { vatRate, netOre: Number(net), vatOre: Number(vat), text };
}

/** Writes a deduction as it is stored: `25|144000|36000|Självrisk, faktura F10001`. */
export function formatDeduction({ vatRate, netOre, vatOre, text }: Deduction): string {
  return [vatRate, netOre, vatOre, cellText(text)].join('|');
}

/** The deductions of a document, in their order. */
export function deductionsIn({ deductions }: { deductions: readonly string[] }): Deduction[] {
  return deductions.flatMap((stored) => parseDeduction(stored) ?? []);
}
