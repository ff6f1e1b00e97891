import { grouped } from '@/domain/values/grouped';
import type { Entry } from '@/domain/values/live';
import type { BankPayment } from './bankRows';
import { sameOn } from './bankShares';
import type { Payment } from './receivable';

/** Methods whose money a bank's file tells of one by one; cash and cards come as sums of days. */
const ofBanks = ['bank', 'swish'] as const;

/** Tells which payments a row of a file is booked as already. Each payment is one row, so that two alike are booked when both are. */
export interface BookedFinder {
  /**
   * The payments with a row's day and reference and together its amount; null for none. Without a reference, day and amount tell too
   * little of what a person has noted, and only payments that a file has made count.
   */
  byReference: (row: BankPayment) => Payment[] | null;
  /** The payments of some invoices with a row's day and together its amount, whatever they refer to; null for none. */
  ofInvoices: (row: BankPayment, invoiceIds: readonly string[]) => Payment[] | null;
  /** A payment of one of the invoices that pass, with a row's day and amount; null for none. */
  ofOne: (row: BankPayment, passes: (invoiceId: string) => boolean) => Payment[] | null;
}

/** Finds rows among payments; those that are taken back count no more. */
export function bookedFinder(payments: readonly Entry<Payment>[]): BookedFinder {
  const takenBack = new Set(payments.map(({ data }) => data.correctsId));
  const holding = payments.filter(({ id, data }) => data.correctsId === null && !takenBack.has(id));
  const telling = holding.filter((each) => each.data.reference !== null || isOfFile(each));
  const single = grouped(telling, ({ data }) => keyOf(data));
  // The payments of one row are written together, and get the same time from the server.
  const together = [
    ...grouped(telling.filter(isOfFile), ({ data: { paidOn, reference, createdAt } }) =>
      JSON.stringify([paidOn, reference, createdAt.getTime()]),
    ).values(),
  ].filter(({ length }) => length > 1);
  const split = grouped(together, (all) => {
    const amountOre = all.reduce((ore, { data }) => ore + data.amountOre, 0);
    return all[0] ? keyOf({ ...all[0].data, amountOre }) : '';
  });
  const ofBank = holding.filter(({ data }) => ofBanks.some((method) => method === data.method));
  const byInvoice = grouped(ofBank, ({ data }) => `${data.paidOn} ${data.invoiceId}`);
  const byAmount = grouped(ofBank, ({ data }) => `${data.paidOn} ${data.amountOre}`);
  const claimed = new Set<Entry<Payment>>();
  const isFree = (each: Entry<Payment>) => !claimed.has(each);
  const claim = (found: Entry<Payment>[] | undefined) => {
    if (!found) return null;
    for (const each of found) claimed.add(each);
    return found.map(({ data }) => data);
  };

  return {
    byReference(row) {
      const key = keyOf(row);
      const one = single.get(key)?.find(isFree);
      return claim(one ? [one] : split.get(key)?.find((all) => all.every(isFree)));
    },
    ofInvoices(row, invoiceIds) {
      const free = invoiceIds
        .flatMap((id) => byInvoice.get(`${row.paidOn} ${id}`) ?? [])
        .filter(isFree);
      const whole = free.find(({ data }) => data.amountOre === row.amountOre);
      const sum = free.reduce((ore, { data }) => ore + data.amountOre, 0);
      return claim(whole ? [whole] : sum === row.amountOre ? free : undefined);
    },
    ofOne(row, passes) {
      const one = byAmount
        .get(`${row.paidOn} ${row.amountOre}`)
        ?.find((each) => isFree(each) && passes(each.data.invoiceId));
      return claim(one && [one]);
    },
  };
}

/** True for a payment that a row of a file has become, by its id. */
function isOfFile({ id, data }: Entry<Payment>): boolean {
  return id.startsWith(`${sameOn(data.invoiceId, data)}-`);
}

function keyOf({ paidOn, amountOre, reference }: BankPayment): string {
  return JSON.stringify([paidOn, amountOre, reference]);
}
