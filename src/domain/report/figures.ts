import { invoiceName } from '@/domain/invoice/invoice';
import { orderName } from '@/domain/order/order';
import { parseLine } from '@/domain/order/orderLine';
import type { Contribution } from './contributions';
import type { Measure, Part } from './facts';
import type { SourceName, Sources } from './sources';

/** The figures of the overview that are sums of documents; the average order is the sales by the orders. */
export const figures = [
  ...(['sales', 'orders', 'jobs', 'load', 'sold', 'attended', 'noShows', 'returning'] as const),
  ...(['declined', 'open', 'booked', 'done', 'closed'] as const),
] as const;
export type Figure = (typeof figures)[number];

export const figureLabels: Record<Figure, string> = {
  sales: 'Försäljning exkl. moms',
  orders: 'Fakturerade ordrar',
  jobs: 'Jobb',
  load: 'Bokad tid i lyftar och tvätt',
  sold: 'Såld tid',
  attended: 'Närvarotid',
  noShows: 'Uteblivna',
  returning: 'Återkommande kunder',
  declined: 'Avböjt arbete',
  open: 'Avböjt som väntar på uppföljning',
  booked: 'Avböjt som har bokats',
  done: 'Avböjt som blev gjort ändå',
  closed: 'Avböjt som avslutats utan arbete',
};

export const figureUnits: Record<Figure, 'ore' | 'minutes' | 'number'> = {
  sales: 'ore',
  declined: 'ore',
  open: 'ore',
  booked: 'ore',
  done: 'ore',
  closed: 'ore',
  load: 'minutes',
  sold: 'minutes',
  attended: 'minutes',
  orders: 'number',
  jobs: 'number',
  noShows: 'number',
  returning: 'number',
};

/** A document that a figure is made of, and what it adds: öre without VAT, minutes, or 1. */
export interface FigureRow {
  source: SourceName;
  id: string;
  /** The name that people use; the key of the person for a shift of the staff ledger. */
  label: string;
  day: string;
  value: number;
}

/** The measure that a figure counts, of all its keys or of one. */
const counted: Record<Figure, readonly [measure: Measure, key?: string]> = {
  sales: ['net'],
  orders: ['orders'],
  jobs: ['bookings', 'jobs'],
  noShows: ['bookings', 'noShow'],
  load: ['booked'],
  sold: ['sold'],
  attended: ['attended'],
  returning: ['customer'],
  declined: ['answered', 'declinedOre'],
  open: ['followups', 'open'],
  booked: ['followups', 'booked'],
  done: ['followups', 'done'],
  closed: ['followups', 'closed'],
};

/** The measure that a figure is made of. */
export function measureOf(figure: Figure): Measure {
  return counted[figure][0];
}

/**
 * The documents that a figure of the days of `contributions` is made of, day by day; their values add up to the figure. The
 * figures `load` and `returning` need more than single documents: see loadRows and returningRows.
 */
export function figureRows(
  figure: Exclude<Figure, 'load' | 'returning'>,
  contributions: readonly Contribution[],
  sources: Sources,
): FigureRow[] {
  const [measure, only] = counted[figure];
  const counts = (part: Part) =>
    part.measure === measure && (only === undefined || part.key === only);
  return countedRows(counts, contributions, sources);
}

/** The documents of which a part counts and adds something, day by day, with what those parts add up to. */
export function countedRows(
  counts: (part: Part) => boolean,
  contributions: readonly Contribution[],
  sources: Sources,
): FigureRow[] {
  const labelOf = documentLabels(sources);
  return inOrder(
    contributions.flatMap(({ source, id, day, parts }): FigureRow[] => {
      const own = parts.filter((part) => part.value !== 0 && counts(part));
      if (own.length === 0) return [];
      const value = own.reduce((sum, part) => sum + part.value, 0);
      const label = source === 'attendance' ? (own[0]?.key ?? id) : labelOf(source, id);
      return [{ source, id, label, day, value }];
    }),
  );
}

/** Sorts rows by their days. */
export function inOrder(rows: FigureRow[]): FigureRow[] {
  return rows.toSorted((one, other) => one.day.localeCompare(other.day));
}

/** Gives what people call a document that was read. */
export function documentLabels({ bookings, estimates, approvals, followUps, jobTimes }: Sources) {
  const names = new Map<string, string>([
    ...bookings.map(({ id, data }): [string, string] => [
      `bookings ${id}`,
      data.services.map(({ name }) => name).join(', ') || 'Bokning utan tjänst',
    ]),
    ...estimates.map(({ id, data }): [string, string] => [
      `estimates ${id}`,
      `${orderName(data.orderId)}, förslag ${data.number}`,
    ]),
    ...approvals.map(({ id, data }): [string, string] => [
      `approvals ${id}`,
      `Svar om ${orderName(data.orderId)}`,
    ]),
    ...followUps.map(({ id, data }): [string, string] => [
      `followUps ${id}`,
      `${parseLine(data.line)?.text ?? 'Rad'}, ${orderName(data.orderId)}`,
    ]),
    ...jobTimes.map(({ id, data }): [string, string] => [
      `jobTimes ${id}`,
      `Tid på ${orderName(data.orderId)}`,
    ]),
  ]);
  return (source: SourceName, id: string): string =>
    source === 'invoices' ? invoiceName(id) : (names.get(`${source} ${id}`) ?? id);
}
