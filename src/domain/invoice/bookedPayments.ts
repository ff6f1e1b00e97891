import { grouped } from '@/domain/values/grouped';
import type { Entry } from '@/domain/values/live';
import { type Invoice, invoiceId } from './invoice';
import type { Payment } from './receivable';
import type { BookedPayment } from './vouchers';

/** The documents that are needed to book payments. */
export interface PaidDocuments {
  /** The paid invoices; the list may hold others, and credits. */
  invoices: readonly Invoice[];
  /** All payments of the paid invoices, and the credits of these invoices; faktureringsmetoden needs neither. */
  payments: readonly Entry<Payment>[];
  credits: readonly Invoice[];
}

/**
 * Payments with the documents that they are booked by, in the order in which they were noted; throws if an invoice is missing.
 */
export function bookedPayments(
  payments: readonly Entry<Payment>[],
  known: PaidDocuments,
): BookedPayment[] {
  const invoices = new Map(known.invoices.map((each) => [invoiceId(each.number), each]));
  const creditsOf = grouped(known.credits, ({ creditsId }) => creditsId);
  const paymentsOf = grouped(inOrder(known.payments), ({ data }) => data.invoiceId);
  return inOrder(payments).map(({ id, data: payment }) => {
    const invoice = invoices.get(payment.invoiceId);
    if (!invoice) throw new Error(`No invoice ${payment.invoiceId} of the payment ${id}`);
    const all = paymentsOf.get(payment.invoiceId) ?? [];
    const former = all.slice(0, Math.max(all.map((each) => each.id).indexOf(id), 0));
    return {
      payment,
      invoice,
      former: former.map(({ data }) => data),
      credits: creditsOf.get(payment.invoiceId) ?? [],
    };
  });
}

/** By the time of the server; an id decides between two of the same millisecond, so that an export is always the same. */
function inOrder(payments: readonly Entry<Payment>[]): Entry<Payment>[] {
  return payments.toSorted(
    (one, other) =>
      one.data.createdAt.getTime() - other.data.createdAt.getTime() || (one.id < other.id ? -1 : 1),
  );
}
