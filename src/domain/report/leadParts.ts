import type { Booking } from '@/domain/booking/booking';
import type { Invoice } from '@/domain/invoice/invoice';
import type { WorkOrder } from '@/domain/order/order';
import type { OrderEvent } from '@/domain/order/orderEvent';
import { waitingFors } from '@/domain/order/stage';
import type { Entry } from '@/domain/values/live';
import type { Measure, Part } from './facts';

/**
 * The minutes that an order took until its car was handed over: from the booking, from the check-in, in each stage, and waiting
 * for somebody or something. If no hand-over is noted, the first invoice stands for it, with which the order counts in any case.
 * `events` are those of the order.
 */
export function leadParts(
  { id, data }: Entry<Invoice>,
  order: Entry<WorkOrder> | undefined,
  booking: Entry<Booking> | undefined,
  events: readonly Entry<OrderEvent>[],
): Part[] {
  if (!order || data.kind !== 'invoice' || order.data.invoiceIds[0] !== id) return [];
  const { handedOverAt } = order.data;
  const end = handedOverAt ?? data.createdAt;
  // A device that has read the day of the invoice does not read later changes. After the invoice the car only waits.
  const known = end < data.createdAt ? end : data.createdAt;
  const came = order.data.createdAt;
  const booked = booking && booking.data.createdAt < came ? booking.data.createdAt : came;
  const before = events
    .filter(({ data: event }) => event.createdAt <= known)
    .toSorted((one, other) => one.data.createdAt.getTime() - other.data.createdAt.getTime())
    .map((event) => event.data);
  const steps = before.filter(({ kind }) => kind === 'stage');
  const waits = before.filter(({ kind }) => kind === 'waiting');
  const last = steps.at(-1);
  const waited: Part[] =
    handedOverAt && last?.after
      ? [{ measure: 'stage', key: last.after, value: minutes(last.createdAt, end) }]
      : [];
  return [
    { measure: 'lead', key: 'orders', value: 1 },
    { measure: 'lead', key: 'fromBooking', value: minutes(booked, end) },
    { measure: 'lead', key: 'fromCheckIn', value: minutes(came, end) },
    ...spent('stage', steps, came, end),
    ...waited,
    ...spent('waiting', waits, came, end).filter(({ key }) =>
      waitingFors.some((each) => each === key),
    ),
  ];
}

/** The minutes between changes, by what was the case; the state before the first change is what that change tells. */
function spent(
  measure: Measure,
  changes: readonly OrderEvent[],
  from: Date,
  end: Date,
): (Part & { key: string })[] {
  return changes.map(({ before, createdAt }, place) => {
    const since = changes[place - 1]?.createdAt ?? from;
    return { measure, key: before ?? '', value: minutes(since, createdAt < end ? createdAt : end) };
  });
}

function minutes(from: Date, to: Date): number {
  return Math.max(0, Math.round((to.getTime() - from.getTime()) / 60_000));
}
