import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answered, newLine } from '@/domain/order/lineDraft';
import { noDiscount } from '@/domain/order/orderLine';
import { totalsOf } from '@/domain/order/orderSums';
import {
  type Agreed,
  ceilingOf,
  mostFor,
  isOverAgreed,
  isTypeLoosened,
  overCeiling,
  type PriceType,
} from '@/domain/order/priceCeiling';

const accepted = (agreedOre: number, kind: Agreed['kind'] = 'labour'): Agreed => ({
  ...{ kind, answer: 'accepted', agreedOre },
});
const [fixed, approx, running] = [
  { priceType: 'fixed' as const },
  { priceType: 'approx' as const },
  { priceType: 'running' as const },
];
const declined: Agreed = { kind: 'labour', answer: 'declined', agreedOre: null };

test.each([
  [450_000, null, 517_500],
  [2_000_000, null, 2_300_000],
  [2_000_000, 200_000, 2_200_000],
  [99_999, null, 114_998],
  [99_960, null, 114_954],
])('an approximate price of %i öre, with at most %s more, may become %i', (ore, cap, most) => {
  expect(mostFor(ore, false, cap)).toBe(most);
});

test('a fixed price stays what it is', () => {
  expect(mostFor(450_000, true)).toBe(450_000);
});

test('the ceiling is the agreed prices, with 15 % on the approximate ones', () => {
  const lines = [accepted(199_500, 'package'), accepted(640_000), accepted(120_000), declined];
  expect(ceilingOf(lines, approx)).toBe(1_073_500);
  expect(ceilingOf(lines, fixed)).toBe(959_500);
});

test('without an agreed price there is no ceiling', () => {
  expect(ceilingOf([], fixed)).toBeNull();
  expect(ceilingOf([declined], approx)).toBeNull();
  expect(ceilingOf([accepted(1000)], running)).toBeNull();
  // A package has its price, however the rest is charged.
  expect(ceilingOf([accepted(1000, 'package')], running)).toBe(1000);
});

test('a line that became dearer, or that nobody asked about, lies over the ceiling', () => {
  const priced = { milliQty: 1000, ...noDiscount };
  const dearer = { ...accepted(100_000), ...priced, unitOre: 120_000 };
  expect(overCeiling([dearer], fixed)).toBe(20_000);
  expect(overCeiling([dearer], approx)).toBe(5000);
  expect(overCeiling([dearer], running)).toBe(0);
  const { unitOre } = dearer;
  const at = (ore: number, kind?: Agreed['kind']) => ({
    ...accepted(100_000, kind),
    ...priced,
    unitOre: ore,
  });
  expect([unitOre, 115_000, 100_000].map((ore) => isOverAgreed(at(ore), approx))).toEqual([
    ...[true, false, false],
  ]);
  expect(isOverAgreed(at(100_001), fixed)).toBe(true);
  expect(isOverAgreed(at(100_001), running)).toBe(false);
  expect(isOverAgreed(at(100_001, 'package'), running)).toBe(true);
  expect(isOverAgreed({ ...at(100_001), answer: 'open', agreedOre: null }, fixed)).toBe(false);
  expect(overCeiling([dearer], { ...fixed, discountBp: 1000 })).toBe(8000);
  const unasked: Agreed = { kind: 'part', answer: 'open', agreedOre: null };
  expect(overCeiling([dearer, { ...unasked, ...priced, unitOre: 1000 }], approx)).toBe(6000);
  expect(overCeiling([dearer, { ...declined, ...priced, unitOre: 1000 }], approx)).toBe(5000);
});

