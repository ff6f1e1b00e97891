import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { draftOf } from '@/domain/invoice/draftOf';
import type { VatChoice } from '@/domain/invoice/foreignSale';
import type { Invoice } from '@/domain/invoice/invoice';
import { type InvoiceContent, numbered } from '@/domain/invoice/invoiceContent';
import { contentOfDraft, draftFault } from '@/domain/invoice/invoiceOfDraft';
import { contentOfOrder } from '@/domain/invoice/invoiceOfOrder';
import { usualInvoiceSettings } from '@/domain/invoice/invoiceSettings';
import { chargedLines, partOfOrder, restOfOrder, returnFault } from '@/domain/invoice/orderInvoice';
import { deductionsOf } from '@/domain/invoice/splitOrder';
import { newOrder } from '@/domain/order/newOrder';
import type { OrderFields, WorkOrder } from '@/domain/order/order';
import { formatLine, noDiscount } from '@/domain/order/orderLine';
import { lineOre } from '@/domain/order/orderSums';
import { vatRates } from '@/domain/values/vat';
import { starterWorkshop } from '@/domain/workshop/starterSet';
import { company } from '../../../support/company';
import { issuedInvoice } from '../../../support/issuedInvoice';
import { keptCustomer } from '../../../support/registerEntries';

const stamps = { createdAt: new Date(0), createdBy: 'kim' };
const workshop = {
  ...{ ...starterWorkshop, ...company, ...stamps, updatedAt: new Date(0), name: 'Ekens bil' },
  ...{ checklistDone: true, owners: ['kim'] },
};
const place = { street: 'Storgata 1', postcode: '0150', city: 'Oslo', country: 'NO' };
const oslo = keptCustomer('oslo', {
  ...{ kind: 'company', name: 'Oslo Bil AS', vatNumber: 'NO923609016MVA', address: place },
});
const parties = {
  ...{ workshop, settings: usualInvoiceSettings, vehicle: undefined, ourReference: null },
  customer: { ...oslo, pending: false },
};
const usual = { deliveredOn: null, reference: null, note: null };

function issued(content: InvoiceContent, number: number): { id: string; data: Invoice } {
  const by = { series: null, today: '2026-11-20', firstNumber: number, hasLengthDigit: false };
  const { id, invoice } = numbered(content, by);
  return { id, data: { ...invoice, ...stamps } };
}

/** An order and what is issued of it: a part of `partOre` to another, if any, and the rest to the company in Oslo. */
function sold(order: WorkOrder, choice: VatChoice | null, partOre = 0) {
  const about = { id: '1042', data: order };
  const charged = partOre === 0 ? null : partOfOrder(order, partOre, 'Självrisk');
  const part =
    charged &&
    issued(contentOfOrder(about, parties, charged, { ...usual, vatChoice: 'domestic' }), 1);
  const parts = part ? [part] : [];
  const rest = restOfOrder(order, deductionsOf(parts));
  return {
    parts,
    ...issued(contentOfOrder(about, parties, rest, { ...usual, vatChoice: choice }), 2),
  };
}

function orderOf(values: Partial<OrderFields>): WorkOrder {
  return { ...newOrder({ stage: 'ready', ...values }), ...stamps, updatedAt: new Date(0) };
}

/** The invoice that the redone sale abroad becomes with a choice about VAT. */
function redone(
  order: WorkOrder,
  { id, data, parts }: ReturnType<typeof sold>,
  vatChoice: VatChoice | null,
) {
  const again = draftOf(data, id, [], { order, issued: [...parts, { id, data }] });
  const draft = { ...again, vatChoice };
  const about = { id: '1042', data: order };
  const content = contentOfDraft(draft, parties, about);
  return { content, fault: draftFault(draft, content, about, []) };
}

const sumsOf = ({ lines, deductions, pricesInclVat, ...content }: InvoiceContent | Invoice) => ({
  ...{ lines, deductions, pricesInclVat, net25Ore: content.net25Ore, net12Ore: content.net12Ore },
  ...{ net6Ore: content.net6Ore, net0Ore: content.net0Ore, vatOre: content.vatOre },
  ...{ grossOre: content.grossOre, payableOre: content.payableOre },
});

const order = orderOf({
  lines: {
    a: 'labour|1500|h|119500|0|25|bo|accepted|179250|done|Felsökning',
    b: 'part|1000|st|11210|0|12||accepted|11210|done|Olja',
    c: 'part|1000|st|12505|500ore|25||accepted|12005|done|Olja',
    d: 'part|9000000|st|101|0|25||accepted|909000|done|Skruv',
    e: 'sublet|1000|st|50000|0|0||accepted|50000|done|Besiktning',
  },
});

it('redone with Swedish VAT, a sale abroad has its order’s lines and deductions', () => {
  const { content, fault } = redone(order, sold(order, null, 50_000), 'domestic');
  expect(fault).toBeNull();
  expect(sumsOf(content)).toEqual(sumsOf(sold(order, 'domestic', 50_000).data));
  expect(content.lines).toEqual([
    'labour|1500|h|119500|0|25|Felsökning',
    'part|1000|st|11210|0|12|Olja',
    'part|1000|st|12505|500ore|25|Olja',
    'part|9000000|st|101|0|25|Skruv',
    'sublet|1000|st|50000|0|0|Besiktning',
  ]);
  expect(content.deductions.map((each) => each.split('|')[0])).toEqual(['25', '12', '0']);
});

