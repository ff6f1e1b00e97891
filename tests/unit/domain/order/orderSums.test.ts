import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { lineOre, payableOre, splitByWeight, sumRows, totalsOf } from '@/domain/order/orderSums';
import { splitGross, type VatRate, vatRates } from '@/domain/values/vat';

const line = (milliQty: number, unitOre: number, discountBp = 0, vatRate: VatRate = 25) => ({
  ...{ milliQty, unitOre, discountBp, discountOre: 0, vatRate },
});
const one = (unitOre: number, vatRate: VatRate = 25) => line(1000, unitOre, 0, vatRate);
const incl = { pricesInclVat: true };
const excl = { pricesInclVat: false };

/** The sums that a bill shows, and the rounding to whole kronor. */
function bill(...args: Parameters<typeof totalsOf>) {
  const { netOre, vatOre, grossOre } = totalsOf(...args);
  const pay = payableOre(grossOre);
  return { net: netOre, vat: vatOre, gross: grossOre, rounding: pay - grossOre, pay };
}

describe('the worked examples', () => {
  it.each([
    ['an hour and a half', [line(1500, 119_500)], incl, [143_400, 35_850, 179_250, 50, 179_300]],
    ['a price without VAT', [one(52_700)], excl, [52_700, 13_175, 65_875, 25, 65_900]],
    ['VAT on the whole', [one(3333), one(3333), one(3333)], incl, [7999, 2000, 9999, 1, 10_000]],
    [
      'three rates',
      [one(125_000), one(11_200, 12), one(10_600, 6)],
      incl,
      [120_000, 26_800, 146_800, 0, 146_800],
    ],
    [
      'everything together, without VAT',
      [line(2250, 96_000), line(4000, 18_950, 1500), one(4500)],
      excl,
      [284_930, 71_233, 356_163, 37, 356_200],
    ],
  ])('%s', (_, lines, prices, [net, vat, gross, rounding, pay]) => {
    expect(bill(lines, prices)).toEqual({ net, vat, gross, rounding, pay });
  });

  it.each([
    ['a discount on a line', line(3000, 24_990, 1250), 65_599],
    ['a part of a litre', line(4350, 12_990), 56_507],
    ['half an öre', line(500, 1), 1],
    ['everything off', line(1000, 5000, 10_000), 0],
  ])('%s', (_, each, ore) => {
    expect(lineOre(each)).toBe(ore);
  });

  it('splits a discount on the whole over the rates', () => {
    const totals = totalsOf([one(99_999), one(33_333, 12)], { ...incl, discountBp: 1000 });
    expect(totals).toMatchObject({ linesOre: 133_332, discountOre: 13_333, grossOre: 119_999 });
    expect(totals.rates.map(({ grossOre, vatOre }) => [grossOre, vatOre])).toEqual([
      [99_999 - 10_000, 18_000],
      [33_333 - 3333, 3214],
    ]);
    expect(payableOre(119_999)).toBe(120_000);
  });

  it.each([
    [123_449, 123_400],
    [123_450, 123_500],
    [-123_450, -123_500],
    [-179_250, -179_300],
    [0, 0],
  ])('%i öre are paid as %i', (gross, pay) => {
    expect(payableOre(gross)).toBe(pay);
  });

  it('are listed from the lines to the rounding, without what is nothing', () => {
    const totals = totalsOf([one(99_999), one(33_333, 12), one(0, 0)], {
      ...incl,
      discountBp: 1000,
    });
    expect(sumRows(totals, 120_000)).toEqual([
      { term: 'lines', ore: 133_332 },
      { term: 'discount', ore: -13_333 },
      { term: 'net', ore: 119_999 - 18_000 - 3214 },
      { term: 'vat', ore: 18_000, vatRate: 25 },
      { term: 'vat', ore: 3214, vatRate: 12 },
      { term: 'rounding', ore: 1 },
    ]);
    expect(sumRows(totalsOf([one(10_000, 0)], incl), 10_000)).toEqual([
      { term: 'net', ore: 10_000 },
    ]);
  });

  it('does not round over the ceiling', () => {
    expect(payableOre(114_954, 114_954)).toBe(114_954);
    expect(payableOre(114_949, 114_954)).toBe(114_900);
    expect(payableOre(114_954, 115_000)).toBe(115_000);
    // An amount that is over the ceiling anyway is rounded as usual.
    expect(payableOre(114_955, 114_954)).toBe(115_000);
  });

  it('finds the same VAT in a whole and in its two payers’ parts', () => {
    const [excess, rest] = [180_000, 1_234_567 - 180_000];
    expect(splitGross(excess, 25).vatOre).toBe(36_000);
    expect(splitGross(rest, 25).vatOre).toBe(210_913);
    expect(splitGross(1_234_567, 25).vatOre).toBe(246_913);
  });
});

