import { expect, it } from 'vitest';
import { noDiscount } from '@/domain/order/orderLine';
import { totalsOf } from '@/domain/order/orderSums';
import { mostReductionOre, reductionLines } from '@/domain/order/reduction';
import type { VatRate } from '@/domain/values/vat';

const line = (milliQty: number, unitOre: number, vatRate: VatRate = 25) => ({
  ...{ milliQty, unitOre, ...noDiscount, vatRate },
});

it('takes an amount off the whole by one line of its rate', () => {
  const lines = [line(2000, 50_000), line(1000, 30_000)];
  const reductions = reductionLines(lines, 20_000);
  expect(reductions).toEqual([
    {
      ...{ kind: 'package', milliQty: -1000, unit: 'st', unitOre: 20_000, ...noDiscount },
      ...{ vatRate: 25, text: 'Rabatt' },
    },
  ]);
  expect(totalsOf([...lines, ...reductions], { pricesInclVat: true }).grossOre).toBe(110_000);
});

it('shares an amount between the rates in proportion, to the öre', () => {
  const lines = [line(1000, 20_001), line(1000, 10_000, 0), line(-1000, 5000, 12)];
  const shares = reductionLines(lines, 10_000).map(({ vatRate, unitOre, text }) => [
    ...[vatRate, unitOre, text],
  ]);
  expect(shares).toEqual([
    [25, 6667, 'Rabatt, moms 25 %'],
    [0, 3333, 'Rabatt, moms 0 %'],
  ]);
});

it('can take off all that the rates have, and leaves nothing', () => {
  const lines = [line(1000, 20_000), line(1000, 10_000, 6)];
  expect(mostReductionOre([...lines, line(-1000, 500, 12)])).toBe(30_000);
  const totals = totalsOf([...lines, ...reductionLines(lines, 30_000)], { pricesInclVat: true });
  expect(totals).toMatchObject({ netOre: 0, vatOre: 0, grossOre: 0 });
  expect(reductionLines(lines, 0)).toEqual([]);
});
