import type { CalendarDate } from '@internationalized/date';
import { singleLine } from '@/domain/values/typedText';
import { toCp437 } from './cp437';
import type { Voucher } from './vouchers';

/** The longest text of a voucher that bookkeeping programs take, in characters. */
const textMax = 50;
/** The series that the vouchers get in the books, apart from those that are written there. */
const series = 'V';

/** Whose books they are; the number has ten digits. */
export interface BookKeeper {
  name: string;
  organisationNumber: string | null;
}

/**
 * Vouchers as a file of the type SIE 4I (SIE-gruppen, filformat 4B), which bookkeeping programs read: code page 437, CRLF, amounts
 * in kronor with a point, debit positive; the program that reads it gives the vouchers their numbers.
 */
export function sieFile(
  { name, organisationNumber }: BookKeeper,
  vouchers: readonly Voucher[],
  today: CalendarDate,
): Uint8Array<ArrayBuffer> {
  const lines = [
    '#FLAGGA 0',
    `#PROGRAM ${quoted('Verkstadsnavet')} 1.0`,
    '#FORMAT PC8',
    `#GEN ${compact(today.toString())}`,
    '#SIETYP 4',
    ...(organisationNumber === null ? [] : [`#ORGNR ${hyphenated(organisationNumber)}`]),
    `#FNAMN ${quoted(name)}`,
    ...vouchers.flatMap(({ on, text, rows }) => [
      `#VER ${quoted(series)} "" ${compact(on)} ${quoted(cut(text))}`,
      '{',
      ...rows.map(({ account, ore }) => `#TRANS ${account} {} ${kronor(ore)}`),
      '}',
    ]),
  ];
  return toCp437(lines.map((line) => `${line}\r\n`).join(''));
}

/** A text between quotation marks, its own after a backslash; control characters are not allowed in it. */
function quoted(text: string): string {
  return `"${singleLine(text).replace(/[\\"]/g, '\\$&')}"`;
}

function cut(text: string): string {
  return singleLine(text).slice(0, textMax).trim();
}

function compact(day: string): string {
  return day.replaceAll('-', '');
}

function hyphenated(digits: string): string {
  return `${digits.slice(0, -4)}-${digits.slice(-4)}`;
}

/** Öre as kronor with two decimals, `-527.00`. */
function kronor(ore: number): string {
  const whole = String(Math.abs(ore)).padStart(3, '0');
  return `${ore < 0 ? '-' : ''}${whole.slice(0, -2)}.${whole.slice(-2)}`;
}
