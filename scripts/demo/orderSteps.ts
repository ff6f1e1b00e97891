import type { Stage } from '@/domain/order/stage';
import { addMinutes, minutesBetween } from '@/domain/time/swedishTime';
import type { DemoOrder } from './orders';

/** When the work on an order began and was done, and when the order was invoiced. */
interface Steps {
  from: Date;
  to: Date;
  invoicedAt: Date;
}

/** The events of an order that goes from the check-in to the invoice. */
export function orderSteps(orderId: string, { from, to, invoicedAt }: Steps) {
  const changes: [before: Stage, after: Stage, createdAt: Date][] = [
    ['checkedIn', 'working', from],
    ['working', 'ready', to],
    ['ready', 'invoiced', invoicedAt],
  ];
  return changes.map(([before, after, createdAt]) => ({
    id: `${orderId}-${after}`,
    values: {
      ...({ orderId, kind: 'stage', before, after } as const),
      ...{ lineId: null, inspectionId: null, reason: null },
    },
    createdAt,
  }));
}

/** When the steps of an invoiced order of the workshop were: the car waits a little before the work and after it. */
export function stepsOf({ values, createdAt, updatedAt, time }: DemoOrder): Steps | null {
  if (!time || values.stage !== 'invoiced' || values.group !== 'workshop') return null;
  const pause = Math.min(25, Math.floor(minutesBetween(createdAt, updatedAt) / 5));
  return {
    from: addMinutes(createdAt, pause),
    to: addMinutes(updatedAt, -pause),
    invoicedAt: updatedAt,
  };
}
