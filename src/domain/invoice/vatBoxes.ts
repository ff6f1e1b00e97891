import { sum } from '@/domain/values/sum';
import type { VatRate } from '@/domain/values/vat';
import type { ForeignSale } from './foreignSale';
import type { VatSummary } from './vatSummary';

/** A box of the declaration of VAT (Skatteverket, SKV 4700) with its amount in whole kronor. */
export interface VatBox {
  box: '05' | '10' | '11' | '12' | '35' | '36' | '39' | '40' | '42';
  text: string;
  kronor: number;
  /** True where the buyers are also told in a periodisk sammanställning (skatteförfarandelag 2011:1244, 35 kap.). */
  isListed: boolean;
}

/**
 * The boxes that sales fill, of their sums per rate and abroad: those with an amount, by number. The declaration is in whole
 * kronor and leaves öre out, which here is done with each box.
 */
export function vatBoxes({ rates, abroad }: Pick<VatSummary, 'rates' | 'abroad'>): VatBox[] {
  const net = (of: (rate: VatRate) => boolean) =>
    sum(rates.filter(({ vatRate }) => of(vatRate)).map(({ netOre }) => netOre));
  const vat = (of: VatRate) =>
    sum(rates.filter(({ vatRate }) => vatRate === of).map(({ vatOre }) => vatOre));
  const sold = (of: ForeignSale) =>
    sum(abroad.filter(({ sale }) => sale === of).map(({ netOre }) => netOre));
  const others = net((rate) => rate === 0) - sum(abroad.map(({ netOre }) => netOre));
  const boxes = [
    ['05', 'Momspliktig försäljning', net((rate) => rate > 0)],
    ['10', 'Utgående moms 25 %', vat(25)],
    ['11', 'Utgående moms 12 %', vat(12)],
    ['12', 'Utgående moms 6 %', vat(6)],
    ['35', 'Varor till annat EU-land', sold('euGoods')],
    ['36', 'Varor utanför EU', sold('export')],
    ['39', 'Tjänster till annat EU-land', sold('euService')],
    ['40', 'Tjänster utanför EU', sold('otherService')],
    ['42', 'Övrig försäljning m.m.', others],
  ] as const;
  return boxes
    .map(([box, text, ore]) => ({
      box,
      text,
      kronor: Math.trunc(ore / 100),
      isListed: box === '35' || box === '39',
    }))
    .filter(({ kronor }) => kronor !== 0);
}
