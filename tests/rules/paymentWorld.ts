import type { Fields } from '../../scripts/firestoreValue';

/** The receivable of an invoice of 1 793 kr, of which 500 kr are paid. */
export const receivable = {
  ...{ number: 10_001, customerId: 'c1', buyerName: 'Anna Berg', ocr: '100016' },
  ...{ issuedOn: '2026-10-01', dueOn: '2026-10-31', payableOre: 179_300, paidOre: 50_000 },
  ...{ creditedOre: 0, isSettled: false, lastPaymentId: 'p1', lastCreditId: null },
  ...{ remindedOn: null, reminders: 0 },
} satisfies Fields;

export const payment = {
  ...{ invoiceId: 'F10001', amountOre: 50_000, paidOn: '2026-10-20', method: 'bank' },
  ...{ reference: '100016', correctsId: null },
} satisfies Fields;

const settled = { ...receivable, payableOre: 50_000, isSettled: true };

/** The receivables and payments before every request. */
export const paymentDocuments: Record<string, Fields> = {
  'workshops/own/receivables/F10001': receivable,
  'workshops/own/payments/p1': payment,
  'workshops/own/receivables/F10002': { ...settled, number: 10_002, lastPaymentId: 'p2' },
  'workshops/own/payments/p2': { ...payment, invoiceId: 'F10002' },
  /** The only payment is taken back. */
  'workshops/own/receivables/F10003': {
    ...{ ...receivable, number: 10_003, paidOre: 0, lastPaymentId: 'p3_back' },
  },
  'workshops/own/payments/p3': { ...payment, invoiceId: 'F10003' },
  'workshops/own/payments/p3_back': {
    ...{ ...payment, invoiceId: 'F10003', amountOre: -50_000, correctsId: 'p3' },
  },
};
