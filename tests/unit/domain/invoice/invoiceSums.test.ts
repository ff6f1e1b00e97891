import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  allThatIsLeft,
  creditableLines,
  creditOf,
  type CreditParts,
  mostCredits,
} from '@/domain/invoice/credit';
import { formatInvoiceLine, type InvoiceLine } from '@/domain/invoice/invoiceLine';
import { ratesOf } from '@/domain/invoice/invoice';
import {
  invoiceSums,
  type InvoiceSums,
  leftOf,
  overtakenRate,
  wholeOf,
} from '@/domain/invoice/invoiceSums';
import { formatDeduction, parseDeduction } from '@/domain/invoice/deduction';
import { deductionsOf, isPartOf, partLines } from '@/domain/invoice/splitOrder';
import { returnFault } from '@/domain/invoice/orderInvoice';
import { type VatRate, vatRates } from '@/domain/values/vat';
import { amount } from '../../../support/amount';

const line = (
  milliQty: number,
  unitOre: number,
  vatRate: VatRate = 25,
  discountBp = 0,
): InvoiceLine => ({
  ...{ kind: 'part', milliQty, unit: 'st', unitOre, discountBp, discountOre: 0, vatRate },
  text: 'Olja',
});
const incl = { discountBp: 0, pricesInclVat: true, deductions: [] };

/** An invoice of these lines, as far as credits read it. */
function invoiceOf(lines: InvoiceLine[], about: Partial<typeof incl> = {}) {
  const charged = { ...incl, ...about };
  const sums = invoiceSums({ lines, ...charged });
  return { ...charged, ...sums, deductions: [], lines: lines.map(formatInvoiceLine) };
}

const amounts = ({ netOre, vatOre, grossOre, roundingOre, payableOre }: InvoiceSums) => [
  ...[netOre, vatOre, grossOre, roundingOre, payableOre],
];

// The other worked examples are those of an order: tests/unit/domain/order/orderSums.test.ts and priceCeiling.test.ts.
describe('the worked examples of invoices and credits', () => {
  it('a full credit mirrors its invoice', () => {
    const invoice = invoiceOf([line(1500, 119_500)]);
    expect(amounts(invoice)).toEqual([143_400, 35_850, 179_250, 50, 179_300]);
    const credit = creditOf(invoice, [], new Map([[0, 1500]]));
    expect(credit && amounts(credit)).toEqual([-143_400, -35_850, -179_250, -50, -179_300]);
    expect(credit?.lines).toEqual(['part|-1500|st|119500|0|25|Olja']);
  });

  it('credits of 123 450 öre are rounded as the invoice was', () => {
    const invoice = invoiceOf([line(1000, 123_450)]);
    const credit = creditOf(invoice, [], new Map([[0, 1000]]));
    expect(credit).toMatchObject({ payableOre: -123_500, roundingOre: -50 });
  });

  it('three thirds are the whole to the öre', () => {
    const invoice = invoiceOf([line(1000, 3333), line(1000, 3333), line(1000, 3333)]);
    const credits: CreditParts[] = [];
    for (const place of [0, 0, 0]) {
      const next = creditableLines(invoice, credits).find(({ leftMilliQty }) => leftMilliQty > 0);
      const credit = creditOf(invoice, credits, new Map([[next?.place ?? place, 1000]]));
      if (credit) credits.push(credit);
    }
    expect(credits.map(({ grossOre }) => grossOre)).toEqual([-3333, -3333, -3333]);
    expect(credits.map(({ payableOre }) => payableOre)).toEqual([-3333, -3333, -3334]);
    expect(credits.at(-1)?.vatOre).toBe(-666);
    expect(credits.reduce((sum, { payableOre }) => sum + payableOre, 0)).toBe(-10_000);
  });

  it('an excess and the rest have the VAT of the whole', () => {
    const order = [line(1000, 1_234_567)];
    const { rates } = wholeOf({ lines: order, ...incl });
    const excess = invoiceOf(partLines(rates, 180_000, 'Självrisk'));
    expect(excess).toMatchObject({ vatOre: 36_000, payableOre: 180_000 });
    const deductions = deductionsOf([
      { id: 'F10001', data: { ...excess, kind: 'invoice', number: 10_001, creditsId: null } },
    ]);
    expect(deductions.map(formatDeduction)).toEqual(['25|144000|36000|Avgår faktura 10001']);
    const rest = invoiceSums({ lines: order, ...incl, deductions });
    expect(rest).toMatchObject({ vatOre: 210_913, grossOre: 1_054_567, payableOre: 1_054_600 });
    expect(excess.vatOre + rest.vatOre).toBe(246_913);
  });

  it('an invoice is never rounded above the amount that the customer agreed to', () => {
    const lines = [line(1000, 114_954)];
    expect(invoiceSums({ lines, ...incl }, 114_954).payableOre).toBe(114_954);
    const deductions = [{ vatRate: 25, netOre: 40_000, vatOre: 10_000, text: 'Avgår' } as const];
    expect(invoiceSums({ lines, ...incl, deductions }, 114_954).payableOre).toBe(64_954);
    expect(invoiceSums({ lines, ...incl, deductions }, null).payableOre).toBe(65_000);
  });
});

