import { grouped } from '@/domain/values/grouped';
import type { Entry } from '@/domain/values/live';
import { memoised } from '@/domain/values/memoised';
import { invoiceNumbersIn, toldNumbersIn } from './bankReference';
import type { BankPayment } from './bankRows';
import { payerOf } from './bankSums';
import { nameFinder } from './payerNames';
import { firstPaidOn } from './payment';
import type { Receivable } from './receivable';

export type Owed = Entry<Receivable>;

/** Finds the invoices and the payers that a payment is about by its text. */
export interface BankHits {
  /** Tells whether the rules let a payment of its day be one of an invoice. */
  canPay: (payment: BankPayment, invoice: Owed) => boolean;
  /** The invoices with an OCR number of the text that is no day or count, in its order. */
  byOcr: (payment: BankPayment) => Owed[];
  /** The invoices with an invoice number of the text, in its order; a long number may also be something else. */
  byNumber: (payment: BankPayment) => Owed[];
  /** The invoices of `byOcr`, or else those with a number that the text calls an invoice number or that its payer has. */
  named: (payment: BankPayment) => { invoices: Owed[]; by: 'ocr' | 'number' };
  /** The customers whose names the text has, as `payerOf` tells them. */
  payers: (payment: BankPayment) => ReadonlySet<string>;
  /** True when the names of `payers` stand in the text without their ends. */
  isNameCut: (payment: BankPayment) => boolean;
}

/** Reads the texts of payments by the invoices that are known. */
export function bankHits(receivables: readonly Owed[]): BankHits {
  const ofOcr = grouped(receivables, ({ data }) => data.ocr);
  const ofNumber = grouped(receivables, ({ data }) => String(data.number));
  const ofName = grouped(receivables, ({ data }) => data.buyerName);
  const payersOf = new Map(
    [...ofName].map(([name, all]) => [name, new Set(all.map(({ data }) => payerOf(data)))]),
  );
  const firstDays = new Map(receivables.map(({ id, data }) => [id, firstPaidOn(data.issuedOn)]));
  const namesIn = nameFinder(ofName.keys());
  const canPay = ({ paidOn }: BankPayment, { id }: Owed) => paidOn >= (firstDays.get(id) ?? '');
  const found = (
    index: ReadonlyMap<string, Owed[]>,
    digits: readonly string[],
    payment: BankPayment,
  ) => {
    const all = new Set(digits.flatMap((each) => index.get(each) ?? []));
    return [...all].filter((invoice) => canPay(payment, invoice));
  };
  const byOcr = memoised((payment: BankPayment) =>
    found(ofOcr, invoiceNumbersIn(payment.reference), payment),
  );
  const byNumber = memoised((payment: BankPayment) =>
    found(ofNumber, invoiceNumbersIn(payment.reference), payment),
  );
  const namesOf = memoised(({ reference }: BankPayment) => namesIn(reference));
  const payers = memoised(
    (payment: BankPayment): ReadonlySet<string> =>
      new Set(namesOf(payment).names.flatMap((name) => [...(payersOf.get(name) ?? [])])),
  );
  const isNameCut = (payment: BankPayment) => namesOf(payment).isCut;
  const named = memoised((payment: BankPayment): ReturnType<BankHits['named']> => {
    const ocrs = byOcr(payment);
    if (ocrs.length > 0) return { invoices: ocrs, by: 'ocr' };
    const told = found(ofNumber, toldNumbersIn(payment.reference), payment);
    const ofPayers = byNumber(payment).filter(({ data }) => payers(payment).has(payerOf(data)));
    return { invoices: [...new Set([...told, ...ofPayers])], by: 'number' };
  });
  return { canPay, byOcr, byNumber, named, payers, isNameCut };
}
