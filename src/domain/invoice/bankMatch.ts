import type { OutcomeRow } from '@/domain/import/importLeftOut';
import { listed } from '@/domain/values/listed';
import type { Entry } from '@/domain/values/live';
import { bookedFinder } from './bankBooked';
import { bankFit } from './bankFit';
import { bankHits } from './bankHits';
import type { Fit } from './bankRests';
import { invoiceNumbersIn, ocrsIn } from './bankReference';
import type { BankPayment, BankRow } from './bankRows';
import { sameOn, type Share } from './bankShares';
import { payerOf } from './bankSums';
import { leftOre, type Payment, type Receivable } from './receivable';

/**
 * The outcome of comparing a row of a bank's file: `certain` by OCR and amount, a `proposal`, a `choice` between several that fit as well, already
 * `booked`, of `none` of the invoices, money that goes `out`, or a row with a `fault`.
 */
export type BankOutcome = Fit['outcome'] | 'booked' | 'out' | 'fault';

/** A row with what it seems to pay. */
export interface MatchedRow extends BankRow {
  outcome: BankOutcome;
  /** The invoices to book the row on, with the amount of each; empty for none, and for a choice that is not made. */
  shares: readonly Share[];
  /** The ways to pay that a person chooses from; empty where the row is no choice. */
  choices: readonly (readonly Share[])[];
  /** The reason why the row is no certain match, in Swedish; empty for one that is, and for one with faults. */
  why: string;
}

/** The invoices and payments that a file is compared with. */
export interface KnownPayments {
  /** All that are not settled, those that the file names, and those that are paid as a row of it may pay them. */
  receivables: readonly Entry<Receivable>[];
  /** The payments noted on the days of the file, and all that take one of them back. */
  payments: readonly Entry<Payment>[];
  /** True when more is unpaid than was read, so that an amount alone says nothing. */
  isPartial: boolean;
}

/**
 * The invoices that the rows of a file may be about though they are not among those that are `open`: by OCR, by number, and by the
 * ids of those on which a row's day and amount are `noted`.
 */
export function namedButUnknown(
  rows: readonly BankPayment[],
  open: readonly Entry<Receivable>[],
  noted: readonly Entry<Payment>[],
): { ocrs: string[]; numbers: number[]; ids: string[] } {
  const known = new Set(
    open.flatMap(({ id, data }) => [id, `ocr ${data.ocr}`, `number ${data.number}`]),
  );
  const amounts = new Set(rows.map(dayAndAmount));
  return {
    ocrs: rows
      .flatMap(({ reference }) => ocrsIn(reference))
      .filter((ocr) => !known.has(`ocr ${ocr}`)),
    numbers: rows
      .flatMap(({ reference }) => invoiceNumbersIn(reference))
      .filter((number) => number.length < 10 && !known.has(`number ${number}`))
      .map(Number),
    ids: noted
      .filter(({ data }) => amounts.has(dayAndAmount(data)) && !known.has(data.invoiceId))
      .map(({ data }) => data.invoiceId),
  };
}

const dayAndAmount = ({ paidOn, amountOre }: Pick<BankPayment, 'paidOn' | 'amountOre'>) =>
  `${paidOn} ${amountOre}`;

/** Compares rows with the unpaid invoices and with the payments that are booked already. It books no payment. */
export function matchedRows(rows: readonly BankRow[], known: KnownPayments): MatchedRow[] {
  const hits = bankHits(known.receivables);
  const fit = bankFit(known.receivables, hits, known.isPartial);
  const booked = bookedFinder(known.payments);
  const byId = new Map(known.receivables.map((each) => [each.id, each]));
  const hasNoRoom = (payment: BankPayment) => (invoice: Entry<Receivable>) =>
    leftOre(invoice.data) < payment.amountOre;
  const doubt = doubtOf(known.payments);
  let matched = rows.map(toldBy);
  const open = () =>
    matched.flatMap(({ outcome, payment }) => (outcome === 'none' && payment ? [payment] : []));
  const settle = (find: (payment: BankPayment) => Partial<MatchedRow> | null) => {
    matched = matched.map((row) =>
      row.outcome === 'none' && row.payment ? { ...row, ...find(row.payment) } : row,
    );
  };
  const settleBy = (find: (payment: BankPayment) => Fit | null) => {
    settle((payment) => {
      const found = find(payment);
      const why = found === null ? '' : doubt(payment, found.shares);
      return why === '' ? found : { ...found, outcome: 'proposal', why };
    });
  };

  settle((payment) => bookedOn(booked.byReference(payment)));
  settle((payment) => {
    const { invoices } = hits.named(payment);
    const named = invoices.filter(hasNoRoom(payment)).map(({ id }) => id);
    if (invoices.length > 0) return bookedOn(booked.ofInvoices(payment, named));
    const payers = hits.payers(payment);
    if (payers.size === 0) return null;
    return bookedOn(
      booked.ofOne(payment, (id) => {
        const invoice = byId.get(id);
        return (
          invoice !== undefined && hasNoRoom(payment)(invoice) && payers.has(payerOf(invoice.data))
        );
      }),
    );
  });
  // Each step goes through the whole file, because a number that a row names counts before an amount that another row has.
  settleBy(fit.byNumbers);
  settleBy(fit.byCustomer(open()));
  settleBy(fit.byAmount(open()));
  settleBy(fit.bySum(open()));
  return matched;
}

/** A row as it tells itself, before it is compared. */
function toldBy(row: BankRow): MatchedRow {
  const none = { ...row, shares: [], choices: [] };
  if (!row.payment) return { ...none, outcome: 'fault', why: '' };
  return row.payment.amountOre < 0
    ? { ...none, outcome: 'out', why: 'Pengar ut från kontot.' }
    : { ...none, outcome: 'none', why: 'Ingen obetald faktura har OCR-numret eller beloppet.' };
}

function bookedOn(payments: readonly Payment[] | null) {
  if (!payments) return null;
  const numbers = payments.map(({ invoiceId }) => invoiceId.slice(1));
  const name = numbers.length > 1 ? 'fakturorna' : 'faktura';
  return { outcome: 'booked', why: `Redan bokförd på ${name} ${listed(numbers)}.` } as const;
}

/** Tells what makes shares less than certain beside what is noted of their invoices; empty for nothing. */
function doubtOf(payments: readonly Entry<Payment>[]) {
  const takenBack = new Set(payments.map(({ data }) => data.correctsId));
  const made = payments.filter(({ data }) => data.correctsId === null);
  const keys = (some: readonly Entry<Payment>[]) =>
    new Set(some.map(({ data }) => sameOn(data.invoiceId, data)));
  const ever = keys(made);
  const held = keys(made.filter(({ id }) => !takenBack.has(id)));
  const before = 'En betalning med samma dag och belopp';
  return ({ paidOn }: BankPayment, shares: readonly Share[]): string => {
    const same = shares.map(({ invoice, amountOre }) => sameOn(invoice.id, { paidOn, amountOre }));
    if (same.some((key) => held.has(key))) return `${before} är redan noterad på fakturan.`;
    return same.some((key) => ever.has(key)) ? `${before} har tagits tillbaka.` : '';
  };
}

/** The rows that cannot be booked, with the reason of each, for a file of what is left out. */
export function leftOutOf(rows: readonly MatchedRow[]): OutcomeRow[] {
  return rows
    .filter(({ shares }) => shares.length === 0)
    .map((row) => ({
      ...row,
      outcome: row.outcome === 'fault' ? 'fault' : 'skip',
      duplicate: row.why || null,
    }));
}