test('a freer type of price takes nothing away from what the customer has agreed to', () => {
  const loosened = { priceType: 'running', agreedPriceType: 'fixed' } as const;
  const lines = [{ ...accepted(100_000), milliQty: 1000, ...noDiscount, unitOre: 130_000 }];
  expect(ceilingOf(lines, loosened)).toBe(100_000);
  expect(overCeiling(lines, loosened)).toBe(30_000);
  expect(lines.map((line) => isOverAgreed(line, loosened))).toEqual([true]);
  expect(ceilingOf(lines, { priceType: 'fixed', agreedPriceType: 'running' })).toBe(100_000);
  expect(ceilingOf(lines, { priceType: 'approx', agreedPriceType: 'approx' })).toBe(115_000);
  const isLoosened = (one: PriceType, agreed: PriceType | null) =>
    isTypeLoosened({ priceType: one, agreedPriceType: agreed });
  expect(isLoosened('running', 'fixed')).toBe(true);
  expect(isLoosened('approx', 'approx')).toBe(false);
  expect(isLoosened('fixed', 'approx')).toBe(false);
  expect(isLoosened('running', null)).toBe(false);
});

test('work done without an answer may cost no more than the asked price', () => {
  const unreached: Agreed = { kind: 'part', answer: 'unreached', agreedOre: 50_000 };
  const at = (unitOre: number) => ({ ...unreached, milliQty: 1000, ...noDiscount, unitOre });
  expect(ceilingOf([accepted(100_000), unreached], approx)).toBe(165_000);
  expect(isOverAgreed(at(50_000), approx)).toBe(false);
  expect(isOverAgreed(at(50_001), approx)).toBe(true);
});

test('the discount on the whole is part of what is agreed', () => {
  const line = { ...accepted(90_000), milliQty: 1000, ...noDiscount, unitOre: 100_000 };
  expect(isOverAgreed(line, { ...fixed, discountBp: 1000 })).toBe(false);
  expect(isOverAgreed(line, { ...fixed, discountBp: 999 })).toBe(true);
  expect(overCeiling([line], { ...fixed, discountBp: 0 })).toBe(10_000);
});

test('a return lowers the ceiling, and is asked about when it shrinks', () => {
  const approx = { priceType: 'approx', discountBp: 0 } as const;
  const off = { ...accepted(-50_000), milliQty: -1000, ...noDiscount, unitOre: 50_000 };
  expect(ceilingOf([accepted(100_000), off], approx)).toBe(115_000 - 50_000);
  expect(ceilingOf([off], approx)).toBeNull();
  expect(isOverAgreed(off, approx)).toBe(false);
  expect(isOverAgreed(off, { ...approx, discountBp: 1000 })).toBe(false);
  expect(isOverAgreed({ ...off, unitOre: 40_000 }, approx)).toBe(true);
});

test('no accepted lines are over their ceiling by a discount that is as it was agreed', () => {
  const anyLine = fc.record({
    milliQty: fc.oneof(
      fc.integer({ min: 1, max: 9_999_999 }),
      fc.integer({ min: -9_999_999, max: -1 }),
    ),
    unitOre: fc.integer({ min: 0, max: 99_999_999 }),
    discountBp: fc.integer({ min: 0, max: 10_000 }),
    discountOre: fc.constant(0),
    isAccepted: fc.boolean(),
  });
  fc.assert(
    fc.property(
      fc.array(anyLine, { minLength: 1, maxLength: 60 }),
      fc.integer({ min: 0, max: 10_000 }),
      (some, discountBp) => {
        const lines = some.map(({ isAccepted, ...priced }) =>
          answered(
            newLine({ ...priced, kind: 'part', unit: 'st', vatRate: 25, staffId: null, text: 'x' }),
            isAccepted ? 'accepted' : 'declined',
            discountBp,
          ),
        );
        const terms = { ...fixed, discountBp };
        expect(lines.filter((line) => isOverAgreed(line, terms))).toEqual([]);
        expect(overCeiling(lines, terms)).toBe(0);
        const charged = lines.filter(({ answer }) => answer === 'accepted');
        const { linesOre, discountOre } = totalsOf(charged, { discountBp, pricesInclVat: true });
        // Returns alone have no ceiling.
        const ceilingOre = ceilingOf(lines, terms) ?? linesOre - discountOre;
        expect(ceilingOre - (linesOre - discountOre)).toBeLessThan(Math.max(charged.length, 1) + 1);
      },
    ),
    { numRuns: 3000 },
  );
});
