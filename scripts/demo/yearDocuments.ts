import type { CalendarDate } from '@internationalized/date';
import { byHand, followUpId, type FollowUpFields } from '@/domain/order/followUp';
import { jobTimeId } from '@/domain/order/jobTime';
import { linesOf } from '@/domain/order/order';
import { formatLine } from '@/domain/order/orderLine';
import type { WaitingFor } from '@/domain/order/stage';
import type { CustomerFields } from '@/domain/register/customer';
import type { VehicleFields } from '@/domain/register/vehicle';
import { addMinutes, dayOf, instantAt, minutesBetween } from '@/domain/time/swedishTime';
import { demoAgreement } from './agreements';
import type { BookedVehicle } from './bookings';
import { demoInvoices } from './invoices';
import { orderSteps } from './orderSteps';
import type { Random } from './random';
import { workshop } from './workshop';
import { type FormerJob, formerJobs } from './years';

/** A document with the stamps that it was written with. */
export interface StampedDocument {
  path: string;
  fields: Record<string, unknown>;
}

const by = { createdBy: 'demo-staff', updatedBy: 'demo-staff' };
const stamped = (createdAt: Date, updatedAt = createdAt) => ({ createdAt, updatedAt, ...by });

/** The days before the six weeks of the demo's bookings, `years` back from `today`. */
function formerDays(today: CalendarDate, years: number) {
  return { first: today.subtract({ years }), last: today.subtract({ days: 22 }) };
}

/**
 * The documents of `years` before the demo's six weeks, under `path`: bookings, orders with their steps and times, what customers
 * were asked, declined work, invoices and payments.
 */
export function formerDocuments(
  random: Random,
  { path, today, years }: { path: string; today: CalendarDate; years: number },
  vehicles: readonly BookedVehicle[],
  about: {
    customerOf: (id: string) => CustomerFields | undefined;
    vehicleOf: (id: string) => VehicleFields | undefined;
  },
): StampedDocument[] {
  const documents: StampedDocument[] = [];
  const add = (name: string, id: string, values: object, stamps: object) =>
    documents.push({ path: `${path}/${name}/${id}`, fields: { ...values, ...stamps } });
  const jobs = formerJobs(random, { ...formerDays(today, years), today }, vehicles);
  for (const { booking } of jobs) {
    add('bookings', booking.id, booking.values, stamped(booking.createdAt, booking.updatedAt));
  }
  const closed = jobs.flatMap(({ order }) => order ?? []);
  // A few invoices are never paid, and of the latest some more are late.
  const isUnpaid = (place: number) =>
    place % 211 === 3 || (place > closed.length - 250 && place % 25 === 7);
  const range = { most: closed.length, firstNumber: 1001, isUnpaid };
  const { orders, invoices } = demoInvoices(closed, workshop, about, instantAt(today, 600), range);
  const orderById = new Map(orders.map((order) => [order.id, order]));
  for (const job of jobs) {
    const order = orderById.get(job.order?.id ?? '');
    if (!order) continue;
    add('workOrders', order.id, order.values, stamped(order.createdAt, order.updatedAt));
    for (const each of orderDocuments({ ...job, order }, Number(order.id))) add(...each);
    const customer = about.customerOf(order.values.customerId ?? '')?.name;
    const agreement = demoAgreement(order, customer);
    if (!agreement) continue;
    const { estimate, approval } = agreement;
    add('estimates', estimate.id, estimate.values, stamped(estimate.createdAt));
    if (approval) add('approvals', approval.id, approval.values, stamped(approval.createdAt));
  }
  for (const { id, values, owed, createdAt, payment } of invoices) {
    add('invoices', id, values, stamped(createdAt));
    if (owed) add('receivables', id, owed, stamped(createdAt, payment?.createdAt));
    if (payment) add('payments', payment.id, payment.values, stamped(payment.createdAt));
  }
  return documents;
}

type Made = [name: string, id: string, values: object, stamps: object];

/** The steps and the time of an order, what its parts cost, and the follow-up of what was declined. */
function orderDocuments({ booking, order, worked }: FormerJob, place: number): Made[] {
  if (!order) return [];
  const { id: orderId, values, createdAt, updatedAt } = order;
  const event = { orderId, lineId: null, inspectionId: null, reason: null };
  const wait = (before: WaitingFor | null, after: WaitingFor | null, at: Date): Made => [
    ...(['orderEvents', `${orderId}-${after ?? 'came'}`] as const),
    { ...event, kind: 'waiting', before, after },
    stamped(at),
  ];
  const made: Made[] = [];
  // Every other order goes from the check-in to the invoice without anybody noting the steps.
  const isStepped = values.stage === 'invoiced' && values.group === 'workshop' && place % 2 === 0;
  if (isStepped) {
    const steps = orderSteps(orderId, { ...worked, invoicedAt: updatedAt });
    for (const each of steps)
      made.push(['orderEvents', each.id, each.values, stamped(each.createdAt)]);
  }
  if (isStepped && place % 7 === 0) {
    const whole = minutesBetween(worked.from, worked.to);
    const until = addMinutes(worked.from, Math.round(whole * 0.6));
    made.push(wait(null, 'parts', worked.from), wait('parts', null, until));
  }
  const { staffId } = booking.values;
  if (staffId) {
    const time = { staffId, orderId, startedAt: worked.from, endedAt: worked.to };
    const id = jobTimeId({ staffId, startedAt: worked.from });
    made.push(['jobTimes', id, { ...time, isForOther: false, corrects: null }, stamped(worked.to)]);
  }
  for (const { id: lineId, line } of linesOf(values)) {
    if (line.kind === 'part' && line.answer === 'accepted') {
      const costOre = Math.round((line.unitOre * 0.55) / 100) * 100;
      made.push([
        ...(['lineCosts', `${orderId}-${lineId}`] as const),
        { orderId, lineId, costOre },
        stamped(createdAt),
      ]);
    }
    if (line.answer !== 'declined') continue;
    const ends: Partial<FollowUpFields>[] = [
      { closedBy: String(Number(orderId) + 1) },
      { closedBy: byHand, closedReason: 'Kunden vill inte' },
      { bookingId: booking.id },
      { closedBy: String(Number(orderId) + 1) },
    ];
    const followUp: FollowUpFields = {
      ...{ orderId, lineId, vehicleId: values.vehicleId, customerId: values.customerId },
      ...{ line: formatLine(line), pricesInclVat: values.pricesInclVat, dueKm: null },
      ...{ dueOn: dayOf(createdAt).add({ months: 3 }).toString(), contactedOn: null },
      ...{ bookingId: null, closedBy: null, closedReason: null, ...ends[place % ends.length] },
    };
    made.push([
      ...(['followUps', followUpId(orderId, lineId)] as const),
      followUp,
      stamped(addMinutes(createdAt, 10), updatedAt),
    ]);
  }
  return made;
}
