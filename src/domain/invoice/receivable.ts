import * as v from 'valibot';
import {
  day,
  documentId,
  flag,
  instant,
  line,
  orNull,
  serverTimes,
  wrongShape,
} from '@/domain/values/fields';

const ore = v.pipe(v.number(wrongShape), v.safeInteger(wrongShape));

/**
 * A document of `workshops/{id}/receivables`, with the id of its invoice: what of it is paid and credited, in öre. Credits have
 * none of their own: they lower that of the invoice that they credit.
 */
export const receivableDocument = v.object(
  {
    number: ore,
    customerId: v.nullable(documentId),
    /** The buyer's name as on the invoice, for the list. */
    buyerName: v.string(wrongShape),
    ocr: v.string(wrongShape),
    issuedOn: day,
    dueOn: day,
    payableOre: ore,
    /** The payments together; one that is taken back is negative. */
    paidOre: ore,
    /** The öre that credits have taken off, as a positive amount. */
    creditedOre: ore,
    /** True if neither party owes the other: an amount paid too much is owed to the customer. */
    isSettled: flag,
    /** The payment that came last, by its id; null without one. */
    lastPaymentId: v.nullable(documentId),
    /** The credit that came last, by its id; null without one. */
    lastCreditId: v.nullable(documentId),
    /** The day of the latest reminder; null without one, and how many there have been. */
    remindedOn: v.nullable(day),
    reminders: ore,
    ...serverTimes,
  },
  wrongShape,
);

/** The Swedish names of the fields. */
export const receivableLabels: Record<keyof ReceivableFields, string> = {
  number: 'Fakturanummer',
  customerId: 'Kund',
  buyerName: 'Köpare',
  ocr: 'OCR-nummer',
  issuedOn: 'Fakturadatum',
  dueOn: 'Förfaller',
  payableOre: 'Att betala',
  paidOre: 'Betalt',
  creditedOre: 'Krediterat',
  isSettled: 'Reglerad',
  lastPaymentId: 'Senaste betalningen',
  lastCreditId: 'Senaste krediten',
  remindedOn: 'Senast påmind',
  reminders: 'Antal påminnelser',
};

export type Receivable = v.InferOutput<typeof receivableDocument>;
export type ReceivableFields = Omit<Receivable, 'createdAt' | 'updatedAt'>;

export const paymentMethods = ['bank', 'swish', 'card', 'cash'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const paymentMethodLabels: Record<PaymentMethod, string> = {
  bank: 'Bank',
  swish: 'Swish',
  card: 'Kort',
  cash: 'Kontant i annan kassa',
};

/** Öre of one payment, in either direction, and characters. */
export const paymentLimits = {
  amountOre: { min: -99_999_999_999, max: 99_999_999_999 },
  reference: { min: 1, max: 120 },
} as const;

/** A document of `workshops/{id}/payments`: never changed; one that is wrong is taken back by one with the opposite amount. */
export const paymentDocument = v.object(
  {
    invoiceId: documentId,
    /** In öre; negative where it is paid back or takes a payment back. */
    amountOre: ore,
    paidOn: day,
    method: v.picklist(paymentMethods, wrongShape),
    /** The words of the payer or the bank. */
    reference: orNull(line(paymentLimits.reference, wrongShape)),
    /** The payment that this one takes back; null for any other. */
    correctsId: v.nullable(documentId),
    createdBy: documentId,
    createdAt: instant,
  },
  wrongShape,
);

export type Payment = v.InferOutput<typeof paymentDocument>;
export type PaymentFields = Omit<Payment, 'createdAt' | 'createdBy'>;

/** The Swedish names of the fields. */
export const paymentLabels: Record<keyof PaymentFields, string> = {
  invoiceId: 'Faktura',
  amountOre: 'Belopp',
  paidOn: 'Betald',
  method: 'Betalsätt',
  reference: 'Referens',
  correctsId: 'Tar tillbaka en betalning',
};

/** The amount left to pay, in öre; negative if too much has been paid. */
export function leftOre({
  payableOre,
  paidOre,
  creditedOre,
}: Pick<Receivable, 'payableOre' | 'paidOre' | 'creditedOre'>): number {
  return payableOre - creditedOre - paidOre;
}
