import { grouped } from '@/domain/values/grouped';
import { listed } from '@/domain/values/listed';
import type { Entry } from '@/domain/values/live';
import { formatMoney } from '@/domain/values/money';
import type { BankPayment } from './bankRows';
import {
  leftOre,
  type Payment,
  type PaymentFields,
  type PaymentMethod,
  type Receivable,
} from './receivable';

/** A part of a row's amount, in öre, that is booked on an invoice. */
export interface Share {
  invoice: Entry<Receivable>;
  amountOre: number;
}

/** The most invoices of a row: the rules read two documents for each, and at most twenty for a request. */
export const mostShares = 8;

/** A payment to note, under an id that is the same on every device that reads the file. */
export interface NewPayment {
  id: string;
  fields: PaymentFields;
}

/** The beginning of a payment's id. Payments with the same invoice, day and amount share it, and get numbers after it. */
export function sameOn(
  invoiceId: string,
  { paidOn, amountOre }: Pick<BankPayment, 'paidOn' | 'amountOre'>,
): string {
  return `${invoiceId}-${paidOn}-${amountOre}`;
}

/** Gives ids that are neither taken nor given before: a key with the first number that is free, from 0. */
function idGiver(takenIds: readonly string[]): (key: string) => string {
  const taken = new Set(takenIds);
  const next = new Map<string, number>();
  return (key) => {
    let number = next.get(key) ?? 0;
    while (taken.has(`${key}-${number}`)) number += 1;
    next.set(key, number + 1);
    return `${key}-${number}`;
  };
}

/**
 * Rows with the payments that they become, one for each of their shares, by a method. No payment gets an id that is noted already,
 * for a payment that is taken back either.
 */
export function withPayments<R extends { payment: BankPayment | null; shares: readonly Share[] }>(
  rows: readonly R[],
  noted: readonly Entry<Payment>[],
  method: PaymentMethod = 'bank',
): (R & { payments: NewPayment[] })[] {
  const freeId = idGiver(noted.map(({ id }) => id));
  return rows.map((row) => ({
    ...row,
    payments: row.shares.flatMap(({ invoice, amountOre }) => {
      if (!row.payment) return [];
      const fields = { ...row.payment, amountOre, invoiceId: invoice.id, correctsId: null };
      return [{ id: freeId(sameOn(invoice.id, fields)), fields: { ...fields, method } }];
    }),
  }));
}

/** The invoices of shares by their numbers: `Fakturorna 10001 och 10002`. */
export function numbersOf(shares: readonly Share[]): string {
  const numbers = shares.map(({ invoice }) => String(invoice.data.number));
  return `${numbers.length > 1 ? 'Fakturorna' : 'Faktura'} ${listed(numbers)}`;
}

/** The invoices of shares with their buyers: `Fakturorna 10001 och 10002, Anna Berg`. */
export function sharesName(shares: readonly Share[]): string {
  const buyers = [...new Set(shares.map(({ invoice }) => invoice.data.buyerName))];
  return `${numbersOf(shares)}, ${listed(buyers)}`;
}

/** Compares the amount of a payment with the rest of its invoice, in Swedish; empty where they are the same. */
export function differenceOf(amountOre: number, leftNow: number): string {
  if (leftNow <= 0) return 'Fakturan är redan betald. Beloppet blir tillgodo hos kunden.';
  if (amountOre < leftNow) return `En del av det som är kvar, ${formatMoney(leftNow)}.`;
  return amountOre > leftNow
    ? `${formatMoney(amountOre - leftNow)} mer än det som är kvar. Det blir tillgodo hos kunden.`
    : '';
}

/** Compares shares with the rests of their invoices, in Swedish: `10001: En del av det som är kvar, 659,00 kr.` */
export function differencesOf(shares: readonly Share[]): string {
  return shares
    .flatMap(({ invoice: { data }, amountOre }) => {
      const difference = differenceOf(amountOre, leftOre(data));
      return difference === '' ? [] : [`${data.number}: ${difference}`];
    })
    .join(' ');
}

/** The credit, in öre, that shares leave on each invoice: the part of their sum above its rest. Invoices without credit are left out. */
export function creditsOf(shares: readonly Share[]): Share[] {
  return [...grouped(shares, ({ invoice }) => invoice)]
    .map(([invoice, all]) => {
      const paid = all.reduce((ore, { amountOre }) => ore + amountOre, 0);
      return { invoice, amountOre: paid - Math.max(leftOre(invoice.data), 0) };
    })
    .filter(({ amountOre }) => amountOre > 0);
}

/** The fault of the shares of a row, in Swedish; empty where their sum is its amount. */
export function sharesFault(amountOre: number, shares: readonly Share[]): string {
  const missing = amountOre - shares.reduce((ore, share) => ore + share.amountOre, 0);
  if (missing > 0) return `${formatMoney(missing)} är kvar att fördela.`;
  return missing < 0 ? `${formatMoney(-missing)} för mycket är fördelat.` : '';
}
