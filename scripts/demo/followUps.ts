import type { CalendarDate } from '@internationalized/date';
import {
  byHand,
  followUpId,
  type FollowUpFields,
  lineIdOfFollowUp,
  lineOfFollowUp,
} from '@/domain/order/followUp';
import { answered } from '@/domain/order/lineDraft';
import { linesOf } from '@/domain/order/order';
import { formatLine } from '@/domain/order/orderLine';
import { addMinutes, dayOf, instantAt } from '@/domain/time/swedishTime';
import type { DemoBooking } from './bookings';
import type { KmOn } from './odometers';
import type { DemoOrder } from './orders';

interface DemoFollowUp {
  id: string;
  values: FollowUpFields;
  createdAt: Date;
  updatedAt: Date;
}

/** The days after which what was declined is asked about again, and after which nobody asks any longer. */
const asked = { again: 90, noLonger: 120 };
const minutesOfDay = 24 * 60;
const reasons = ['Kunden vill inte', 'Bilen är såld', 'Gjort på annan verkstad'];

/**
 * The follow-ups of all lines that customers have declined. Of two in three cars that come back the work is done then, as a line of that
 * order; some bookings to come take one up; what is old has been closed by hand; the others are past their day, soon due, due
 * later, due by the odometer, or asked about. Changes these orders and bookings. They use no chance, so that the rest of the demo stays.
 */
export function demoFollowUps(
  orders: DemoOrder[],
  bookings: readonly DemoBooking[],
  today: CalendarDate,
  kmOn: KmOn,
): DemoFollowUp[] {
  const now = instantAt(today, 600);
  const followUps: DemoFollowUp[] = [];
  const open = new Map<string, DemoFollowUp[]>();

  for (const [place, order] of orders.entries()) {
    const { vehicleId, group, stage } = order.values;
    if (vehicleId === null) continue;
    const isDone = stage === 'ready' || stage === 'closed';
    const known = open.get(vehicleId) ?? [];
    const late = addMinutes(order.createdAt, -asked.again * minutesOfDay);
    const taken =
      group === 'workshop' && isDone ? known.filter((each) => each.createdAt < late) : [];
    if (place % 3 !== 0) {
      for (const each of taken) orders[place] = withLine(orders[place] ?? order, each);
      open.set(
        vehicleId,
        known.filter((each) => !taken.includes(each)),
      );
    }
    for (const made of declinedOn(order)) {
      followUps.push(made);
      open.set(vehicleId, [...(open.get(vehicleId) ?? []), made]);
    }
  }
  for (const { id, values, createdAt } of bookings) {
    const [first, ...others] = open.get(values.vehicleId ?? '') ?? [];
    const isComing = values.status === 'booked' && values.startsAt && values.startsAt >= now;
    if (!first || !isComing || values.loan || createdAt <= first.createdAt) continue;
    values.followUpIds = [first.id];
    Object.assign(first.values, { bookingId: id });
    first.updatedAt = createdAt;
    open.set(values.vehicleId ?? '', others);
  }
  const left = [...open.values()].flat();
  for (const [place, each] of left.entries()) {
    const closedAt = addMinutes(each.createdAt, asked.noLonger * minutesOfDay);
    if (closedAt < now) {
      const closedReason = reasons[place % reasons.length] ?? null;
      Object.assign(each.values, { closedBy: byHand, closedReason });
      each.updatedAt = closedAt;
    } else {
      Object.assign(each.values, stateOf(place, each.values.vehicleId));
    }
  }
  return followUps;

  /** The state of the latest, by their place: due, due by the odometer, asked about, or not wanted. */
  function stateOf(place: number, vehicleId: string | null): Partial<FollowUpFields> {
    const km = kmOn(vehicleId ?? '', today) ?? 120_000;
    const day = (days: number) => today.add({ days }).toString();
    const states: Partial<FollowUpFields>[] = [
      { dueOn: day(-4) },
      { dueOn: day(9) },
      { dueOn: day(62) },
      { dueOn: null, dueKm: km + 600 },
      { dueOn: day(2), contactedOn: day(-1) },
      { dueOn: day(30), closedBy: byHand, closedReason: reasons[0] ?? null },
      { dueOn: day(75), dueKm: km + 9_000 },
    ];
    return states[place % states.length] ?? {};
  }
}

function declinedOn({ id: orderId, values, createdAt }: DemoOrder): DemoFollowUp[] {
  const { vehicleId, customerId, pricesInclVat } = values;
  const madeAt = addMinutes(createdAt, 10);
  return linesOf(values)
    .filter(({ line }) => line.answer === 'declined')
    .map(({ id: lineId, line }) => ({
      id: followUpId(orderId, lineId),
      values: {
        ...{ orderId, lineId, vehicleId, customerId, line: formatLine(line), pricesInclVat },
        ...{ dueOn: dayOf(createdAt).add({ days: asked.again }).toString(), dueKm: null },
        ...{ contactedOn: null, bookingId: null, closedBy: null, closedReason: null },
      },
      ...{ createdAt: madeAt, updatedAt: madeAt },
    }));
}

/** The order in which a follow-up is done, which closes it. */
function withLine(order: DemoOrder, followUp: DemoFollowUp): DemoOrder {
  const line = lineOfFollowUp(followUp.values, order.values);
  if (!line) throw new Error(`No line of ${followUp.id}`);
  const done = formatLine({ ...answered(line, 'accepted'), work: 'done' });
  Object.assign(followUp.values, { closedBy: order.id });
  followUp.updatedAt = addMinutes(order.createdAt, 10);
  const lines = { ...order.values.lines, [lineIdOfFollowUp(followUp.id)]: done };
  return { ...order, values: { ...order.values, lines } };
}
