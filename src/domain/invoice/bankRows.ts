import type { CalendarDate } from '@internationalized/date';
import { isAmount, isCheckedNumber, isDay, isNumber } from '@/domain/import/cellContent';
import { cellsReader, type CsvRow, type ImportMessage } from '@/domain/import/importCells';
import { guessedColumns, type KnownColumns } from '@/domain/import/knownColumns';
import { parseMoney } from '@/domain/values/money';
import { singleLine } from '@/domain/values/typedText';
import { paidOnFault } from './payment';
import { paymentLimits } from './receivable';

/** The fields that a column of a bank's file can become, in the order in which the menu lists them. */
export const bankFieldLabels = {
  paidOn: 'Datum',
  amountOre: 'Belopp',
  reference: 'Referens eller meddelande',
} as const;
export type BankField = keyof typeof bankFieldLabels;

/** Known headers, in letters alone; of several that a file has, the first here is meant. */
const headerNames: Record<BankField, string> = {
  paidOn:
    'bokföringsdag bokföringsdatum bokfördag bokförd bokfdag bokfdatum reskontradatum betalningsdag betalningsdatum betaldatum transaktionsdag transaktionsdatum transdag datum date bookingdate valutadag valutadatum',
  amountOre:
    'insättning insättningar insatt inbetalning inbetalt inbetaltbelopp insättninguttag uttaginsättning belopp beloppsek beloppisek summa amount',
  reference:
    'ocr ocrnummer ocrnr referens referensnummer betalningsreferens meddelande text beskrivning rubrik titel transaktion transaktionstext specifikation avsändare avsändarnamn betalare inbetalare motpart namn reference message description',
};

const known: KnownColumns<BankField> = {
  names: headerNames,
  never: (header) => /saldo|balance|kontonamn|produktnamn/i.test(header),
  looks: {
    paidOn: isDay,
    amountOre: isAmount,
    reference: (cell) => isCheckedNumber(cell) || (/\p{L}{2}/u.test(cell) && !isNumber(cell)),
  },
  byContent: ['paidOn', 'amountOre', 'reference'],
  most: (field) => (field === 'reference' ? Infinity : 1),
};

/** Guesses the field of each column from headers and rows; null for a column to leave out. A payment may have several texts. */
export function guessBankColumns(
  headers: readonly string[],
  rows: readonly CsvRow[] = [],
): (BankField | null)[] {
  return guessedColumns(known, headers, rows);
}

/** The faults of a choice of columns, by the number of the column. */
export function bankColumnFaults(columns: readonly (BankField | null)[]): Map<number, string> {
  const faults = new Map<number, string>();
  for (const [column, field] of columns.entries()) {
    if (field === null || field === 'reference' || columns.indexOf(field) === column) continue;
    faults.set(column, `En annan kolumn är redan ${bankFieldLabels[field]}.`);
  }
  if (!columns.includes('paidOn')) faults.set(0, 'Välj vilken kolumn som är datumet.');
  else if (!columns.includes('amountOre')) faults.set(0, 'Välj vilken kolumn som är beloppet.');
  return faults;
}

/** A payment as the bank tells it; money that goes out is negative. */
export interface BankPayment {
  paidOn: string;
  amountOre: number;
  reference: string | null;
}

/** A row of a bank's file; its payment is null where the row has faults. */
export interface BankRow extends CsvRow {
  payment: BankPayment | null;
  faults: ImportMessage[];
  notes: ImportMessage[];
}

/** Reads rows by the chosen columns; a payment cannot be later than `today`. */
export function bankRowReader(
  headers: readonly string[],
  columns: readonly (BankField | null)[],
  today: CalendarDate,
): (row: CsvRow) => BankRow {
  const cellsOf = cellsReader(headers, columns, bankFieldLabels);
  return (row) => {
    const { text, texts, fault, faults, notes } = cellsOf(row);
    if (row.broken) {
      faults.push({ column: headers[0] ?? '', message: 'Citattecknen på raden går inte ihop.' });
    }
    const paidOn = dayOfCell(text('paidOn'));
    const dayFault = paidOnFault(paidOn, today);
    if (dayFault !== '') fault(dayFault, 'paidOn');
    const amount = parseMoney(text('amountOre').replace(/^\+ ?/, ''), paymentLimits.amountOre.max, {
      allowNegative: true,
    });
    if (!amount.ok) fault(amount.message, 'amountOre');
    else if (amount.value === 0) fault('Beloppet är noll.', 'amountOre');
    const reference =
      singleLine(texts('reference').join(' ')).slice(0, paymentLimits.reference.max).trim() || null;
    const payment = { paidOn, amountOre: amount.ok ? amount.value : 0, reference };
    return { ...row, payment: faults.length > 0 ? null : payment, faults, notes };
  };
}

/** A bank's way of writing a day as `2026-11-23`; other texts stay as they are. */
function dayOfCell(cell: string): string {
  const day = cell.replace(/[T ]\d{2}:\d{2}.*$/, '').trim();
  const [, year, month, date] =
    /^(\d{4})[-./]?(\d{2})[-./]?(\d{2})$/.exec(day) ?? backwards(day) ?? [];
  return year === undefined ? day : `${year}-${month}-${date}`;
}

function backwards(day: string): string[] | null {
  const [all = '', date = '', month = '', year = ''] =
    /^(\d{1,2})[-./](\d{1,2})[-./](\d{4})$/.exec(day) ?? [];
  return all === '' ? null : [all, year, month.padStart(2, '0'), date.padStart(2, '0')];
}

/** A file to fill in: headers that are known, and two example rows. */
export const bankTemplate: readonly (readonly string[])[] = [
  ['Datum', 'Belopp', 'Referens'],
  ['2026-11-20', '1 793,00', '1000173'],
  ['2026-11-20', '659,00', 'Anna Berg'],
];
