import type { CalendarDate } from '@internationalized/date';
import { byHand, followUpId, type FollowUpFields } from '@/domain/order/followUp';
import { linesOf } from '@/domain/order/order';
import { formatLine } from '@/domain/order/orderLine';
import { addMinutes } from '@/domain/time/swedishTime';
import type { DemoOrder } from './orders';

interface DemoFollowUp {
  id: string;
  values: FollowUpFields;
  createdAt: Date;
}

/**
 * The follow-ups of all lines that customers of the demo have declined: past their day, soon due, due later, due by the
 * odometer, asked about, and closed. `kmOf` gives the last odometer that is known of a car. They use no chance, so that the
 * rest of the demo stays.
 */
export function demoFollowUps(
  orders: readonly DemoOrder[],
  today: CalendarDate,
  kmOf: (vehicleId: string) => number | null,
): DemoFollowUp[] {
  const declined = orders.flatMap((order) =>
    linesOf(order.values)
      .filter(({ line }) => line.answer === 'declined')
      .map((entry) => ({ order, ...entry })),
  );
  return declined.map(({ order: { id: orderId, values, createdAt }, id: lineId, line }, place) => {
    const { vehicleId, customerId, pricesInclVat } = values;
    const km = kmOf(vehicleId ?? '') ?? 120_000;
    const day = (days: number) => today.add({ days }).toString();
    const states: Partial<FollowUpFields>[] = [
      { dueOn: day(-4) },
      { dueOn: day(9) },
      { dueOn: day(62) },
      { dueOn: null, dueKm: km + 600 },
      { dueOn: day(2), contactedOn: day(-1) },
      { dueOn: day(30), closedBy: byHand, closedReason: 'Kunden vill inte' },
      { dueOn: day(75), dueKm: km + 9_000 },
    ];
    return {
      id: followUpId(orderId, lineId),
      values: {
        ...{ orderId, lineId, vehicleId, customerId, line: formatLine(line), pricesInclVat },
        ...{ dueOn: null, dueKm: null, contactedOn: null },
        ...{ bookingId: null, closedBy: null, closedReason: null },
        ...states[place % states.length],
      },
      createdAt: addMinutes(createdAt, 10),
    };
  });
}
