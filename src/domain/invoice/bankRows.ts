import type { CalendarDate } from '@internationalized/date';
import { isAmount, isCheckedNumber, isDay, isNumber } from '@/domain/import/cellContent';
import {
  cellsReader,
  type CsvRow,
  type ImportCells,
  type ImportMessage,
} from '@/domain/import/importCells';
import {
  type ColumnAnswers,
  type ColumnQuestion,
  signQuestion,
} from '@/domain/import/columnQuestions';
import { oreOf } from '@/domain/import/importNumbers';
import { guessedColumns, type KnownColumns } from '@/domain/import/knownColumns';
import { formatMoney } from '@/domain/values/money';
import { codeText, singleLine } from '@/domain/values/typedText';
import { directionColumn, directionOf, directionQuestions } from './bankDirection';
import { currencyFault, paidOnFault } from './payment';
import { paymentLimits } from './receivable';

/** The fields that a column of a bank's file can become, in the order in which the menu lists them. */
export const bankFieldLabels = {
  paidOn: 'Datum',
  amountOre: 'Belopp',
  outOre: 'Uttag',
  direction: 'In eller ut',
  reference: 'Referens eller meddelande',
  currency: 'Valuta',
} as const;
export type BankField = keyof typeof bankFieldLabels;

/** Known headers, in letters alone; of several that a file has, the first here is meant. */
const headerNames: Record<BankField, string> = {
  paidOn:
    'bokföringsdag bokföringsdatum bokfördag bokförd bokfdag bokfdatum reskontradatum betalningsdag betalningsdatum betaldatum transaktionsdag transaktionsdatum transdag datum datumtid datumochtid tidpunkt date datetime bookingdate valutadag valutadatum',
  amountOre:
    'insättning insättningar insatt inbetalning inbetalt inbetaltbelopp insättninguttag uttaginsättning kredit credit deposit in belopp beloppsek beloppisek summa amount',
  outOre: 'uttag utbetalning utbetalningar utbetalt debet debit withdrawal ut',
  direction:
    'dc cd dk kd debetkredit kreditdebet debitcredit creditdebit creditdebitindicator inut utin inout sh hs sollhaben habensoll direction riktning tecken',
  reference:
    'ocr ocrnummer ocrnr referens referensnummer betalningsreferens meddelande text beskrivning rubrik titel transaktion transaktionstext specifikation orderreferens swishreferens avsändare avsändarnamn avsändarensnamn betalare inbetalare motpart namn reference message description',
  currency: 'valuta valutakod currency transaktionsvaluta',
};

const isText = (cell: string) =>
  isCheckedNumber(cell) || (/\p{L}{2}/u.test(cell) && !isNumber(cell));

const known: KnownColumns<BankField> = {
  names: headerNames,
  // The numbers of payers are not read, and the receiver is the workshop itself.
  never: (header) =>
    /saldo|balance|kontonamn|produktnamn|telefon|mobil|phone|avsändarn(umme)?r|mottagarn/i.test(
      header,
    ),
  looks: {
    paidOn: isDay,
    amountOre: isAmount,
    outOre: isNumber,
    reference: isText,
  },
  byContent: [
    ['paidOn', isDay],
    ['amountOre', isAmount],
    ['reference', isText],
  ],
  most: (field) => (field === 'reference' ? Infinity : 1),
};

/** Guesses the field of each column from headers and rows; null for a column to leave out. A payment may have several texts. */
export function guessBankColumns(
  headers: readonly string[],
  rows: readonly CsvRow[] = [],
): (BankField | null)[] {
  const guessed = guessedColumns(known, headers, rows);
  const cellsOf = (column: number) => rows.map(({ cells }) => cells[column]?.trim() ?? '');
  const signed = guessed.indexOf('direction');
  if (signed >= 0) {
    const cells = cellsOf(signed).filter(Boolean);
    // `Debet/Kredit` may also be the header of amounts with their signs.
    if (cells.length > 0 && cells.every(isNumber)) {
      guessed[signed] = guessed.includes('amountOre') ? null : 'amountOre';
    }
  }
  return withDirection(headers, guessed, rows);
}

/**
 * The fields of columns with a column that says which way the money went, looked for where no amount has a sign: one that is left
 * out, or taken for a text. Columns that are remembered may be of a file that had no money out.
 */
