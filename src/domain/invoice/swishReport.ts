import type { CalendarDate } from '@internationalized/date';
import { type DecimalSign, oreOf } from '@/domain/import/importNumbers';
import { type Parsed, refused } from '@/domain/values/parsed';
import { type BankEntry, type BankFile, bankFileOf } from './bankFile';
import { currencyFault } from './payment';

/** The places of the fields of a payment (record 02), from 0. Its texts begin with the payer's name and end before the time of the payment. */
const place = { day: 5, type: 6, amount: 7, currency: 8, texts: 10 } as const;

/** Payments in are SWH. Refunds (SWR) and payouts (SWU) go out, and come back as SWT and SWZ. */
const out: readonly string[] = ['SWR', 'SWU'];
const cameBack: readonly string[] = ['SWT', 'SWZ'];

/** The decimal signs of amounts by the separator of the file. */
const signs: Readonly<Record<string, DecimalSign>> = { ',': '.', ';': ',' };

/** Tells whether a text is Handelsbanken's Swish report, which has kinds of records and no headers. */
export function isSwishRecords(text: string): boolean {
  return /^\ufeff?01[,;]/.test(text) && /^02[,;][^\n]*[,;]HANDSESS[,;]/m.test(text);
}

/**
 * Reads the payments of Handelsbanken's Swish report (Handelsbanken, "Swish report, CSV format"): a start record (01), a record for
 * each payment (02) and an end record (03), parted by commas or semicolons. The day is the one on which it was booked, where it
 * stands. A file without its end is refused; mobile numbers are not read.
 */
export function readSwishRecords(text: string, today: CalendarDate): Parsed<BankFile> {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n?|\n/);
  const separator = lines[0]?.charAt(2) ?? ',';
  const entries: BankEntry[] = [];
  let isWhole = false;
  for (const [at, line] of lines.entries()) {
    const cells = line.split(separator).map((cell) => cell.trim());
    if (cells[0] === '02') entries.push(entryOf(cells, at + 1, signs[separator] ?? '.'));
    else if (cells[0] === '03') isWhole = true;
    else if (line.trim() !== '' && cells[0] !== '01') {
      return refused(`Rad ${at + 1} börjar inte med en kod som finns i Swish-rapporten.`);
    }
  }
  if (!isWhole) return refused('Filen är inte hel: slutet saknas. Hämta den igen.');
  const file = bankFileOf(entries, today);
  return file.ok ? { ok: true, value: { ...file.value, method: 'swish' } } : file;
}

function entryOf(cells: readonly string[], row: number, sign: DecimalSign): BankEntry {
  const time = cells.findIndex((cell, at) => at > place.texts && /^\d{4}-\d\d-\d\dT/.test(cell));
  const booked = cells[time + 1] ?? '';
  const type = cells[place.type] ?? '';
  const currency = cells[place.currency] ?? '';
  const read = oreOf(cells[place.amount] ?? '', sign);
  const ore = read.ok && read.warning === undefined ? read.value : null;
  return {
    row,
    paidOn: time > 0 && /^\d{4}-\d\d-\d\d$/.test(booked) ? booked : (cells[place.day] ?? ''),
    ore: ore !== null && out.includes(type) ? -Math.abs(ore) : ore,
    // A message may hold the separator, so that all texts before the time belong together.
    references: cells.slice(place.texts, time > 0 ? time : undefined).filter(Boolean),
    payer: '',
    fault: faultOf(type, currency),
    note: '',
  };
}

function faultOf(type: string, currency: string): string {
  if (currency !== 'SEK') return currencyFault(currency);
  if (cameBack.includes(type)) return 'Det är en återbetalning som har kommit tillbaka.';
  return type === 'SWH' || out.includes(type) ? '' : `Raden har typen ${type}, som inte är känd.`;
}

/**
 * Tells whether a table is a report of Swish payments: by its title above the headers, or by headers of both a Swish reference and the
 * payer's number. A statement of an account may have the reference alone, or name Swish above its headers.
 */
export function isSwishTable(
  lines: readonly { cells: readonly string[] }[],
  headerAt: number | null,
): boolean {
  if (headerAt === null) return false;
  const headers = lines[headerAt]?.cells ?? [];
  const above = lines.slice(0, headerAt).flatMap(({ cells }) => cells);
  const hasHeader = (header: RegExp) => headers.some((cell) => header.test(cell));
  return (
    above.some((cell) => /swish[-\s]?rapport/i.test(cell)) ||
    (hasHeader(/swish/i) && hasHeader(/telefon|mobil|avsändarn(umme)?r/i))
  );
}
