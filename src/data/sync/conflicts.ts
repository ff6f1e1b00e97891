import type { Firestore as Lite } from 'firebase/firestore/lite';
import { occupying } from '@/domain/booking/occupancy';
import { empties, pick, splitConflict } from '@/domain/collections/baseValues';
import { chosenEvents, tellsOf } from '@/domain/order/orderEdit';
import { same } from '@/domain/values/same';
import { occupancyWrites } from './occupancyWrites';
import { parse } from 'valibot';
import { askFor } from './arrival';
import { isReplaced } from './isReplaced';
import type { Change, PendingWrite } from './outbox';
import { toDates } from './readDocument';

type Update = Extract<Change, { kind: 'update' }>;

/** A refused write that was typed over values which the server no longer has. */
export interface SplitWrite {
  /** The changes of what nobody else has changed, to be sent again. */
  again: Change[];
  /** The changes of what somebody else has changed meanwhile, and the account that changed the document last. */
  conflicting: { change: Update; by: string | null }[];
}

/** The changes with the values that they replace which the server may not have got yet: those of `waiting` writes. */
export function withEarlier(changes: Change[], waiting: readonly PendingWrite[]): Change[] {
  const unsent = waiting.flatMap((write) => write.changes).filter((each) => each.kind === 'update');
  return changes.map((change) => {
    if (change.kind !== 'update' || !change.base) return change;
    const known = Object.entries(change.base).flatMap(([key, value]) => {
      const before = unsent.findLast(
        ({ path, values }) => path === change.path && key in values && same(values[key], value),
      );
      if (!before?.base || !(key in before.base)) return [];
      return [[key, [before.base[key], ...(before.earlier?.[key] ?? [])]]];
    });
    return known.length > 0 ? { ...change, earlier: Object.fromEntries(known) } : change;
  });
}

/**
 * Splits a refused write by what the server has now, without what `later` changes of this device have replaced; null
 * when it was refused for another reason.
 */
export async function splitWrite(
  lite: Lite,
  { uid, changes }: PendingWrite,
  later: Change[],
  signal: AbortSignal,
): Promise<SplitWrite | null> {
  const updates = changes.filter((each) => each.kind === 'update');
  if (updates.some(empties)) return null;
  const typed = updates.filter(({ base }) => Object.keys(base ?? {}).length > 0);
  const onServer = await Promise.all(typed.map(({ path }) => askFor(lite, path, signal)));
  const result: SplitWrite = { again: [], conflicting: [] };
  const splitIds = new Set<unknown>();
  const undecided = new Map<unknown, Update['values']>();
  let hasConflict = false;
  for (const change of changes) {
    if (change.kind !== 'update') {
      result.again.push(change);
      continue;
    }
    const left = withoutReplaced(change, later);
    const isWhole = Object.keys(left).length === Object.keys(change.values).length;
    const snapshot = onServer[typed.findIndex((each) => each === change)];
    const data = snapshot?.data();
    if (snapshot !== undefined && data === undefined) return null;
    const now: Record<string, unknown> = Object.fromEntries(
      Object.entries(data ?? {}).map(([key, value]) => [key, toDates(value)]),
    );
    const parts = snapshot === undefined ? null : splitConflict({ ...change, values: left }, now);
    if (parts === null && isWhole) {
      result.again.push(change);
      continue;
    }
    hasConflict ||= parts !== null;
    const { kind, path, base = {} } = change;
    const [workshop = '', id = ''] = path.split('/bookings/');
    splitIds.add(id);
    const by = now.updatedBy === uid ? null : String(now.updatedBy);
    const { conflicting, free } = parts ?? { conflicting: [], free: { values: left, base } };
    result.conflicting.push(
      ...conflicting.map((each) => ({ change: { kind, path, ...each }, by })),
    );
    undecided.set(
      path.split('/').at(-1),
      Object.assign({}, ...conflicting.map((each) => each.values)),
    );
    if (free === null || Object.keys(free.values).length === 0) continue;
    result.again.push({ kind, path, ...free });
    if (id) {
      const [former, next] = [now, { ...now, ...free.values }];
      result.again.push(
        ...occupancyWrites(workshop, id, parse(occupying, former), parse(occupying, next)),
      );
    }
  }
  if (!hasConflict) return null;
  // The quarters that a booking occupies are counted anew, from where it is now. The history of an order does not tell of a field
  // that is still to be chosen: the choice writes its event.
  const isFormer = (each: Change) => changes.includes(each) && each.kind === 'merge';
  const again = result.again.filter(
    (each) =>
      !('values' in each) ||
      ((!isFormer(each) || !splitIds.has(each.values.bookingId)) &&
        (!each.path.includes('/orderEvents/') ||
          !tellsOf(each.values, undecided.get(each.values.orderId) ?? {}))),
  );
  return { ...result, again };
}

function withoutReplaced({ path, values }: Update, later: Change[]) {
  const left = Object.entries(values).filter((field) => !isReplaced(path, field, later));
  return Object.fromEntries(left);
}

/** The writes that put the own values of a conflict over those that were shown beside them. */
export function ownChanges({ changes }: PendingWrite): Change[] {
  return changes.flatMap((change) => (change.kind === 'update' ? withBelonging(change) : [change]));
}

/** The writes that take back those of `ownChanges`. */
export function theirChanges({ changes }: PendingWrite): Change[] {
  return changes.flatMap((change) => {
    if (change.kind !== 'update') return [];
    const { values, base = {} } = change;
    const theirs = pick(base, Object.keys(values));
    return withBelonging({ ...change, values: theirs, base: { ...base, ...values } });
  });
}

/** A change with what must be written beside it. */
function withBelonging(change: Update): Change[] {
  const [parent, person] = change.path.split('/staffIdentities/');
  // A new number stamps the card too, which tells other devices to read the number.
  if (person) return [change, { kind: 'update', path: `${parent}/staff/${person}`, values: {} }];
  const [orders, orderId] = change.path.split('/workOrders/');
  if (orderId) {
    const events = chosenEvents(change.base ?? {}, change.values);
    const told = events.map((event): Change => {
      const path = `${orders}/orderEvents/${crypto.randomUUID()}`;
      return { kind: 'create', path, values: { orderId, ...event } };
    });
    return [change, ...told];
  }
  const [workshop = '', id = ''] = change.path.split('/bookings/');
  if (!id) return [change];
  // A change of no time knows no time either, and moves nothing.
  const [former, next] = [change.base ?? {}, { ...change.base, ...change.values }];
  return [
    change,
    ...occupancyWrites(workshop, id, parse(occupying, former), parse(occupying, next)),
  ];
}
