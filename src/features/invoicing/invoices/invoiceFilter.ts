import type { CalendarDate } from '@internationalized/date';
import type { IssuedDays } from '@/data/invoicing/foundInvoices';
import { type InvoiceKind, invoiceKinds } from '@/domain/invoice/invoice';
import { type InvoiceState, invoiceStates } from '@/domain/invoice/invoiceState';
import { type VatPeriod, vatPeriods, vatRange } from '@/domain/invoice/vatPeriod';
import { isSensible, parseDay } from '@/domain/time/swedishTime';

/** The days that invoices are chosen by: all, those of a month, a quarter or a year, or any. */
export type PeriodChoice = '' | VatPeriod | 'own';

/** The choice of invoices, as the address keeps it. */
export interface InvoiceFilter {
  text: string;
  kind: InvoiceKind | null;
  /** Null for all, and for credits, which are not paid. */
  state: InvoiceState | null;
  period: PeriodChoice;
  /** A day of the month, the quarter or the year. */
  day: CalendarDate;
  days: IssuedDays;
}

/** The periods and the states as they stand in the address. */
export const addressedPeriods: Record<PeriodChoice, string> = {
  '': '',
  month: 'manad',
  quarter: 'kvartal',
  year: 'ar',
  own: 'egen',
};
export const addressedStates: Record<InvoiceState, string> = {
  unpaid: 'obetalda',
  overdue: 'forfallna',
  paid: 'betalda',
  credited: 'krediterade',
  overpaid: 'tillgodo',
};

/** Reads what the address chooses; what it says otherwise counts as nothing. */
export function readFilter(search: URLSearchParams, today: CalendarDate): InvoiceFilter {
  const kind = invoiceKinds.find((each) => each === search.get('typ')) ?? null;
  const state = invoiceStates.find((each) => addressedStates[each] === search.get('lage')) ?? null;
  const [from, till] = [readDay(search.get('fran')), readDay(search.get('till'))];
  const period =
    ([...vatPeriods, 'own'] as const).find(
      (each) => addressedPeriods[each] === search.get('period'),
    ) ?? '';
  const day = from ?? today;
  return {
    text: search.get('sok') ?? '',
    kind,
    state: kind === 'credit' ? null : state,
    period,
    day,
    days: daysOf(period, day, from, till),
  };
}

/** Tells whether a search or a filter is set. */
export function isChosen({ text, kind, state, period }: InvoiceFilter): boolean {
  return text.trim() !== '' || kind !== null || state !== null || period !== '';
}

/** The fault of the days; '' for none. */
export function faultOf({ from, till }: IssuedDays): string {
  return from !== '' && till !== '' && till < from ? 'Den sista dagen är före den första.' : '';
}

/** Tells whether a day, `2026-11-23`, is among some days. */
export function isWithin({ from, till }: IssuedDays, day: string): boolean {
  return (from === '' || day >= from) && (till === '' || day <= till);
}

function daysOf(
  period: PeriodChoice,
  day: CalendarDate,
  from: CalendarDate | null,
  till: CalendarDate | null,
): IssuedDays {
  if (period === '') return { from: '', till: '' };
  if (period === 'own') return { from: from?.toString() ?? '', till: till?.toString() ?? '' };
  const { first, last } = vatRange(period, day);
  return { from: first.toString(), till: last.toString() };
}

function readDay(text: string | null): CalendarDate | null {
  const day = parseDay(text ?? '');
  return day.ok && isSensible(day.value) ? day.value : null;
}
