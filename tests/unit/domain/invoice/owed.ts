import type { Payment, Receivable } from '@/domain/invoice/receivable';
import type { Entry } from '@/domain/values/live';

const at = new Date('2026-10-01T08:00:00Z');

/** What is owed for an invoice of 1 793 kr, as the changes say. */
export function receivable(number: number, changes: Partial<Receivable> = {}): Entry<Receivable> {
  return {
    id: `F${number}`,
    pending: false,
    data: {
      ...{ number, customerId: 'c1', buyerName: 'Anna Berg', ocr: `${number}6` },
      ...{ issuedOn: '2026-10-01', dueOn: '2026-10-31', payableOre: 179_300, paidOre: 0 },
      ...{ creditedOre: 0, isSettled: false, lastPaymentId: null, lastCreditId: null },
      ...{ remindedOn: null, reminders: 0, createdAt: at, updatedAt: at },
      ...changes,
    },
  };
}

/** A payment of the invoice 10001 by bank, as the changes say. */
export function payment(id: string, changes: Partial<Payment> = {}): Entry<Payment> {
  return {
    id,
    pending: false,
    data: {
      ...{ invoiceId: 'F10001', amountOre: 50_000, paidOn: '2026-11-02', method: 'bank' },
      ...{ reference: null, correctsId: null, createdBy: 'olle', createdAt: at },
      ...changes,
    },
  };
}
