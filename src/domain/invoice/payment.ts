import type { CalendarDate } from '@internationalized/date';
import * as v from 'valibot';
import { parseDay } from '@/domain/time/swedishTime';
import { line, orNull, wholeNumber, wrongShape } from '@/domain/values/fields';
import type { Entry } from '@/domain/values/live';
import { formatMoney, parseMoney } from '@/domain/values/money';
import {
  leftOre,
  type Payment,
  type PaymentFields,
  paymentLimits,
  paymentMethods,
  type Receivable,
  type ReceivableFields,
} from './receivable';

/** The earliest day of a payment of no known invoice. */
const firstDay = '2000-01-01';

/** The earliest day of a payment of an invoice, as in the rules: a deposit may be paid a year before it. */
export function firstPaidOn(issuedOn: string): string {
  return `${Number(issuedOn.slice(0, 4)) - 1}${issuedOn.slice(4)}`;
}

/** The fault of an amount in another currency, `EUR`: payments are booked in kronor. */
export function currencyFault(currency: string): string {
  return `Beloppet är i ${currency}. Bara kronor bokförs.`;
}

/** The reason why a day, `2026-11-23`, cannot be the day of a payment; '' for one that can, from `first` on. */
export function paidOnFault(paidOn: string, today: CalendarDate, first = firstDay): string {
  const read = parseDay(paidOn);
  if (!read.ok) return read.message;
  if (read.value.compare(today) > 0) return 'Dagen har inte varit än.';
  return read.value.toString() < first ? 'Kontrollera året.' : '';
}

/**
 * A payment of an invoice of `issuedOn` as it is typed, to be read on `today`: the amount is at most `mostOre`, above which
 * `tooMuch` is said. Money that is paid back is typed without a sign.
 */
export function paymentDraft(
  today: CalendarDate,
  issuedOn: string,
  mostOre: number = paymentLimits.amountOre.max,
  tooMuch?: string,
) {
  return v.object(
    {
      amountOre: v.pipe(
        wholeNumber(
          (text) => parseMoney(text, paymentLimits.amountOre.max),
          { min: 1, max: paymentLimits.amountOre.max },
          formatMoney,
        ),
        v.maxValue(mostOre, tooMuch),
      ),
      paidOn: v.pipe(
        v.string(wrongShape),
        v.rawCheck(({ dataset, addIssue }) => {
          const message = dataset.typed
            ? paidOnFault(dataset.value, today, firstPaidOn(issuedOn))
            : '';
          if (message !== '') addIssue({ message });
        }),
      ),
      method: v.picklist(paymentMethods, 'Välj hur det betalades.'),
      reference: orNull(line(paymentLimits.reference, 'Fyll i referensen.')),
    },
    wrongShape,
  );
}
export type PaymentDraft = v.InferOutput<ReturnType<typeof paymentDraft>>;

/** The fields of a receivable after a payment. */
export function paidBy(
  receivable: Pick<Receivable, 'payableOre' | 'paidOre' | 'creditedOre'>,
  id: string,
  { amountOre }: Pick<Payment, 'amountOre'>,
): Pick<ReceivableFields, 'paidOre' | 'isSettled' | 'lastPaymentId'> {
  const paidOre = receivable.paidOre + amountOre;
  return { paidOre, isSettled: leftOre({ ...receivable, paidOre }) === 0, lastPaymentId: id };
}

/** The payment that takes another one back, noted on `today`. Its id follows from the other's, so that it is taken back once. */
export function takingBack(
  { id, data }: Pick<Entry<Payment>, 'id' | 'data'>,
  today: CalendarDate,
): { id: string; fields: PaymentFields } {
  const { invoiceId, amountOre, method } = data;
  return {
    id: `${id}_back`,
    fields: {
      invoiceId,
      amountOre: -amountOre,
      paidOn: today.toString(),
      method,
      reference: null,
      correctsId: id,
    },
  };
}

/** A payment with the one that has taken it back; null for one that holds. */
export interface ShownPayment extends Entry<Payment> {
  takenBack: Entry<Payment> | null;
}

/** The payments of an invoice, the latest day first, each with what has taken it back. */
export function shownPayments(payments: readonly Entry<Payment>[]): ShownPayment[] {
  const corrections = new Map(payments.map((each) => [each.data.correctsId, each]));
  return payments
    .filter(({ data }) => data.correctsId === null)
    .map((each) => ({ ...each, takenBack: corrections.get(each.id) ?? null }))
    .toSorted(
      (one, other) =>
        other.data.paidOn.localeCompare(one.data.paidOn) ||
        other.data.createdAt.getTime() - one.data.createdAt.getTime(),
    );
}
