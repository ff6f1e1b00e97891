import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitGross, splitNet, vatRates } from '@/domain/values/vat';

const rate = fc.constantFrom(...vatRates);
const ore = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });

test.each([
  [12500, 25, 2500],
  [11200, 12, 1200],
  [10600, 6, 600],
  [10000, 0, 0],
  [249500, 25, 49900],
  [99, 25, 20],
] as const)('%i öre including %i %% holds %i öre of VAT', (grossOre, vatRate, vatOre) => {
  expect(splitGross(grossOre, vatRate)).toEqual({
    vatRate,
    grossOre,
    vatOre,
    netOre: grossOre - vatOre,
  });
});

test.each([
  [10000, 25, 2500],
  [10000, 12, 1200],
  [10000, 6, 600],
  [10000, 0, 0],
  [2, 25, 1],
] as const)('%i öre plus %i %% VAT adds %i öre', (netOre, vatRate, vatOre) => {
  expect(splitNet(netOre, vatRate)).toEqual({
    vatRate,
    netOre,
    vatOre,
    grossOre: netOre + vatOre,
  });
});

test('net and VAT always make gross, in whole öre, and a credit mirrors its invoice', () => {
  fc.assert(
    fc.property(ore, rate, (amount, vatRate) => {
      for (const split of [splitGross, splitNet]) {
        const total = split(amount, vatRate);
        expect(total.netOre + total.vatOre).toBe(total.grossOre);
        expect(Number.isSafeInteger(total.vatOre)).toBe(true);
        expect(split(-amount, vatRate).vatOre + total.vatOre).toBe(0);
        expect(Object.is(total.vatOre, -0)).toBe(false);
      }
    }),
  );
});

test('VAT is off from the exact share by half an öre at most', () => {
  fc.assert(
    fc.property(ore, rate, (amount, vatRate) => {
      const { vatOre } = splitNet(amount, vatRate);
      expect(Math.abs(vatOre * 100 - amount * vatRate)).toBeLessThanOrEqual(50);
    }),
  );
});
