import { grouped } from '@/domain/values/grouped';
import type { OutcomeRow } from '@/domain/import/importLeftOut';
import type { Entry } from '@/domain/values/live';
import { formatMoney } from '@/domain/values/money';
import type { BankPayment, BankRow } from './bankRows';
import { leftOre, type Payment, type Receivable } from './receivable';

/**
 * What a row of a bank's file is: `certain` by OCR and amount, proposed by its `ocr` or its `amount` alone, already
 * `booked`, of `none` of the invoices, money that goes `out`, or a row with a `fault`.
 */
export type BankOutcome = 'certain' | 'ocr' | 'amount' | 'booked' | 'none' | 'out' | 'fault';

/** A row with the invoice that it seems to pay. */
export interface MatchedRow extends BankRow {
  outcome: BankOutcome;
  /** The invoice to book it on; null for none. */
  invoice: Entry<Receivable> | null;
  /** The id of the payment that the row becomes, the same on every device that reads the file; null for none. */
  paymentId: string | null;
  /** Why the row is no certain match, in Swedish; empty for one that is, and for one with faults. */
  why: string;
}

/** What is known when a file is compared. */
export interface KnownPayments {
  /** All that are not settled, and those that the file names by their OCR. */
  receivables: readonly Entry<Receivable>[];
  /** The payments noted on the days of the file, and all that take one of them back. */
  payments: readonly Entry<Payment>[];
  /** Whether more is unpaid than was read, so that an amount alone says nothing. */
  isPartial: boolean;
}

/** The numbers in a text that may be OCRs, without the zeros that some banks put before. */
export function ocrsIn(reference: string | null): string[] {
  const text = reference ?? '';
  const together = /^[\d ]+$/.test(text) ? [text.replaceAll(' ', '')] : [];
  const numbers = [...together, ...(text.match(/\d+/g) ?? [])];
  return [...new Set(numbers.map((digits) => digits.replace(/^0+/, '')).filter(Boolean))];
}

/** Compares rows with what is unpaid and with what is booked already. Nothing is booked by it. */
export function matchedRows(rows: readonly BankRow[], known: KnownPayments): MatchedRow[] {
  const left = new Map(known.receivables.map((each) => [each.id, leftOre(each.data)]));
  const told = rows.map(readerOf(known, left));
  const proposal = proposer(told, known, left);
  const matched = told.map((row) => (row.outcome === 'none' ? proposal(row) : row));
  const counted = counter(known.payments.map(({ data }) => sameOn(data.invoiceId, data)));
  return matched.map((row) => {
    if (!row.payment || !row.invoice) return row;
    const same = sameOn(row.invoice.id, row.payment);
    return { ...row, paymentId: `${same}-${counted(same)}` };
  });
}

/** Reads rows by what they say themselves; what is `left` of an invoice gets less with each row that names it. */
function readerOf({ receivables, payments }: KnownPayments, left: Map<string, number>) {
  const byOcr = new Map(receivables.map((each) => [each.data.ocr, each]));
  const takenBack = new Set(payments.map(({ data }) => data.correctsId));
  const made = payments.filter(({ data }) => data.correctsId === null);
  const holding = made.filter(({ id }) => !takenBack.has(id));
  const booked = grouped(holding, ({ data }) => keyOf(data));
  const [held, ever] = [holding, made].map(
    (some) => new Set(some.map(({ data }) => sameOn(data.invoiceId, data))),
  );
  const rowsWith = counter([]);

  /** What makes a row with an OCR less than certain; empty for nothing. */
  function doubt(invoiceId: string, payment: BankPayment, leftNow: number): string {
    const same = sameOn(invoiceId, payment);
    const before = 'En betalning med samma dag och belopp';
    if (held?.has(same)) return `${before} är redan noterad på fakturan.`;
    return ever?.has(same)
      ? `${before} har tagits tillbaka.`
      : differenceOf(payment.amountOre, leftNow);
  }

  return (row: BankRow): MatchedRow => {
    const { payment } = row;
    const none = { ...row, invoice: null, paymentId: null };
    if (!payment) return { ...none, outcome: 'fault', why: '' };
    if (payment.amountOre < 0) return { ...none, outcome: 'out', why: 'Pengar ut från kontot.' };
    const key = keyOf(payment);
    const there = booked.get(key)?.[rowsWith(key)];
    if (there) {
      const why = `Redan bokförd på faktura ${there.data.invoiceId.slice(1)}.`;
      return { ...none, outcome: 'booked', why };
    }
    const invoice = ocrsIn(payment.reference).flatMap((ocr) => byOcr.get(ocr) ?? [])[0];
    if (!invoice) return { ...none, outcome: 'none', why: '' };
    const leftNow = left.get(invoice.id) ?? 0;
    left.set(invoice.id, leftNow - payment.amountOre);
    const why = doubt(invoice.id, payment, leftNow);
    return { ...none, outcome: why === '' ? 'certain' : 'ocr', invoice, why };
  };
}

