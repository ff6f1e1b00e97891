import type { Fields } from '../../scripts/firestoreValue';
import { order } from './orderWorld';

/** The day of the requests: the rules compare it with the clock. */
export const today = new Date().toISOString().slice(0, 10);
export const dayFromNow = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const nowhere = { street: null, postcode: null, city: null };

/** The workshop of the test world, which has not said to which account it is paid. */
export const seller: Fields = {
  ...{ name: 'Bilverkstan', organisationNumber: null, vatNumber: null, hasFSkatt: false },
  ...{ address: nowhere, phone: null, email: null, bankgiro: null, plusgiro: null, swish: null },
  ...{ iban: null, bic: null },
};
export const buyer: Fields = {
  ...{ kind: 'private', name: 'Anna Berg', organisationNumber: null, reference: null },
  ...{ address: nowhere, email: null },
};

export const invoiceLine = 'labour|1500|h|119500|0|25|Byta bromsar';

/** An invoice of 1 793 kr, the next one of the series. */
export const invoice = {
  ...{ number: 10_006, kind: 'invoice', creditsId: null, orderId: null, vehicleId: null },
  ...{ customerId: 'c1', issuedOn: today, deliveredOn: '2026-11-20', dueOn: dayFromNow(30) },
  ...{ seller, buyer, about: null, ourReference: null, note: null, pricesInclVat: true },
  ...{ lines: [invoiceLine], discountBp: 0, deductions: [] },
  ...{ net25Ore: 143_400, vat25Ore: 35_850, net12Ore: 0, vat12Ore: 0, net6Ore: 0, vat6Ore: 0 },
  ...{ net0Ore: 0, netOre: 143_400, vatOre: 35_850, grossOre: 179_250, roundingOre: 50 },
  ...{ payableOre: 179_300, ocr: '100065' },
} satisfies Fields;

/** A credit of all of the invoice F10004. */
export const credit = {
  ...{ ...invoice, kind: 'credit', creditsId: 'F10004' },
  lines: [invoiceLine.replace('1500', '-1500')],
  ...{ net25Ore: -143_400, vat25Ore: -35_850, netOre: -143_400, vatOre: -35_850 },
  ...{ grossOre: -179_250, roundingOre: -50, payableOre: -179_300 },
} satisfies Fields;

/** The receivable of an invoice that is issued now. */
export function owedFor(fields: Fields): Fields {
  const { number, customerId, ocr, issuedOn, dueOn, payableOre } = fields;
  const buyerName = Object.entries(Object(fields.buyer)).find(([key]) => key === 'name')?.[1];
  return {
    ...{ number, customerId, buyerName, ocr, issuedOn, dueOn, payableOre, paidOre: 0 },
    ...{ creditedOre: 0, isSettled: payableOre === 0, lastPaymentId: null, lastCreditId: null },
    ...{ remindedOn: null, reminders: 0 },
  };
}

export const draft = {
  ...{ orderId: null, vehicleId: null, customerId: 'c1', replacesId: null, deliveredOn: null },
  ...{ about: null, reference: null, note: null, pricesInclVat: true, lines: [invoiceLine] },
  ...{ discountBp: 0, deductions: [] },
} satisfies Fields;

const old = { ...invoice, number: 10_004, issuedOn: '2026-01-02', dueOn: '2026-02-01' };

/** The invoices that exist before every request, and what belongs to them. */
export const invoiceDocuments: Record<string, Fields> = {
  'workshops/own/series/F': { first: 10_001, last: 10_005, lastOn: '2026-01-02' },
  'workshops/own/invoices/F10004': old,
  'workshops/own/receivables/F10004': owedFor(old),
  'workshops/own/invoices/F10005': { ...old, number: 10_005, orderId: '1010' },
  'workshops/own/receivables/F10005': { ...owedFor({ ...old, number: 10_005 }), paidOre: 179_300 },
  'workshops/own/workOrders/1010': {
    ...{ ...order, stage: 'invoiced', isOpen: false, invoiceIds: ['F10005'] },
    ...{ keyNumber: '7', complaint: 'Gnisslar' },
  },
  'workshops/own/workOrders/1011': {
    ...{ ...order, stage: 'ready' },
    invoiceIds: Array.from({ length: 10 }, (_, n) => `F${9000 + n}`),
  },
};
