import { foreignSales } from './foreignSale';
import { type Invoice, invoiceKindLabels, ratesOf } from './invoice';
import { sumFaults } from './invoiceFaults';
import { type AccountUse, allAccounts, type InvoiceSettingsFields } from './invoiceSettings';
import type { Payment } from './receivable';

/** A row of a voucher: an amount in öre on an account, debit positive. */
export interface VoucherRow {
  account: string;
  ore: number;
}

/** The entry in the books for one event; the amounts of its rows add up to zero. */
export interface Voucher {
  /** `2026-11-23`. */
  on: string;
  text: string;
  rows: VoucherRow[];
}

/** The beginning of a voucher's text whose document does not add up. */
export const faultyMark = 'Stämmer inte:';

/** A document whose amounts cannot be booked at all; `what` is its name in Swedish. */
export class UnbalancedError extends RangeError {
  constructor(
    readonly what: string,
    ore: number,
  ) {
    super(`${what} does not balance: ${ore} öre.`);
  }
}

/** A payment with the invoice that it is for, and that invoice's earlier payments and credits. */
export interface BookedPayment {
  payment: Payment;
  invoice: Invoice;
  /** The payments that were noted before this one. */
  former: readonly Payment[];
  /** All credits of the invoice. */
  credits: readonly Invoice[];
}

/** The documents that an export is made of. */
export interface Booked {
  invoices: readonly Invoice[];
  payments: readonly BookedPayment[];
}

/**
 * The vouchers of an export, by day. By faktureringsmetoden an invoice or a credit is booked when it is issued, and a payment
 * against what is owed. By kontantmetoden an invoice is booked when it is paid, a part in proportion (bokföringslag 1999:1078, 5
 * kap. 2 §), and a credit when money is paid back; invoices that are unpaid when a year ends are booked by the person who closes
 * the books. The voucher of a document that does not add up is marked: leaving it out would make the books incomplete. Throws
 * UnbalancedError.
 */
export function vouchersOf(
  { invoices, payments }: Booked,
  settings: Pick<InvoiceSettingsFields, 'method' | 'accounts'>,
): Voucher[] {
  const accounts = allAccounts(settings.accounts);
  const accountOf = (use: AccountUse) => accounts[use];
  const made =
    settings.method === 'invoice'
      ? [
          ...invoices.map((each) => voucherOf(each, accountOf)),
          ...payments.map((each) => paymentVoucher(each, accountOf)),
        ]
      : payments.map((each) => cashVoucher(each, accountOf));
  // An invoice of 0 kr, of which everything was taken off, changes no account.
  const booked = made.filter(({ rows }) => rows.length > 0);
  return booked.toSorted((one, other) => one.on.localeCompare(other.on));
}

type AccountOf = (use: AccountUse) => string;

/** An invoice against what is owed for it; a credit mirrors it. */
function voucherOf(invoice: Invoice, accountOf: AccountOf): Voucher {
  return voucher(invoice.issuedOn, invoiceText(invoice), [
    { account: accountOf('receivables'), ore: invoice.payableOre },
    ...incomeOf(invoice).map(([use, ore]) => ({ account: accountOf(use), ore })),
  ]);
}

function paymentVoucher({ payment, invoice }: BookedPayment, accountOf: AccountOf): Voucher {
  const { paidOn, amountOre, method } = payment;
  return voucher(paidOn, paymentText(invoice), [
    { account: accountOf(method), ore: amountOre },
    { account: accountOf('receivables'), ore: -amountOre },
  ]);
}

/**
 * The voucher of a payment with its income: the sums of the invoice's accounts after the payment, less those before it, so that
 * the parts of an invoice add up to the whole. An amount paid too much is owed to the customer.
 */
function cashVoucher(
  { payment, invoice, former, credits }: BookedPayment,
  accountOf: AccountOf,
): Voucher {
  const { paidOn, amountOre, method, createdAt } = payment;
  const creditsAt = (at: Date | undefined) =>
    credits.filter((each) => at !== undefined && each.createdAt <= at);
  const before = incomeBy(paidOf(former), [invoice, ...creditsAt(former.at(-1)?.createdAt)]);
  const after = incomeBy(paidOf([...former, payment]), [invoice, ...creditsAt(createdAt)]);
  const rows = incomeUses.map((use) => ({
    account: accountOf(use),
    ore: (after.get(use) ?? 0) - (before.get(use) ?? 0),
  }));
  const booked = rows.reduce((sum, { ore }) => sum + ore, 0);
  return voucher(paidOn, paymentText(invoice), [
    { account: accountOf(method), ore: amountOre },
    ...rows,
    { account: accountOf('receivables'), ore: -amountOre - booked },
  ]);
}

