import { type CalendarDate, parseDate } from '@internationalized/date';
import { grouped } from '@/domain/values/grouped';
import type { Entry } from '@/domain/values/live';
import { sum } from '@/domain/values/sum';
import type { VatRate } from '@/domain/values/vat';
import { type Invoice, invoiceId, type Seller, seriesId } from './invoice';
import {
  creditedTooMuch,
  type InvoiceOwnFault,
  invoiceFaults,
  isOfCreditedLines,
} from './invoiceFaults';
import type { Payment, Receivable } from './receivable';
import { historyAt, type SellerFault, sellerFaults } from './sellerFaults';
import type { Series } from './series';

/** The documents of a period that "Kontrollera serien" reads. */
export interface SeriesRead {
  /** All that was issued in the period, and what has a number among those and another day, by number. */
  documents: readonly Entry<Invoice>[];
  /** The documents around those, by number. */
  before: readonly Invoice[];
  after: readonly Invoice[];
  /** The invoices that credits and payments of the period name, and the credits of those. */
  others: readonly Entry<Invoice>[];
  series: Series | null;
  /** The receivables of the documents, and of those others. */
  receivables: readonly Entry<Receivable>[];
  /** The payments that were noted in the period, and all others of what is owed. */
  payments: readonly Entry<Payment>[];
  noted: ReadonlySet<string>;
  /** The ids of invoices of the period that do not parse, and of those around it. */
  unreadable: readonly string[];
  unreadableBeside: readonly string[];
}

/** A field of what is owed that follows from other documents. */
export type OwedField = 'payableOre' | 'paidOre' | 'creditedOre';

/** Something in the series that does not add up, with the id of the document that shows it; amounts in öre. */
export type SeriesFinding = { id: string } & (
  | { kind: 'unreadable' | 'twice' | 'creditOfNone' | 'noReceivable' }
  | { kind: 'own'; of: Invoice['kind']; fault: InvoiceOwnFault | SellerFault }
  /** The numbers `from` to `to` are missing; the id is that of the document before or after. */
  | { kind: 'gap'; from: number; to: number }
  | { kind: 'number'; number: number }
  | { kind: 'earlier'; issuedOn: string; former: number; formerOn: string }
  | { kind: 'overCredited'; ore: number; vatRate: VatRate | null }
  | { kind: 'owed'; field: OwedField; statedOre: number; computedOre: number }
  | { kind: 'paymentOfNone'; amountOre: number; paidOn: string }
  | { kind: 'paidOn'; amountOre: number; paidOn: string }
);

/** The most days by which a payment may be older than its invoice. */
const mostDaysBefore = 366;

/** All that is wrong with the numbers, dates, sums, sellers, credits and payments of a period, by number; `now` is the workshop as it is. */
export function checkSeries(
  read: SeriesRead,
  now: Seller | null,
  today: CalendarDate,
): SeriesFinding[] {
  return [
    ...read.unreadable.map((id) => ({ kind: 'unreadable' as const, id })),
    ...numberFindings(read),
    ...documentFindings(read, now, today),
    ...creditFindings(read),
    ...owedFindings(read),
    ...paymentFindings(read, today),
  ].toSorted((one, other) => placeOf(one) - placeOf(other));
}

function placeOf({ id }: SeriesFinding): number {
  const number = numberIn(id);
  return Number.isNaN(number) ? Infinity : number;
}

function numberIn(id: string): number {
  return Number(id.slice(seriesId.length));
}

function numberFindings(read: SeriesRead) {
  const { documents, before, after, series, unreadable, unreadableBeside } = read;
  const findings: SeriesFinding[] = [];
  const all = [...before, ...documents.map(({ data }) => data), ...after];
  for (const { id, data } of documents) {
    if (id !== invoiceId(data.number)) findings.push({ kind: 'number', id, number: data.number });
  }
  const there = [...unreadable, ...unreadableBeside]
    .map(numberIn)
    .toSorted((one, other) => one - other);
  const missing = (id: string, first: number, last: number) => {
    let from = first;
    for (const number of [...there.filter((each) => each >= first && each <= last), last + 1]) {
      if (number > from) findings.push({ kind: 'gap', id, from, to: number - 1 });
      from = number + 1;
    }
  };
  for (const [place, next] of all.entries()) {
    const former = all[place - 1];
    const id = invoiceId(next.number);
    if (!former) {
      if (series && before.length === 0) missing(id, series.first, next.number - 1);
      continue;
    }
    if (next.number === former.number) findings.push({ kind: 'twice', id });
    missing(id, former.number + 1, next.number - 1);
    if (next.issuedOn < former.issuedOn) {
      const { number, issuedOn: formerOn } = former;
      findings.push({ kind: 'earlier', id, issuedOn: next.issuedOn, former: number, formerOn });
    }
  }
  const last = all.at(-1);
  if (series && last && after.length === 0) {
    missing(invoiceId(last.number), last.number + 1, series.last);
  }
  return findings;
}

