import type { WaitingFor } from '@/domain/order/stage';
import { linesOf } from '@/domain/order/order';
import { addMinutes, minutesBetween } from '@/domain/time/swedishTime';
import type { DemoDocument } from '../demoData';
import { demoAgreement } from './agreements';
import type { DemoOrder } from './orders';
import { orderSteps, stepsOf } from './orderSteps';

const by = { createdBy: 'demo-staff', updatedBy: 'demo-staff' };
/** Of how many old orders one has its stages noted: their events would be a quarter of all documents. */
const notedOf = 4;
/** The share of a part's price that the workshop has paid for it. */
const costShare = 0.55;

/** The stamps of a document of the staff. */
export function staffStamps(createdAt: Date, updatedAt = createdAt) {
  return { createdAt, updatedAt, ...by };
}

/**
 * The documents of an order under `path`: the order, its steps, the time that was worked, what its parts cost, and what the
 * customer, called `name`, was asked. An `old` order has been through its stages without anybody noting each.
 */
export function orderDocuments(
  path: string,
  order: DemoOrder,
  { name, isOld }: { name: string | undefined; isOld: boolean },
): DemoDocument[] {
  const { id, values, createdAt, updatedAt, time } = order;
  const documents: DemoDocument[] = [];
  const add = (collection: string, key: string, fields: object, from: Date, to = from) =>
    documents.push({
      path: `${path}/${collection}/${key}`,
      fields: { ...fields, ...staffStamps(from, to) },
    });
  const event = { orderId: id, lineId: null, inspectionId: null, reason: null };

  add('workOrders', id, values, createdAt, updatedAt);
  const isNoted = !isOld || (values.group === 'workshop' && Number(id) % notedOf === 0);
  const steps = isNoted ? stepsOf(order) : null;
  if (isNoted) {
    const after = values.stage === 'planned' ? 'planned' : 'checkedIn';
    const created = { ...event, kind: 'created', before: null, after };
    add('orderEvents', `${id}-created`, created, createdAt);
  }
  for (const step of steps ? orderSteps(id, steps) : [])
    add('orderEvents', step.id, step.values, step.createdAt);
  if (steps && Number(id) % 3 === 0) {
    const until = addMinutes(steps.from, Math.round(minutesBetween(steps.from, steps.to) * 0.6));
    const wait = (before: WaitingFor | null, after: WaitingFor | null, at: Date) =>
      add(
        'orderEvents',
        `${id}-${after ?? 'came'}`,
        { ...event, kind: 'waiting', before, after },
        at,
      );
    wait(null, 'parts', steps.from);
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