function paidOf(payments: readonly Payment[]): number {
  return payments.reduce((sum, { amountOre }) => sum + amountOre, 0);
}

/** The income of which `paidOre` are paid, of an invoice less its credits. */
function incomeBy(paidOre: number, documents: readonly Invoice[]): Map<AccountUse, number> {
  const whole = new Map<AccountUse, number>();
  for (const [use, ore] of documents.flatMap(incomeOf)) whole.set(use, (whole.get(use) ?? 0) + ore);
  const wholeOre = documents.reduce((sum, { payableOre }) => sum + payableOre, 0);
  const withinOre = Math.min(Math.max(paidOre, 0), wholeOre);
  return withinOre === wholeOre ? whole : partOf(whole, withinOre, wholeOre);
}

/**
 * The part of `whole` of which `paidOre` of `wholeOre` are paid, in proportion per account: the largest remainders get what is
 * left. Rounding may have the other sign than income, so that each part is first rounded down.
 */
function partOf(
  whole: ReadonlyMap<AccountUse, number>,
  paidOre: number,
  wholeOre: number,
): Map<AccountUse, number> {
  // Products of two amounts are larger than a number holds exactly.
  const total = BigInt(wholeOre);
  const parts = [...whole].map(([use, ore]) => {
    const exact = BigInt(-ore) * BigInt(paidOre);
    const remainder = ((exact % total) + total) % total;
    return { use, remainder, ore: Number((exact - remainder) / total) };
  });
  const left = paidOre - parts.reduce((sum, { ore }) => sum + ore, 0);
  return new Map(
    parts
      .toSorted((one, other) => Number(other.remainder - one.remainder))
      .map(({ use, ore }, place) => [use, -(ore + (place < left ? 1 : 0))]),
  );
}

const salesUses = { 25: 'sales25', 12: 'sales12', 6: 'sales6', 0: 'sales0' } as const;
const vatUses = { 25: 'vat25', 12: 'vat12', 6: 'vat6' } as const;
const incomeUses: readonly AccountUse[] = [
  ...Object.values(salesUses),
  ...foreignSales,
  ...Object.values(vatUses),
  'rounding',
];

/** The sales and the VAT of each rate and the rounding of an invoice, in öre; income is negative. */
function incomeOf(invoice: Invoice): [AccountUse, number][] {
  return [
    ...ratesOf(invoice).flatMap(({ vatRate, netOre, vatOre }): [AccountUse, number][] => [
      [(vatRate === 0 ? invoice.foreignSale : null) ?? salesUses[vatRate], -netOre],
      ...(vatRate === 0 ? [] : [[vatUses[vatRate], -vatOre] satisfies [AccountUse, number]]),
    ]),
    ['rounding', -invoice.roundingOre],
  ];
}

function invoiceText(invoice: Invoice): string {
  return [...markOf(invoice), nameOf(invoice)].join(' ');
}

function paymentText(invoice: Invoice): string {
  return [...markOf(invoice), 'Betalning', nameOf(invoice)].join(' ');
}

function nameOf({ kind, number, about }: Invoice): string {
  return [invoiceKindLabels[kind], number, about].filter(Boolean).join(' ');
}

function markOf(invoice: Invoice): string[] {
  return sumFaults(invoice).length > 0 ? [faultyMark] : [];
}

/** A voucher without empty rows, of which those of one account are one; throws where it does not balance. */
function voucher(on: string, text: string, rows: readonly VoucherRow[]): Voucher {
  const sums = new Map<string, number>();
  for (const { account, ore } of rows) sums.set(account, (sums.get(account) ?? 0) + ore);
  const used = [...sums].filter(([, ore]) => ore !== 0).map(([account, ore]) => ({ account, ore }));
  const balance = used.reduce((sum, { ore }) => sum + ore, 0);
  if (balance !== 0) throw new UnbalancedError(text.replace(`${faultyMark} `, ''), balance);
  return { on, text, rows: used };
}
