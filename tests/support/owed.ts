import type { PaymentFields, ReceivableFields } from '@/domain/invoice/receivable';

/** The receivable of Anna Berg's invoice of 1 793 kr, which fell due on the last of October, unless the values differ. */
export function owed(number: number, values: Partial<ReceivableFields> = {}): ReceivableFields {
  return {
    ...{ number, customerId: 'anna', buyerName: 'Anna Berg', ocr: `${number}6` },
    ...{ issuedOn: '2026-10-01', dueOn: '2026-10-31', payableOre: 179_300, paidOre: 0 },
    ...{ creditedOre: 0, isSettled: false, lastPaymentId: null, lastCreditId: null },
    ...{ remindedOn: null, reminders: 0 },
    ...values,
  };
}

/** A payment of 500 kr of the invoice 10001 by bank, unless the values differ. */
export function paid(values: Partial<PaymentFields> = {}): PaymentFields {
  return {
    ...{ invoiceId: 'F10001', amountOre: 50_000, paidOn: '2026-11-02', method: 'bank' },
    ...{ reference: null, correctsId: null },
    ...values,
  };
}