function documentFindings(
  { documents, before, after }: SeriesRead,
  now: Seller | null,
  today: CalendarDate,
): SeriesFinding[] {
  const all = [...before, ...documents.map(({ data }) => data), ...after];
  return documents.flatMap(({ id, data }, place) => {
    const faults = [
      ...invoiceFaults(data, today),
      ...sellerFaults(data.seller, historyAt(all, before.length + place, now)),
    ];
    return faults.map((fault) => ({ kind: 'own' as const, id, of: data.kind, fault }));
  });
}

function creditFindings({ documents, others, unreadable }: SeriesRead): SeriesFinding[] {
  const here = new Set(documents.map(({ id }) => id));
  const all = new Map([...documents, ...others].map((each) => [each.id, each]));
  const creditsOf = grouped(
    [...all.values()].toSorted((one, other) => one.data.number - other.data.number),
    ({ data }) => data.creditsId,
  );
  return [...creditsOf].flatMap(([creditsId, credits]): SeriesFinding[] => {
    if (creditsId === null || unreadable.includes(creditsId)) return [];
    const invoice = all.get(creditsId)?.data;
    const shown = credits.filter(({ id }) => here.has(id));
    if (invoice?.kind !== 'invoice') return shown.map(({ id }) => ({ kind: 'creditOfNone', id }));
    const issued = credits.map(({ data }) => data);
    const over = creditedTooMuch(invoice, issued);
    const isOver = shown.length > 0 || here.has(creditsId);
    return [
      ...shown.flatMap(({ id, data }): SeriesFinding[] => {
        const former = issued.slice(0, issued.indexOf(data));
        if (isOfCreditedLines(data, invoice, former)) return [];
        return [{ kind: 'own', id, of: 'credit', fault: { kind: 'lines' } }];
      }),
      ...(isOver && over.payableOre > 0
        ? [{ kind: 'overCredited', id: creditsId, ore: over.payableOre, vatRate: null } as const]
        : []),
      ...(isOver ? over.rates : []).map(({ vatRate, netOre }) => {
        return { kind: 'overCredited', id: creditsId, ore: netOre, vatRate } as const;
      }),
    ];
  });
}

/** Holds what is owed against the invoice, its payments and its credits. */
function owedFindings({ documents, others, receivables, payments }: SeriesRead): SeriesFinding[] {
  const all = new Map([...documents, ...others].map(({ id, data }) => [id, data]));
  const owedOf = new Map(receivables.map(({ id, data }) => [id, data]));
  const paid = grouped(payments, ({ data }) => data.invoiceId);
  const credits = grouped([...all.values()], ({ creditsId }) => creditsId);
  const lacking = documents.filter(({ id, data }) => data.kind === 'invoice' && !owedOf.has(id));
  return [
    ...lacking.map(({ id }) => ({ kind: 'noReceivable', id }) as const),
    ...[...owedOf].flatMap(([id, owed]): SeriesFinding[] => {
      const computed: Record<OwedField, number> = {
        payableOre: all.get(id)?.payableOre ?? owed.payableOre,
        paidOre: sum((paid.get(id) ?? []).map(({ data }) => data.amountOre)),
        creditedOre: -sum((credits.get(id) ?? []).map(({ payableOre }) => payableOre)),
      };
      // A customer may have paid too much: that is no fault.
      return (['payableOre', 'paidOre', 'creditedOre'] as const).flatMap(
        (field): SeriesFinding[] =>
          owed[field] === computed[field]
            ? []
            : [{ kind: 'owed', id, field, statedOre: owed[field], computedOre: computed[field] }],
      );
    }),
  ];
}

function paymentFindings(
  { documents, others, payments, noted, unreadable }: SeriesRead,
  today: CalendarDate,
): SeriesFinding[] {
  const all = new Map([...documents, ...others].map(({ id, data }) => [id, data]));
  const latest = today.add({ days: 1 });
  return payments
    .filter(({ id, data }) => noted.has(id) && !unreadable.includes(data.invoiceId))
    .flatMap(({ data: { invoiceId: id, amountOre, paidOn } }): SeriesFinding[] => {
      const invoice = all.get(id);
      if (invoice?.kind !== 'invoice') return [{ kind: 'paymentOfNone', id, amountOre, paidOn }];
      const day = parseDate(paidOn);
      const earliest = parseDate(invoice.issuedOn).subtract({ days: mostDaysBefore });
      const isLikely = day.compare(latest) <= 0 && day.compare(earliest) >= 0;
      return isLikely ? [] : [{ kind: 'paidOn', id, amountOre, paidOn }];
    });
}
