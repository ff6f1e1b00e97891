import type { CalendarDate } from '@internationalized/date';
import { type Parsed, refused } from '@/domain/values/parsed';
import { currencyFault } from './payment';
import { type BankEntry, type BankFile, bankFileOf } from './bankFile';

/** Tells whether a text is a file of payments from Bankgirot. */
export function isBgMax(text: string): boolean {
  return /^\ufeff?01BGMAX\b/.test(text);
}

/** A payment (TK20) or deduction (TK21) with the records that belong to it. */
interface Payment extends BankEntry {
  sign: 1 | -1;
  references: string[];
  /** The rest of the record after the payer's number, for one that has lost spaces. */
  rest: string;
}

/** The kinds of records that the last one (TK70) counts. */
const counted = ['20', '21', '22', '15'] as const;

/**
 * Reads Bankgirot's payments in the format BgMax, records of 80 characters (Bankgirot, "Bankgiro Inbetalningar, teknisk manual"). A
 * file that is a test, that is cut off, or whose last record counts otherwise is refused. The day is that of the deposit.
 */
export function readBgMax(text: string, today: CalendarDate): Parsed<BankFile> {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n?|\n/);
  if (lines[0]?.charAt(44) === 'T') return refused('Det här är en testfil från Bankgirot.');
  const all: Payment[] = [];
  const counts = new Map<string, number>();
  let deposit: Payment[] = [];
  let currency = 'SEK';
  let end: string | null = null;

  for (const [at, line] of lines.entries()) {
    const code = line.slice(0, 2);
    // Extra reference numbers of payments and of deductions are counted together.
    const kind = code === '23' ? '22' : code;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    const last = deposit.at(-1);
    if (code === '05') currency = line.slice(22, 25).trim() || 'SEK';
    else if (code === '20' || code === '21') deposit.push(paymentOf(line, at + 1));
    else if (code === '22' || code === '23') last?.references.push(line.slice(12, 37).trim());
    else if (code === '25') last?.references.push(line.slice(2, 52).trim());
    else if (code === '26' && last) last.payer = line.slice(2, 37).trim();
    else if (code === '15') {
      all.push(...closed(deposit, line, currency));
      deposit = [];
    } else if (code === '70') end = line;
    // Addresses and numbers of payers (27, 28, 29) are not needed to know what is paid.
    else if (line.trim() !== '' && !['01', '27', '28', '29'].includes(code)) {
      return refused(`Rad ${at + 1} börjar inte med en kod som finns i BgMax.`);
    }
  }
  if (end === null || deposit.length > 0) {
    return refused('Filen är inte hel: slutet saknas. Hämta den igen.');
  }
  for (const [place, kind] of counted.entries()) {
    const stated = Number(end.slice(2 + place * 8, 10 + place * 8));
    if (stated !== (counts.get(kind) ?? 0)) {
      return refused(
        'Filen är inte hel: den sista raden räknar till ett annat antal. Hämta den igen.',
      );
    }
  }
  return bankFileOf(all, today);
}

function paymentOf(line: string, row: number): Payment {
  const sign = line.startsWith('21') ? -1 : 1;
  const digits = line.slice(37, 55);
  const isWhole = /^\d{18}$/.test(digits) && Number(digits) <= Number.MAX_SAFE_INTEGER;
  return {
    row,
    sign,
    paidOn: '',
    payer: '',
    fault: '',
    note: '',
    ore: isWhole ? sign * Number(digits) : null,
    references: [line.slice(12, 37).trim()],
    rest: line.slice(12).trim(),
  };
}

/** The payments of a deposit (TK15), with its day; its sum must be theirs. */
function closed(payments: Payment[], line: string, currency: string): Payment[] {
  const day = line.slice(37, 45);
  const paidOn = day.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
  const total = /^\d{18}$/.test(line.slice(50, 68)) ? Number(line.slice(50, 68)) : null;
  const [only, ...others] = payments;
  if (only && others.length === 0 && total !== null && only.ore !== only.sign * total) {
    payments = [mended(only, total)];
  }
  const sum = payments.reduce((ore, payment) => ore + (payment.ore ?? NaN), 0);
  const fault =
    currency !== 'SEK'
      ? currencyFault(currency)
      : sum === total
        ? ''
        : 'Insättningens summa är en annan än betalningarnas.';
  return payments.map((payment) => ({ ...payment, paidOn, fault }));
}

/**
 * A payment whose record has lost spaces, as text editors and mail take them away: alone in its deposit it has the deposit's amount,
 * and what stands before that is its reference. Without the amount in its record it stays unreadable.
 */
function mended(payment: Payment, total: number): Payment {
  const zeros = 18 - String(total).length;
  // The full width is tried first: a reference may end with zeros of its own. After the amount come 15 digits at most.
  const [, reference] =
    [`0{${zeros}}`, `0{${Math.max(zeros - 6, 1)},}`]
      .map((filling) => new RegExp(`^(.*?)${filling}${total}\\d{0,15}(?: |$)`).exec(payment.rest))
      .find((found) => found !== null) ?? [];
  if (reference === undefined || total === 0) return payment;
  return {
    ...payment,
    ore: payment.sign * total,
    references: [reference.trim(), ...payment.references.slice(1)],
    note: 'Raden är inte 80 tecken. Beloppet är insättningens.',
  };
}
