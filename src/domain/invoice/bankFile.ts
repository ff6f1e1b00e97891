import type { CalendarDate } from '@internationalized/date';
import { type Parsed, refused } from '@/domain/values/parsed';
import { singleLine } from '@/domain/values/typedText';
import type { BankRow } from './bankRows';
import { paidOnFault } from './payment';
import { paymentLimits } from './receivable';

/** The rows of a file of payments that needs no choice of columns, with the headers for a file of what is left out. */
export interface BankFile {
  headers: string[];
  rows: BankRow[];
  /** The method that the payments get. A report of Swish payments has a method of its own. */
  method: 'bank' | 'swish';
}

/** A payment as a bank's own format tells it. */
export interface BankEntry {
  /** The line of the file, or the number of the entry. */
  row: number;
  paidOn: string;
  /** Negative for money out; null where the amount cannot be read. */
  ore: number | null;
  references: readonly string[];
  payer: string;
  /** The reason why the entry is no payment; empty for one that is. */
  fault: string;
  /** A note about the payment; empty for none. */
  note: string;
}

const bankFileHeaders = ['Datum', 'Belopp', 'Referens', 'Betalare'];

/** The most payments of a file, as of a CSV. */
const mostEntries = 20_000;

/** The entries of a file as rows, or why there are none to compare; a payment cannot be later than `today`. */
export function bankFileOf(entries: readonly BankEntry[], today: CalendarDate): Parsed<BankFile> {
  if (entries.length === 0) return refused('Det finns inga betalningar i filen.');
  if (entries.length > mostEntries) {
    return refused('Filen har fler än 20 000 betalningar. Hämta dem för färre dagar åt gången.');
  }
  const rows = entries.map((entry) => rowOf(entry, today));
  return { ok: true, value: { headers: bankFileHeaders, rows, method: 'bank' } };
}

function rowOf(entry: BankEntry, today: CalendarDate): BankRow {
  const { row, paidOn, ore, payer } = entry;
  const told = singleLine(entry.references.join(' '));
  const [dateName = '', amountName = ''] = bankFileHeaders;
  const faults = [
    { column: dateName, message: paidOnFault(paidOn, today) },
    { column: amountName, message: amountFault(entry) },
  ].filter(({ message }) => message !== '');
  const reference = singleLine(`${told} ${payer}`).slice(0, paymentLimits.reference.max).trim();
  return {
    row,
    cells: [paidOn, ore === null ? '' : (ore / 100).toFixed(2), told, payer],
    broken: false,
    payment:
      faults.length > 0 || ore === null
        ? null
        : { paidOn, amountOre: ore, reference: reference || null },
    faults,
    notes: entry.note === '' ? [] : [{ column: amountName, message: entry.note }],
  };
}

function amountFault({ ore, fault }: BankEntry): string {
  if (ore === null) return 'Beloppet går inte att läsa.';
  if (fault !== '') return fault;
  if (ore === 0) return 'Beloppet är noll.';
  return Math.abs(ore) > paymentLimits.amountOre.max ? 'Beloppet är för stort.' : '';
}