const anyLine = fc.record({
  milliQty: fc.integer({ min: 1, max: 9_999_999 }),
  unitOre: fc.integer({ min: 0, max: 99_999_999 }),
  discountBp: fc.integer({ min: 0, max: 10_000 }),
  discountOre: fc.constant(0),
  vatRate: fc.constantFrom(...vatRates),
});
const anyOrder = fc.record({
  lines: fc.array(anyLine, { maxLength: 60 }),
  discountBp: fc.integer({ min: 0, max: 10_000 }),
  pricesInclVat: fc.boolean(),
});

/** Half away from zero, in exact numbers. */
function exactly(numerator: bigint, denominator: bigint): bigint {
  return (2n * numerator + denominator) / (2n * denominator);
}

test('an amount off a line is taken from it, and never more than there is', () => {
  const off = (milliQty: number, discountOre: number) =>
    lineOre({ ...line(milliQty, 10_000), discountOre });
  expect([off(1000, 2500), off(1000, 10_000), off(1000, 10_001)]).toEqual([7500, 0, 0]);
  expect([off(-1000, 2500), off(-1000, 10_001)]).toEqual([-7500, 0]);
});

test('a line is exact to the öre', () => {
  fc.assert(
    fc.property(anyLine, ({ milliQty, unitOre, discountBp, vatRate }) => {
      const whole = exactly(BigInt(milliQty) * BigInt(unitOre), 1000n);
      const off = exactly(whole * BigInt(discountBp), 10_000n);
      expect(BigInt(lineOre(line(milliQty, unitOre, discountBp, vatRate)))).toBe(whole - off);
    }),
    { numRuns: 20_000 },
  );
});

test('the sums of an order add up to the öre', () => {
  fc.assert(
    fc.property(anyOrder, ({ lines, ...prices }) => {
      const totals = totalsOf(lines, prices);
      const { linesOre, discountOre, rates, netOre, vatOre, grossOre } = totals;
      expect(linesOre).toBe(lines.reduce((sum, each) => sum + lineOre(each), 0));
      expect(netOre + vatOre).toBe(grossOre);
      const charged = prices.pricesInclVat ? grossOre : netOre;
      expect(charged).toBe(linesOre - discountOre);
      for (const { vatRate, netOre: base, vatOre: vat } of rates) {
        expect(Math.abs(vat - (base * vatRate) / 100)).toBeLessThanOrEqual(1);
      }
      expect(Math.abs(payableOre(grossOre) - grossOre)).toBeLessThanOrEqual(50);
    }),
    { numRuns: 5000 },
  );
});

test('a split gives away exactly what there is, and no part is off by an öre', () => {
  // A weight less than nothing is a return.
  const weights = fc.array(fc.integer({ min: -1e9, max: 1e9 }), { maxLength: 4 });
  // A discount or a part of a total: larger shares than the weights are not asked for, nor exact in a number.
  const share = fc.integer({ min: -1000, max: 1000 });
  fc.assert(
    fc.property(weights, share, (parts, thousandths) => {
      const total = parts.reduce((sum, each) => sum + each, 0);
      const amount = Number((BigInt(total) * BigInt(thousandths)) / 1000n);
      const split = splitByWeight(amount, parts);
      expect(split.reduce((sum, each) => sum + each, 0)).toBe(amount);
      split.forEach((each, place) => {
        const off = BigInt(each) * BigInt(total) - BigInt(amount) * BigInt(parts[place] ?? 0);
        expect(off === 0n || off / BigInt(total) === 0n).toBe(true);
      });
    }),
    { numRuns: 5000 },
  );
});
