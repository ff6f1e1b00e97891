import { parseDate } from '@internationalized/date';
import { type Invoice, invoiceId, type InvoiceFields } from './invoice';
import type { InvoiceSums } from './invoiceSums';
import { ocrOf } from './ocr';
import type { ReceivableFields } from './receivable';
import { nextInSeries, type SeriesFields } from './series';

/** The content of an invoice or a credit before it has a number and a day. */
export type InvoiceContent = Pick<
  Invoice,
  | 'kind'
  | 'creditsId'
  | 'orderId'
  | 'vehicleId'
  | 'customerId'
  | 'seller'
  | 'buyer'
  | 'foreignSale'
  | 'about'
  | 'ourReference'
  | 'note'
  | 'pricesInclVat'
  | 'lines'
  | 'discountBp'
  | 'deductions'
> &
  InvoiceSums & {
    /** Null for the day of the invoice. */
    deliveredOn: string | null;
    /** The days to pay; none for a credit. */
    paymentDays: number;
  };

/** The facts by which a number and a day are given. */
export interface Numbering {
  series: SeriesFields | null;
  /** The day, `2026-11-23`, in Sweden. */
  today: string;
  /** The first number of a new series; used only while there is no series. */
  firstNumber?: number;
  hasLengthDigit: boolean;
}

/** The days that an invoice has when it is issued `today`. */
export function daysOf(
  { paymentDays, deliveredOn }: Pick<InvoiceContent, 'paymentDays' | 'deliveredOn'>,
  issuedOn: string,
): Pick<Invoice, 'issuedOn' | 'deliveredOn' | 'dueOn'> {
  return {
    issuedOn,
    deliveredOn: deliveredOn ?? issuedOn,
    dueOn: parseDate(issuedOn).add({ days: paymentDays }).toString(),
  };
}

/** The values that are written when an invoice is issued: the invoice with its number, and the series after it. */
export interface Numbered {
  id: string;
  invoice: InvoiceFields;
  series: SeriesFields;
}

/** Gives an invoice the next number of the series. */
export function numbered(
  { paymentDays, deliveredOn, ...content }: InvoiceContent,
  { series, today, firstNumber, hasLengthDigit }: Numbering,
): Numbered {
  const next = nextInSeries(series, today, firstNumber);
  const { last: number, lastOn: issuedOn } = next;
  const invoice = {
    ...content,
    ...daysOf({ paymentDays, deliveredOn }, issuedOn),
    number,
    ocr: ocrOf(number, hasLengthDigit),
  };
  return { id: invoiceId(number), invoice, series: next };
}

/** The receivable of an invoice that is issued now. */
export function receivableOf({
  number,
  customerId,
  buyer,
  ocr,
  issuedOn,
  dueOn,
  payableOre,
}: InvoiceFields): ReceivableFields {
  return {
    number,
    customerId,
    buyerName: buyer.name,
    ocr,
    issuedOn,
    dueOn,
    payableOre,
    paidOre: 0,
    creditedOre: 0,
    isSettled: payableOre === 0,
    lastPaymentId: null,
    lastCreditId: null,
    remindedOn: null,
    reminders: 0,
  };
}

/** The fields of a receivable after a credit, whose amount to pay is negative. */
export function afterCredit(
  { payableOre, paidOre, creditedOre }: ReceivableFields,
  credit: Pick<Numbered, 'id' | 'invoice'>,
): Pick<ReceivableFields, 'creditedOre' | 'isSettled' | 'lastCreditId'> {
  const after = creditedOre - credit.invoice.payableOre;
  return {
    creditedOre: after,
    isSettled: payableOre - after - paidOre === 0,
    lastCreditId: credit.id,
  };
}