describe('a credit', () => {
  const invoice = invoiceOf([line(4000, 18_950), line(1000, 4500, 12)]);

  it('takes no more than is left of a line', () => {
    const first = creditOf(invoice, [], new Map([[0, 3000]]));
    expect(first).toMatchObject({ grossOre: -56_850, payableOre: -56_850, roundingOre: 0 });
    expect(first && creditOf(invoice, [first], new Map([[0, 2000]]))).toBeNull();
    expect(creditOf(invoice, [], new Map())).toBeNull();
    expect(first && creditableLines(invoice, [first]).map((each) => each.leftMilliQty)).toEqual([
      1000, 1000,
    ]);
  });

  it('takes no more than is invoiced where another pays a part', () => {
    const rest = { ...invoice, ...invoiceSums({ lines: [line(1000, 20_000)], ...incl }) };
    expect(creditOf(rest, [], new Map([[0, 4000]]))).toBeNull();
    expect(creditOf(rest, [], allThatIsLeft(creditableLines(rest, [])))).toMatchObject({
      payableOre: -20_000,
    });
  });

  it('takes no more of a rate than is invoiced with it', () => {
    const rest = {
      ...invoice,
      ...invoiceSums({ lines: [line(4000, 5_000), line(1000, 104_500, 12)], ...incl }),
    };
    expect(creditOf(rest, [], new Map([[0, 4000]]))).toBeNull();
    expect(creditOf(rest, [], new Map([[0, 1000]]))).toMatchObject({ payableOre: -18_950 });
  });

  it('takes a return together with what was sold, and never by itself', () => {
    const withReturn = invoiceOf([line(2000, 50_000), line(-1000, 50_000), line(-1000, 30_000)]);
    expect(withReturn).toMatchObject({ grossOre: 20_000, payableOre: 20_000 });
    expect(creditableLines(withReturn, []).map((each) => each.leftMilliQty)).toEqual([
      ...[2000, -1000, -1000],
    ]);
    expect(creditOf(withReturn, [], new Map([[1, -1000]]))).toBeNull();
    expect(creditOf(withReturn, [], new Map([[0, 1000]]))).toBeNull();
    expect(creditOf(withReturn, [], new Map([[2, 1000]]))).toBeNull();
    const both = new Map([
      [0, 1000],
      [2, -1000],
    ]);
    const first = creditOf(withReturn, [], both);
    expect(first).toMatchObject({
      lines: ['part|-1000|st|50000|0|25|Olja', 'part|1000|st|30000|0|25|Olja'],
      payableOre: -20_000,
    });
    const rest = first && creditableLines(withReturn, [first]);
    expect(rest?.map((each) => each.leftMilliQty)).toEqual([1000, -1000, 0]);
    expect(first && rest && creditOf(withReturn, [first], allThatIsLeft(rest))).toMatchObject({
      payableOre: 0,
    });
  });

  it('takes its share of an amount off a line, and the last one takes the rest of it', () => {
    const off = { ...line(3000, 10_000), discountOre: 1000 };
    const twoLines = invoiceOf([off, { ...off, discountOre: 500 }]);
    expect(twoLines.grossOre).toBe(58_500);
    const credits: CreditParts[] = [];
    for (const [place, milliQty] of [
      [1, 1000],
      [0, 1000],
      [0, 1000],
      [1, 2000],
      [0, 1000],
    ] as const) {
      const credit = creditOf(twoLines, credits, new Map([[place, milliQty]]));
      if (credit) credits.push(credit);
    }
    expect(credits.flatMap(({ lines }) => lines)).toEqual([
      'part|-1000|st|10000|167ore|25|Olja',
      'part|-1000|st|10000|333ore|25|Olja',
      'part|-1000|st|10000|334ore|25|Olja',
      'part|-2000|st|10000|333ore|25|Olja',
      'part|-1000|st|10000|333ore|25|Olja',
    ]);
    expect(total([twoLines, ...credits], 'grossOre')).toBe(0);
  });

  it('is one of forty at most', () => {
    const many = invoiceOf([line(100_000, 100)]);
    const part = creditOf(many, [], new Map([[0, 1000]]));
    const former = part ? Array.from({ length: mostCredits }, () => part) : [];
    expect(creditOf(many, former.slice(1), new Map([[0, 1000]]))).not.toBeNull();
    expect(creditOf(many, former, new Map([[0, 1000]]))).toBeNull();
  });
});

