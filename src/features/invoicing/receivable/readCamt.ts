import type { CalendarDate } from '@internationalized/date';
import { type BankEntry, type BankFile, bankFileOf } from '@/domain/invoice/bankFile';
import { currencyFault } from '@/domain/invoice/payment';
import { oreOf } from '@/domain/import/importNumbers';
import { type Parsed, refused } from '@/domain/values/parsed';

/** The most characters of a file: the browser reads it in one piece, and the page stands still meanwhile. */
const mostCharacters = 10 * 1024 * 1024;

// The Content-Security-Policy (Trusted Types) refuses plain texts in a parser of documents. A document of XML runs nothing, and none of
// its nodes enters the page.
const policy = window.trustedTypes?.createPolicy('xml', { createHTML: (text) => text });

/** Tells whether a text is a statement (camt.053) or a notification of payments (camt.054) by ISO 20022. */
export function isCamt(text: string): boolean {
  return /^\ufeff?\s*<[^]{0,2000}urn:iso:std:iso:20022:tech:xsd:camt\.05[34]\./.test(text);
}

/**
 * Reads the entries of a statement or a notification by ISO 20022, each transaction of a batch by itself. An
 * entry that is not booked yet, in another currency, a reversal or not the sum of its transactions has a fault.
 */
export function readCamt(text: string, today: CalendarDate): Parsed<BankFile> {
  if (text.length > mostCharacters)
    return refused('XML-filen är för stor. Högst 10 MB går att läsa.');
  // No bank declares a type of its own, and the entities of one could grow without bounds.
  if (/<!DOCTYPE/i.test(text)) return refused('XML-filen har en DOCTYPE och läses inte.');
  const torn = 'XML-filen är inte hel. Hämta den igen från banken.';
  // The message that a browser makes of a torn document breaks the Content-Security-Policy, so the usual case is found before.
  if (!endsWithRoot(text)) return refused(torn);
  const xml = new DOMParser().parseFromString(policy?.createHTML(text) ?? text, 'application/xml');
  if (xml.querySelector('parsererror')) return refused(torn);
  const entries = [...xml.getElementsByTagNameNS('*', 'Ntry')].flatMap(transactionsOf);
  return bankFileOf(
    entries.map((entry, at) => ({ ...entry, row: at + 1 })),
    today,
  );
}

/** Tells whether a document ends with the tag of its root, but for comments. */
function endsWithRoot(text: string): boolean {
  const root = /<([\w.:-]+)[\s>]/.exec(text)?.[1]?.replaceAll('.', '\\.');
  return new RegExp(`</${root}\\s*>\\s*(<!--[^]*?-->\\s*)*$`).test(text.slice(-2000));
}

function transactionsOf(entry: Element): BankEntry[] {
  const details = [...entry.getElementsByTagNameNS('*', 'TxDtls')];
  const whole = entryOf(
    entry,
    details.length === 1 ? (details[0] ?? entry) : entry,
    amountOf(entry),
  );
  if (details.length < 2) return [whole];
  const each = details.map((detail) => entryOf(entry, detail, amountOf(detail)));
  const sum = each.reduce((ore, { ore: part }) => ore + (part ?? NaN), 0);
  if (sum === whole.ore) return each;
  const fault = 'Insättningens summa är en annan än betalningarnas.';
  return [{ ...whole, fault: whole.fault || fault }];
}

/** An entry, or one transaction of it, which has what it does not tell itself from the entry. */
function entryOf(entry: Element, part: Element, amount: Element | null): BankEntry {
  const isOut = (textAt(part, 'CdtDbtInd') || textAt(entry, 'CdtDbtInd')) !== 'CRDT';
  const read = oreOf(amount?.textContent ?? '', '.');
  const isExact = read.ok && read.warning === undefined;
  const day = textAt(entry, 'BookgDt') || textAt(entry, 'ValDt');
  return {
    row: 0,
    paidOn: day.slice(0, 10),
    ore: isExact ? (isOut ? -read.value : read.value) : null,
    references: referencesOf(part),
    payer:
      textAt(part, 'RltdPties', 'Dbtr', 'Nm') || textAt(part, 'RltdPties', 'Dbtr', 'Pty', 'Nm'),
    fault: faultOf(entry, amount),
    note: '',
  };
}

function faultOf(entry: Element, amount: Element | null): string {
  const currency = amount?.getAttribute('Ccy') ?? '';
  const status = textAt(entry, 'Sts');
  if (currency !== 'SEK') return currencyFault(currency);
  if (status !== '' && status !== 'BOOK') return 'Banken har inte bokfört betalningen än.';
  return ['true', '1'].includes(textAt(entry, 'RvslInd'))
    ? 'Banken har återfört en tidigare betalning.'
    : '';
}

/** The amount of an entry or a transaction; older versions have the latter's below its details. */
function amountOf(element: Element): Element | null {
  return childOf(element, 'Amt') ?? elementAt(element, 'AmtDtls', 'TxAmt', 'Amt');
}

/** References and messages in the order of the file; the payer's own number alone when nothing else is told. */
function referencesOf(part: Element): string[] {
  const all = (name: string, below: string) =>
    [...part.getElementsByTagNameNS('*', below)].flatMap((each) =>
      [...each.getElementsByTagNameNS('*', name)].map(({ textContent }) => textContent.trim()),
    );
  const told = [...all('Ref', 'CdtrRefInf'), ...all('Nb', 'RfrdDocInf'), ...all('Ustrd', 'RmtInf')];
  const own = all('EndToEndId', 'Refs').filter((reference) => reference !== 'NOTPROVIDED');
  return [...new Set(told.length > 0 ? told : own)].filter(Boolean);
}

function textAt(element: Element, ...names: string[]): string {
  return elementAt(element, ...names)?.textContent.trim() ?? '';
}

function elementAt(element: Element, ...names: string[]): Element | null {
  return names.reduce<Element | null>((at, name) => at && childOf(at, name), element);
}

function childOf(element: Element, name: string): Element | null {
  return [...element.children].find(({ localName }) => localName === name) ?? null;
}
