import { sum } from '@/domain/values/sum';
import type { VatRate, VatTotal } from '@/domain/values/vat';

/** A box of the declaration of VAT (Skatteverket, SKV 4700) with its amount in whole kronor. */
export interface VatBox {
  box: '05' | '10' | '11' | '12' | '42';
  text: string;
  kronor: number;
}

/**
 * The boxes that sales within Sweden fill, of their sums per rate: those with an amount, by number. The declaration is in whole
 * kronor and leaves öre out, which here is done with each box.
 */
export function vatBoxes(rates: readonly VatTotal[]): VatBox[] {
  const net = (of: (rate: VatRate) => boolean) =>
    sum(rates.filter(({ vatRate }) => of(vatRate)).map(({ netOre }) => netOre));
  const vat = (of: VatRate) =>
    sum(rates.filter(({ vatRate }) => vatRate === of).map(({ vatOre }) => vatOre));
  const boxes = [
    ['05', 'Momspliktig försäljning', net((rate) => rate > 0)],
    ['10', 'Utgående moms 25 %', vat(25)],
    ['11', 'Utgående moms 12 %', vat(12)],
    ['12', 'Utgående moms 6 %', vat(6)],
    ['42', 'Övrig försäljning m.m.', net((rate) => rate === 0)],
  ] as const;
  return boxes
    .map(([box, text, ore]) => ({ box, text, kronor: Math.trunc(ore / 100) }))
    .filter(({ kronor }) => kronor !== 0);
}