it('reads a stored deduction, and nothing else', () => {
  expect(parseDeduction('12|-5|0|Självrisk')).toEqual({
    ...{ vatRate: 12, netOre: -5, vatOre: 0, text: 'Självrisk' },
  });
  for (const wrong of ['24|1|1|x', '25|1|1|', '25|1,5|1|x', '25|1|1|a|b', '']) {
    expect(parseDeduction(wrong)).toBeNull();
  }
});

it.each([
  [0, false],
  [1, true],
  [146_799, true],
  [146_800, false],
])('%i öre of 146 800 are a part: %s', (ore, isPart) => {
  expect(isPartOf(wholeOf({ lines: [line(1000, 146_800)], ...incl }).rates, ore)).toBe(isPart);
});

const anyLine = fc
  .record({
    kind: fc.constant('part' as const),
    milliQty: fc.oneof(
      fc.integer({ min: 1, max: 9 }).map((count) => count * 1000),
      fc.integer({ min: 1, max: 99_999 }),
      fc.integer({ min: -999, max: -1 }),
    ),
    unit: fc.constant('st' as const),
    unitOre: fc.integer({ min: 1, max: 9_999_999 }),
    discount: fc.oneof(
      fc.constant({ discountBp: 0, discountOre: 0 }),
      fc.integer({ min: 0, max: 9999 }).map((discountBp) => ({ discountBp, discountOre: 0 })),
      fc.integer({ min: 1, max: 99_999 }).map((discountOre) => ({ discountBp: 0, discountOre })),
    ),
    vatRate: fc.constantFrom(...vatRates),
    text: fc.constantFrom('Olja', 'Filter'),
  })
  .map(({ discount, ...rest }) => ({ ...rest, ...discount }));
const anyDocument = fc.record({
  lines: fc.array(anyLine, { minLength: 1, maxLength: 6 }),
  discountBp: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 9999 })),
  pricesInclVat: fc.boolean(),
  share: fc.integer({ min: 1, max: 999 }),
  cuts: fc.array(fc.integer({ min: 0, max: 1000 }), { maxLength: 4 }),
});

/** Half away from zero, in exact numbers. */
function rounded(numerator: bigint, denominator: bigint): bigint {
  if (numerator < 0n) return -rounded(-numerator, denominator);
  return (2n * numerator + denominator) / (2n * denominator);
}