/** Proposes for a row without an OCR the invoice that has its amount, where no other invoice and no other row has it. */
function proposer(
  rows: readonly MatchedRow[],
  { receivables, isPartial }: KnownPayments,
  left: ReadonlyMap<string, number>,
) {
  const open = grouped(receivables, ({ id }) => left.get(id));
  const claims = grouped(
    rows.filter(({ outcome }) => outcome === 'none'),
    ({ payment }) => payment?.amountOre,
  );
  return (row: MatchedRow): MatchedRow => {
    const amount = row.payment?.amountOre;
    const [invoice, ...others] = open.get(amount) ?? [];
    const rivals = claims.get(amount)?.length ?? 0;
    if (isPartial) {
      return { ...row, why: 'OCR-numret är okänt, och alla obetalda fakturor är inte med.' };
    }
    if (!invoice) return { ...row, why: 'Ingen obetald faktura har OCR-numret eller beloppet.' };
    if (others.length > 0) {
      const count = others.length + 1;
      return { ...row, why: `${count} obetalda fakturor har beloppet, och OCR-numret är okänt.` };
    }
    if (rivals > 1) {
      return { ...row, why: `${rivals} rader har samma belopp som en obetald faktura.` };
    }
    const why = 'Bara beloppet stämmer. Kontrollera vem som har betalat.';
    return { ...row, outcome: 'amount', invoice, why };
  };
}

/** What the amount of a payment is beside what is left of its invoice; empty where they are the same. */
function differenceOf(amountOre: number, leftNow: number): string {
  if (leftNow <= 0) return 'Fakturan är redan betald. Beloppet blir tillgodo hos kunden.';
  if (amountOre < leftNow) return `En del av det som är kvar, ${formatMoney(leftNow)}.`;
  return amountOre > leftNow
    ? `${formatMoney(amountOre - leftNow)} mer än det som är kvar. Det blir tillgodo hos kunden.`
    : '';
}

/** Whether a row is of no invoice, or of one on which it is booked already. */
export function isLeftOut({ paymentId }: MatchedRow): boolean {
  return paymentId === null;
}

/** The rows that cannot be booked, with the reason of each, for a file of what is left out. */
export function leftOutOf(rows: readonly MatchedRow[]): OutcomeRow[] {
  return rows.filter(isLeftOut).map((row) => ({
    ...row,
    outcome: row.outcome === 'fault' ? 'fault' : 'skip',
    duplicate: row.why || null,
  }));
}

/** Counts keys: each call gives how many there have been of a key, and adds one. */
function counter(keys: readonly string[]): (key: string) => number {
  const counts = new Map<string, number>();
  const count = (key: string) => {
    const before = counts.get(key) ?? 0;
    counts.set(key, before + 1);
    return before;
  };
  keys.forEach(count);
  return count;
}

function sameOn(
  invoiceId: string,
  { paidOn, amountOre }: Pick<BankPayment, 'paidOn' | 'amountOre'>,
): string {
  return `${invoiceId}-${paidOn}-${amountOre}`;
}

function keyOf({ paidOn, amountOre, reference }: BankPayment): string {
  return JSON.stringify([paidOn, amountOre, reference]);
}