it('redone after a text was translated, a sale abroad has its rates and prices', () => {
  const { parts, id, data } = sold(order, null);
  const lines = data.lines.map((each) => each.replace('Olja', 'Oil').replace('Besiktning', 'MOT'));
  const { content, fault } = redone(
    order,
    { parts, id, ...{ data: { ...data, lines } } },
    'domestic',
  );
  expect(fault).toBeNull();
  expect(content.lines).toEqual([
    'labour|1500|h|119500|0|25|Felsökning',
    'part|1000|st|11210|0|12|Oil',
    'part|1000|st|12505|500ore|25|Oil',
    'part|9000000|st|101|0|25|Skruv',
    'sublet|1000|st|50000|0|0|MOT',
  ]);
});

it('redone, a sale abroad leaves out what is credited of it', () => {
  const { id, data } = sold(order, null);
  const credited = (milliQty: number, stored: string | undefined) =>
    stored?.replace(/^(\w+)\|\d+/, `$1|-${milliQty}`) ?? '';
  const credit = { lines: [credited(500, data.lines[0]), credited(250, data.lines[3])] };
  expect(draftOf(data, id, [credit], { order, issued: [] }).lines).toEqual([
    'labour|1000|h|119500|0|25|Felsökning',
    'part|1000|st|11210|0|12|Olja',
    'part|1000|st|12505|500ore|25|Olja',
    'part|6750000|st|101|0|25|Skruv',
    'sublet|1000|st|50000|0|0|Besiktning',
  ]);
});

it('redone, a line that was changed since the order has the rate of its text', () => {
  const { id, data } = sold(order, null);
  const lines = ['part|2000|st|8003|0|0|Olja', 'part|1000|st|8003|0|0|Bromsvätska'];
  const again = draftOf({ ...data, lines }, id, [], { order, issued: [] });
  expect(again.pricesInclVat).toBe(true);
  expect(again.lines).toEqual([
    'part|2000|st|8963|0|12|Olja',
    'part|1000|st|10004|0|25|Bromsvätska',
  ]);
});

test('redone, a sale abroad of no order has its net prices and the usual rate', () => {
  const { id, data } = sold(order, null);
  const again = draftOf(
    { ...data, lines: ['part|1000|st|8000|0|0|Olja'], deductions: ['0|4000|0|Avdrag'] },
    id,
  );
  expect(again).toMatchObject({
    ...{ pricesInclVat: false, lines: ['part|1000|st|8000|0|25|Olja'] },
    deductions: ['25|4000|1000|Avdrag'],
  });
});

it('drafts again only what earlier credits have left of an invoice', () => {
  const whole = { ...issuedInvoice(), ...stamps };
  const credited = { lines: ['labour|-1000|h|119500|0|25|Felsökning'] };
  expect(draftOf(whole, 'F10001').lines).toEqual(whole.lines);
  expect(draftOf(whole, 'F10001', [credited]).lines).toEqual([
    'labour|500|h|119500|0|25|Felsökning',
  ]);
});

it('redone, an invoice has the choice about VAT by which it was issued', () => {
  const choiceOf = (choice: VatChoice | null) => {
    const { id, data } = sold(order, choice);
    return draftOf(data, id).vatChoice;
  };
  expect([choiceOf(null), choiceOf('goods'), choiceOf('domestic')]).toEqual([
    ...[null, 'goods', 'domestic'],
  ]);
  expect(draftOf({ ...issuedInvoice(), ...stamps }, 'F10001').vatChoice).toBeNull();
});

const anyLine = fc
  .record({
    kind: fc.constantFrom('labour', 'part', 'package'),
    milliQty: fc.oneof(
      fc.constant(1000),
      fc.integer({ min: 1, max: 999_999 }),
      fc.integer({ min: -999, max: -1 }),
    ),
    unitOre: fc.integer({ min: 1, max: 999_999 }),
    discount: fc.oneof(
      fc.constant(noDiscount),
      fc.integer({ min: 0, max: 9000 }).map((discountBp) => ({ discountBp, discountOre: 0 })),
      fc.integer({ min: 1, max: 9999 }).map((discountOre) => ({ discountBp: 0, discountOre })),
    ),
    vatRate: fc.constantFrom(...vatRates),
    text: fc.constantFrom('Olja', 'Filter'),
  })
  .map(({ discount, ...rest }) => {
    const line = { ...rest, ...discount };
    return formatLine({
      ...{ ...line, unit: 'st', staffId: null, answer: 'accepted', work: 'done' },
      agreedOre: lineOre(line),
    });
  });
const anyOrder = fc.record({
  lines: fc.array(anyLine, { minLength: 1, maxLength: 6 }),
  discountBp: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 9000 })),
  pricesInclVat: fc.boolean(),
  priceType: fc.constantFrom('fixed', 'running'),
  partOre: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 200_000 })),
});

test('redone with any choice about VAT, an order is invoiced as it was from the start', () => {
  fc.assert(
    fc.property(anyOrder, ({ lines, partOre, ...terms }) => {
      const any = orderOf({ ...terms, lines: Object.fromEntries(lines.entries()) });
      if (returnFault(chargedLines(any), any) !== null) return;
      const choices = [null, 'goods', 'domestic'] as const;
      for (const choice of choices) {
        const { content } = redone(any, sold(any, null, partOre), choice);
        expect(sumsOf(content)).toEqual(sumsOf(sold(any, choice, partOre).data));
      }
    }),
    { numRuns: 40 },
  );
});
