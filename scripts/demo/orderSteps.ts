import type { OrderFields } from '@/domain/order/order';
import { creationEvent } from '@/domain/order/orderEdit';
import type { OrderEventFields } from '@/domain/order/orderEvent';
import type { Stage } from '@/domain/order/stage';
import { addMinutes, minutesBetween } from '@/domain/time/swedishTime';
import type { DemoOrder } from './orders';

/** The stages that an order goes through from its first one. */
const ways: Record<Stage, readonly Stage[]> = {
  planned: [],
  checkedIn: [],
  working: ['working'],
  checking: ['working', 'checking'],
  ready: ['working', 'ready'],
  invoiced: ['working', 'ready', 'invoiced'],
  closed: ['closed'],
  cancelled: ['cancelled'],
};

/** An event of an order's history. */
export interface DemoEvent {
  id: string;
  values: OrderEventFields;
  createdAt: Date;
}

/** When the work on an invoiced order began and was done: the car waits a little before the work and after it. */
export function workOf({ createdAt, updatedAt }: DemoOrder): { from: Date; to: Date } {
  const pause = Math.min(25, Math.floor(minutesBetween(createdAt, updatedAt) / 5));
  return { from: addMinutes(createdAt, pause), to: addMinutes(updatedAt, -pause) };
}

/** The events of an order: its creation as it is now, and each stage after the first, a minute apart where it is still here. */
export function orderSteps(order: DemoOrder): DemoEvent[] {
  const { id, values, createdAt, updatedAt } = order;
  const isPlanned = values.stage === 'planned' || values.stage === 'cancelled';
  const first: Stage = isPlanned ? 'planned' : 'checkedIn';
  const { from, to } = workOf(order);
  const times =
    values.stage === 'invoiced'
      ? [from, to, updatedAt]
      : [1, 2].map((minutes) => addMinutes(createdAt, minutes));
  const stages = [first, ...ways[values.stage]];
  const event = { orderId: id, lineId: null, inspectionId: null, made: null };
  return [
    {
      id: `${id}-created`,
      values: { orderId: id, ...creationEvent({ ...values, stage: first }) },
      createdAt,
    },
    ...stages.slice(1).map((after, place) => ({
      id: `${id}-${after}`,
      values: {
        ...({ ...event, kind: 'stage', before: stages[place] ?? first, after } as const),
        reason: reasonOf(values, after),
      },
      createdAt: times[place] ?? updatedAt,
    })),
  ];
}

function reasonOf({ closedReason }: OrderFields, after: Stage): string | null {
  return after === 'closed' || after === 'cancelled' ? closedReason : null;
}
