import type { CalendarDate } from '@internationalized/date';
import type { Booking } from '@/domain/booking/booking';
import { quarterMs, quartersOf } from '@/domain/booking/occupancy';
import type { Approval } from '@/domain/order/approval';
import type { Estimate } from '@/domain/order/estimate';
import type { FollowUp } from '@/domain/order/followUp';
import { countedTimes, minutesOf } from '@/domain/order/jobTime';
import type { OrderEvent } from '@/domain/order/orderEvent';
import { parseLine } from '@/domain/order/orderLine';
import { lineOre } from '@/domain/order/orderSums';
import { clockMinutesOf, dayOf } from '@/domain/time/swedishTime';
import type { Entry } from '@/domain/values/live';
import { splitGross } from '@/domain/values/vat';
import type { Part } from './facts';
import { approxParts } from './approxParts';
import { invoiceParts } from './invoiceParts';
import { leadParts } from './leadParts';
import type { SourceName, Sources } from './sources';

/** The facts that one document adds to a day, `2026-11-23`. */
export interface Contribution {
  source: SourceName;
  id: string;
  day: string;
  parts: Part[];
}

/**
 * The facts that each document adds to the days. Every figure of a report is a sum of these, so that the documents behind a
 * figure add up to it. Contributions to other days are left out: their documents were read for another reason.
 */
export function contributionsOf(
  sources: Sources,
  first: CalendarDate,
  last: CalendarDate,
): Contribution[] {
  const orders = new Map(sources.orders.map((each) => [each.id, each]));
  const bookings = new Map(sources.bookings.map((each) => [each.id, each]));
  const estimates = new Map(sources.estimates.map((each) => [each.id, each.data]));
  const all: Contribution[] = [];
  const add = (source: SourceName, id: string, day: string, parts: Part[]) =>
    all.push({ source, id, day, parts });

  const events = new Map<string, Entry<OrderEvent>[]>();
  for (const each of sources.events) {
    const { orderId } = each.data;
    events.set(orderId, [...(events.get(orderId) ?? []), each]);
  }
  for (const invoice of sources.invoices) {
    const { id, data } = invoice;
    const order = orders.get(data.orderId ?? '');
    const booking = bookings.get(order?.data.bookingId ?? '');
    add('invoices', id, data.issuedOn, [
      ...invoiceParts(invoice, order, booking),
      ...approxParts(invoice, order),
      ...leadParts(invoice, order, booking, events.get(order?.id ?? '') ?? []),
    ]);
  }
  for (const booking of sources.bookings) {
    for (const [day, parts] of bookingParts(booking)) add('bookings', booking.id, day, parts);
  }
  for (const { id, data } of sources.payments) {
    const parts: Part[] = [{ measure: 'payments', key: data.method, value: data.amountOre }];
    add('payments', id, data.paidOn, parts);
  }
  for (const { id, data } of sources.estimates) {
    const parts: Part[] = [
      { measure: 'estimates', key: 'asked', value: 1 },
      { measure: 'estimates', key: 'askedOre', value: data.netOre },
    ];
    add('estimates', id, String(dayOf(data.createdAt)), parts);
  }
  for (const { id, data } of sources.approvals) {
    const parts = answerParts(data, estimates.get(data.estimateId));
    add('approvals', id, String(dayOf(data.createdAt)), parts);
  }
  for (const { id, data } of sources.followUps) {
    const value = lineNetOre(data.line, data.pricesInclVat);
    const parts: Part[] = [
      { measure: 'followups', key: outcomeOf(data), value },
      { measure: 'of', key: `u${id}`, value: 1 },
    ];
    add('followUps', id, String(dayOf(data.createdAt)), parts);
  }
  // A time counts on the day on which the clock made it, so that a correction never moves it.
  for (const { id, made, correction } of countedTimes(sources.jobTimes)) {
    const value = minutesOf(correction ?? made);
    const parts: Part[] = [{ measure: 'worked', key: made.staffId, value }];
    add('jobTimes', id, String(dayOf(made.startedAt)), parts);
  }
  const [from, to] = [String(first), String(last)];
  return all.filter(({ day }) => day >= from && day <= to);
}

/** The facts that a booking adds to each day that it touches; a loan of a car adds none. */
function bookingParts({ id, data }: Entry<Booking>): Map<string, Part[]> {
  const days = new Map<string, Part[]>();
  if (!data.startsAt || !data.endsAt || data.loan) return days;
  const of = (day: string) => {
    const known = days.get(day);
    if (known) return known;
    const parts: Part[] = [{ measure: 'of', key: `b${id}`, value: 1 }];
    days.set(day, parts);
    return parts;
  };
  const { status, resourceId } = data;
  const key = status === 'noShow' || status === 'cancelled' ? status : 'jobs';
  of(String(dayOf(data.startsAt))).push({ measure: 'bookings', key, value: 1 });
  const quarters = quartersOf(data);
  if (!quarters || !resourceId) return days;
  for (let quarter = quarters.first; quarter < quarters.end; quarter += 1) {
    const at = new Date(quarter * quarterMs);
    const hour = String(Math.floor(clockMinutesOf(at) / 60)).padStart(2, '0');
    of(String(dayOf(at))).push({ measure: 'booked', key: `${resourceId}:${hour}`, value: 1 });
  }
  return days;
}

/** The lines that an answer accepts and declines, in number and in öre without VAT. */
function answerParts(approval: Approval, estimate: Estimate | undefined): Part[] {
  if (approval.kind === 'unreachable') {
    return [{ measure: 'answered', key: 'unreachable', value: 1 }];
  }
  return Object.entries(approval.answers).flatMap(([lineId, answer]): Part[] => {
    const stored = estimate?.lines[lineId];
    if (!estimate || stored === undefined || answer === 'open') return [];
    const value = lineNetOre(stored, estimate.pricesInclVat);
    return [
      { measure: 'answered', key: answer, value: 1 },
      { measure: 'answered', key: `${answer}Ore`, value },
    ];
  });
}

/** The amount of a stored line of an order without VAT, in öre, before a discount on the whole. */
export function lineNetOre(stored: string, pricesInclVat: boolean): number {
  const line = parseLine(stored);
  if (!line) return 0;
  const ore = lineOre(line);
  return pricesInclVat ? splitGross(ore, line.vatRate).netOre : ore;
}

export const outcomes = ['open', 'booked', 'done', 'closed'] as const;
/** The outcome of declined work: still open, a booking, an order that has it after all, or closed by hand. */
export type Outcome = (typeof outcomes)[number];

export const outcomeLabels: Record<Outcome, string> = {
  open: 'Väntar på uppföljning',
  booked: 'Bokat',
  done: 'Blev gjort ändå',
  closed: 'Avslutat utan arbete',
};

function outcomeOf({ bookingId, closedBy }: Pick<FollowUp, 'bookingId' | 'closedBy'>): Outcome {
  if (closedBy !== null) return closedBy === 'hand' ? 'closed' : 'done';
  return bookingId === null ? 'open' : 'booked';
}
