import { type CalendarDate, parseDate } from '@internationalized/date';
import { type FiscalYearEnd, fiscalYearDays, fiscalYearOf } from '@/domain/values/fiscalYear';
import { grouped } from '@/domain/values/grouped';
import { singleLine } from '@/domain/values/typedText';
import { nearestCp437, toCp437 } from './cp437';
import {
  accountLabels,
  accountUses,
  allAccounts,
  type InvoiceSettingsFields,
  usualSieSeries,
} from './invoiceSettings';
import type { Voucher } from './vouchers';

/** The longest text of a voucher that bookkeeping programs take, in characters. */
const textMax = 50;

/** The names in the books: the series of the vouchers, and the accounts. */
export type BookNames = Pick<InvoiceSettingsFields, 'sieSeries' | 'accounts'>;

/** The company whose books they are; its number has ten digits. */
export interface BookKeeper {
  name: string;
  organisationNumber: string | null;
  fiscalYearEnd: FiscalYearEnd;
}

/** The vouchers of one fiscal year as a file. */
export interface SieFile {
  /** The calendar years of the fiscal year: `2026`, or `2026-2027`. */
  years: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Vouchers as files of the type SIE 4I (SIE-gruppen, filformat 4B), which bookkeeping programs read, one for each fiscal year:
 * code page 437, CRLF, amounts in kronor with a point, debit positive. The program that reads it gives the vouchers their numbers.
 */
export function sieFiles(
  keeper: BookKeeper,
  vouchers: readonly Voucher[],
  names: BookNames,
  today: CalendarDate,
): SieFile[] {
  const { fiscalYearEnd } = keeper;
  const byYear = grouped(vouchers, ({ on }) => fiscalYearOf(parseDate(on), fiscalYearEnd));
  return [...byYear]
    .toSorted(([one], [other]) => one - other)
    .map(([year, own]) => {
      const { first, last } = fiscalYearDays(year, fiscalYearEnd);
      const years = first.year === last.year ? `${year}` : `${first.year}-${last.year}`;
      return { years, bytes: fileOf(keeper, own, names, { first, last, today }) };
    });
}

function fileOf(
  { name, organisationNumber }: BookKeeper,
  vouchers: readonly Voucher[],
  { sieSeries, accounts }: BookNames,
  { first, last, today }: Record<'first' | 'last' | 'today', CalendarDate>,
): Uint8Array<ArrayBuffer> {
  const used = new Set(vouchers.flatMap(({ rows }) => rows.map(({ account }) => account)));
  const lines = [
    '#FLAGGA 0',
    `#PROGRAM ${quoted('Verkstadsnavet')} 1.0`,
    '#FORMAT PC8',
    `#GEN ${compact(today.toString())}`,
    '#SIETYP 4',
    ...(organisationNumber === null ? [] : [`#ORGNR ${hyphenated(organisationNumber)}`]),
    `#FNAMN ${quoted(name)}`,
    `#RAR 0 ${compact(first.toString())} ${compact(last.toString())}`,
    '#KPTYP EUBAS97',
    ...[...used]
      .toSorted()
      .map((account) => `#KONTO ${account} ${quoted(nameOf(account, accounts))}`),
    ...vouchers.flatMap(({ on, text, rows }) => [
      `#VER ${quoted(sieSeries ?? usualSieSeries)} "" ${compact(on)} ${quoted(cut(text))}`,
      '{',
      ...rows.map(({ account, ore }) => `#TRANS ${account} {} ${kronor(ore)}`),
      '}',
    ]),
  ];
  return toCp437(lines.map((line) => `${line}\r\n`).join(''));
}

/** The name of an account: the first of its uses. */
function nameOf(account: string, accounts: BookNames['accounts']): string {
  const all = allAccounts(accounts);
  const use = accountUses.find((each) => all[each] === account);
  return use ? accountLabels[use] : account;
}

/** A text between quotation marks, its own after a backslash; control characters are not allowed in it. */
function quoted(text: string): string {
  return `"${written(text).replace(/[\\"]/g, '\\$&')}"`;
}

function cut(text: string): string {
  return written(text).slice(0, textMax).trim();
}

function written(text: string): string {
  return nearestCp437(singleLine(text));
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
