import { paymentLimits, paymentMethods } from '@/domain/invoice/receivable';
import type { Write } from '../support/rulesClient';
import {
  type DocumentSpec,
  exactly,
  type FieldSpec,
  oneOf,
  orNull,
  pattern,
  shownText,
} from './fieldSpecs';
import { payment, receivable } from './paymentWorld';
import { change } from './writes';

const pastDay = pattern(
  /^2\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
  ['2026-11-20', '2000-01-01', '2024-02-29'],
  ['1999-12-31', '2026-11-31', '2025-02-29', '2026-11-1', '20261101', '2999-01-01', ' 2026-11-20'],
);
// Only the calendar knows the other days that are right.
const day: FieldSpec = { ...pastDay, isValid: (value) => pastDay.accepted.includes(value) };

/** A day from a year before the invoice of 2026-10-01. */
const recentDay: FieldSpec = {
  ...day,
  isValid: (value) => day.isValid(value) && String(value) >= '2025-10-01',
  accepted: ['2026-11-20', '2025-10-01'],
  refused: [...day.refused, '2000-01-01', '2024-02-29', '2025-09-30'],
};

const owed: Write[] = [
  change('olle', 'workshops/own/receivables/F10001', { paidOre: 100_000, lastPaymentId: 'p9' }),
];

/** The ways to write a payment or a reminder, every field of which is checked. */
export const paymentCases: {
  create: [string, DocumentSpec, Write[]?][];
  update: [string, DocumentSpec][];
} = {
  create: [
    [
      'payments/p9',
      {
        paidOn: recentDay,
        amountOre: exactly(payment.amountOre),
        invoiceId: exactly('F10001'),
        method: oneOf(paymentMethods),
        reference: orNull(shownText(paymentLimits.reference)),
        correctsId: exactly(null),
      },
      owed,
    ],
  ],
  update: [
    [
      'receivables/F10001',
      {
        ...Object.fromEntries(
          Object.entries(receivable).map(([key, value]) => [key, exactly(value)]),
        ),
        remindedOn: day,
        reminders: exactly(receivable.reminders + 1),
      },
    ],
  ],
};
