import type { WaitingFor } from '@/domain/order/stage';
import { linesOf } from '@/domain/order/order';
import { addMinutes, minutesBetween } from '@/domain/time/swedishTime';
import type { DemoDocument } from '../demoData';
import { demoAgreement } from './agreements';
import type { DemoOrder } from './orders';
import { orderSteps, workOf } from './orderSteps';

const by = { createdBy: 'demo-staff', updatedBy: 'demo-staff' };
/** The share of a part's price that the workshop has paid for it. */
const costShare = 0.55;

/** The stamps of a document of the staff. */
export function staffStamps(createdAt: Date, updatedAt = createdAt) {
  return { createdAt, updatedAt, ...by };
}

/**
 * The documents of an order under `path`: the order, its steps, the time that was worked, what its parts cost, and what the
 * customer, called `name`, was asked.
 */
export function orderDocuments(
  path: string,
  order: DemoOrder,
  name: string | undefined,
): DemoDocument[] {
  const { id, values, createdAt, updatedAt, time } = order;
  const documents: DemoDocument[] = [];
  const add = (collection: string, key: string, fields: object, from: Date, to = from) =>
    documents.push({
      path: `${path}/${collection}/${key}`,
      fields: { ...fields, ...staffStamps(from, to) },
    });
  const event = { orderId: id, lineId: null, inspectionId: null, reason: null, made: null };

  const steps = orderSteps(order);
  const latest = steps.at(-1)?.createdAt ?? updatedAt;
  add('workOrders', id, values, createdAt, latest > updatedAt ? latest : updatedAt);
  for (const step of steps) add('orderEvents', step.id, step.values, step.createdAt);
  if (values.stage === 'invoiced' && values.group === 'workshop' && Number(id) % 12 === 0) {
    const { from, to } = workOf(order);
    const until = addMinutes(from, Math.round(minutesBetween(from, to) * 0.6));
    const wait = (before: WaitingFor | null, after: WaitingFor | null, at: Date) =>
      add(
        'orderEvents',
        `${id}-${after ?? 'came'}`,
        { ...event, kind: 'waiting', before, after },
        at,
      );
    wait(null, 'parts', from);
    wait('parts', null, until);
  }
  if (time) add('jobTimes', time.id, time.values, time.createdAt);
  for (const { id: lineId, line } of linesOf(values)) {
    if (line.kind !== 'part' || line.answer === 'declined') continue;
    const costOre = Math.round(line.unitOre * costShare);
    add('lineCosts', `${id}-${lineId}`, { orderId: id, lineId, costOre }, createdAt);
  }
  const agreement = demoAgreement(order, name);
  if (agreement) {
    const { estimate, approval } = agreement;
    add('estimates', estimate.id, estimate.values, estimate.createdAt);
    if (approval) add('approvals', approval.id, approval.values, approval.createdAt);
  }
  return documents;
}