export function withDirection(
  headers: readonly string[],
  columns: readonly (BankField | null)[],
  rows: readonly CsvRow[],
): (BankField | null)[] {
  const cellsOf = (column: number) => rows.map(({ cells }) => cells[column]?.trim() ?? '');
  const isTold = columns.some((field) => field === 'direction' || field === 'outOre');
  if (isTold || haveSigns(cellsOf(columns.indexOf('amountOre')))) return [...columns];
  const open = [...columns.keys()].filter((at) =>
    [null, 'reference'].includes(columns[at] ?? null),
  );
  const found = directionColumn(open, headers, cellsOf);
  return columns.map((field, at) => (at === found ? 'direction' : field));
}

/** Tells whether amounts say which way the money went: one is negative, or each has a plus. */
function haveSigns(cells: readonly string[]): boolean {
  const amounts = cells.map(codeText).filter(Boolean);
  // The `:-` and `,-` after whole kronor are no minus.
  const isNegative = (amount: string) => /^((kr|sek) ?)?[-(]|[^:,]-( ?(kr|sek))?$/i.test(amount);
  const isPlus = (amount: string) => /^\+|\+$/.test(amount);
  return amounts.some(isNegative) || (amounts.length > 0 && amounts.every(isPlus));
}

/** Asks what has to be known of a column that becomes a field before its rows can be read. */
export function bankQuestions(
  field: BankField,
  header: string,
  cells: readonly string[],
): ColumnQuestion[] {
  if (field === 'amountOre' || field === 'outOre') return signQuestion(header, cells);
  return field === 'direction' ? directionQuestions(cells) : [];
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

/** Reads rows by the chosen columns and what was answered about them; a payment cannot be later than `today`. */
export function bankRowReader(
  headers: readonly string[],
  columns: readonly (BankField | null)[],
  today: CalendarDate,
  answers: readonly ColumnAnswers[] = [],
): (row: CsvRow) => BankRow {
  const cellsOf = cellsReader(headers, columns, bankFieldLabels, answers);
  return (row) => {
    const cells = cellsOf(row);
    const { text, texts, fault, faults, notes } = cells;
    const paidOn = dayOfCell(text('paidOn'));
    const dayFault = paidOnFault(paidOn, today);
    if (dayFault !== '') fault(dayFault, 'paidOn');
    const currency = text('currency');
    if (!/^(sek|kr|kronor)?$/i.test(currency)) fault(currencyFault(currency), 'currency');
    const amountOre = signedAmount(cells, columns.includes('direction'));
    const reference =
      singleLine(texts('reference').join(' ')).slice(0, paymentLimits.reference.max).trim() || null;
    const payment = { paidOn, amountOre, reference };
    return { ...row, payment: faults.length > 0 ? null : payment, faults, notes };
  };
}

/** The amount of a row in öre, negative for money out; 0 after a fault. */
function signedAmount(cells: ImportCells<BankField>, hasDirection: boolean): number {
  const { text, fault, faults } = cells;
  const before = faults.length;
  const amountOf = (field: BankField) => {
    if (text(field) === '') return 0;
    const read = oreOf(text(field), cells.sign(field));
    if (!read.ok) fault(read.message, field);
    else if (read.warning !== undefined) fault('Beloppet får ha högst två decimaler.', field);
    else if (Math.abs(read.value) > paymentLimits.amountOre.max) {
      fault(`Högst ${formatMoney(paymentLimits.amountOre.max)}.`, field);
    } else return read.value;
    return 0;
  };
  const amount = amountOf('amountOre');
  const out = Math.abs(amountOf('outOre'));
  if (faults.length > before) return 0;
  if (text('amountOre') === '' && text('outOre') === '') fault('Fyll i ett belopp.', 'amountOre');
  else if (amount !== 0 && out !== 0) fault('Raden har både insättning och uttag.', 'outOre');
  else if (amount === 0 && out === 0) fault('Beloppet är noll.', 'amountOre');
  const ore = out === 0 ? amount : -out;
  // A minus is money out, whatever another column says.
  if (!hasDirection || ore <= 0) return ore;
  const direction = directionOf(text('direction'), cells.answers('direction'));
  if (direction === null) fault('Det framgår inte om pengarna kom in eller gick ut.', 'direction');
  return direction === 'out' ? -ore : ore;
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