/** The sums of a document in exact numbers, slowly: the discount is handed out öre by öre. */
function slowly(lines: readonly InvoiceLine[], discountBp: number, pricesInclVat: boolean) {
  const sums = vatRates.map((rate) =>
    lines
      .filter(({ vatRate }) => vatRate === rate)
      .reduce((sum, each) => {
        const whole = rounded(BigInt(each.milliQty) * BigInt(each.unitOre), 1000n);
        const size = whole < 0n ? -whole : whole;
        const ore = BigInt(each.discountOre) < size ? BigInt(each.discountOre) : size;
        const off = whole < 0n ? -ore : ore;
        return sum + whole - off - rounded(whole * BigInt(each.discountBp), 10_000n);
      }, 0n),
  );
  const total = sums.reduce((one, other) => one + other, 0n);
  const discount = rounded(total * BigInt(discountBp), 10_000n);
  const exact = sums.map((sum) => (total === 0n ? 0n : discount * sum));
  const off = exact.map((product) => (total === 0n ? 0n : product / total));
  for (let left = discount - off.reduce((one, other) => one + other, 0n); left > 0n; left -= 1n) {
    const owed = exact.map((product, place) => product - (off[place] ?? 0n) * total);
    const most = owed.reduce((one, other) => (other > one ? other : one), -total);
    const place = owed.indexOf(most);
    off[place] = (off[place] ?? 0n) + 1n;
  }
  let [net, vat] = [0n, 0n];
  sums.forEach((sum, place) => {
    const base = sum - (off[place] ?? 0n);
    const rate = BigInt(vatRates[place] ?? 0);
    const own = pricesInclVat ? rounded(base * rate, 100n + rate) : rounded(base * rate, 100n);
    net += pricesInclVat ? base - own : base;
    vat += own;
  });
  return { net, vat, gross: net + vat, payable: rounded(net + vat, 100n) * 100n };
}

const total = (documents: readonly InvoiceSums[], key: keyof InvoiceSums) =>
  documents.reduce((sum, each) => sum + each[key], 0);

test('sums are as a slower calculation has them, and splits and credits add up', () => {
  fc.assert(
    fc.property(anyDocument, ({ lines, discountBp, pricesInclVat, share, cuts }) => {
      const charged = { lines, discountBp, pricesInclVat };
      // No invoice is issued with more returns than sales of a rate.
      if (returnFault(lines, charged) !== null) return;
      const whole = invoiceSums({ ...charged, deductions: [] });
      const slow = slowly(lines, discountBp, pricesInclVat);
      if (
        BigInt(whole.netOre) !== slow.net ||
        BigInt(whole.vatOre) !== slow.vat ||
        BigInt(whole.grossOre) !== slow.gross ||
        BigInt(whole.payableOre) !== slow.payable
      ) {
        expect(whole).toEqual(slow);
      }

      // A part and the rest are the whole, for each rate.
      const { rates } = wholeOf(charged);
      const amountOre = Math.floor((whole.grossOre * share) / 1000);
      if (isPartOf(rates, amountOre)) {
        const part = invoiceSums({ lines: partLines(rates, amountOre, 'Del'), ...incl });
        const data = { ...part, kind: 'invoice', number: 1, creditsId: null } as const;
        const deductions = deductionsOf([{ id: 'F1', data }]);
        const rest = invoiceSums({ ...charged, deductions });
        if (overtakenRate(rest, deductions) !== null) expect(rest).toEqual(whole);
        for (const key of ['net25Ore', 'vat25Ore', 'net12Ore', 'vat6Ore', 'net0Ore'] as const) {
          if (part[key] + rest[key] !== whole[key]) expect([part, rest]).toEqual(whole);
        }
        if (part.grossOre !== amountOre) expect(part.grossOre).toBe(amountOre);
      }

      // Credits of parts, and one of what they leave, are the whole with the opposite sign.
      const invoice = invoiceOf(lines, { discountBp, pricesInclVat });
      const credits: CreditParts[] = [];
      const credited = (quantities: ReadonlyMap<number, number>) => {
        const credit = creditOf(invoice, credits, quantities);
        if (credit) credits.push(credit);
      };
      for (const cut of cuts) {
        const left = creditableLines(invoice, credits);
        credited(
          new Map(left.map((each) => [each.place, Math.trunc((each.leftMilliQty * cut) / 1000)])),
        );
      }
      credited(allThatIsLeft(creditableLines(invoice, credits)));
      const all = [invoice, ...credits];
      if (leftOf(all).length > 0 || total(all, 'payableOre') !== 0 || total(all, 'vatOre') !== 0) {
        expect({ credits }).toEqual(invoice);
      }
      for (const { vatRate, netOre, vatOre } of credits.flatMap(ratesOf)) {
        const off = Math.abs(100 * vatOre - vatRate * netOre);
        if (off > 3000) expect(off).toBeLessThanOrEqual(3000);
        if (netOre > 30 || vatOre > 30) expect([netOre, vatOre]).toEqual(vatRate);
      }
    }),
    { numRuns: amount(100_000, 5000) },
  );
}, 600_000);
