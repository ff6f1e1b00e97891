import type { Firestore as Lite } from 'firebase/firestore/lite';
import { empties, pick, splitConflict } from '@/domain/collections/baseValues';
import { describedAt } from '@/domain/collections/describedAt';
import { same } from '@/domain/values/same';
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
  const outdated: ((change: Change) => boolean)[] = [];
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
    const [place, beside] = [placeOf(path), describedAt(path)?.beside];
    const by = now.updatedBy === uid ? null : String(now.updatedBy);
    const { conflicting, free } = parts ?? { conflicting: [], free: { values: left, base } };
    result.conflicting.push(
      ...conflicting.map((each) => ({ change: { kind, path, ...each }, by })),
    );
    const undecided = Object.assign({}, ...conflicting.map((each) => each.values));
    outdated.push((each) => beside?.isOutdated?.(each, place.id, undecided) ?? false);
    if (free === null || Object.keys(free.values).length === 0) continue;
    result.again.push({ kind, path, ...free });
    result.again.push(...(beside?.ofRest?.(place, now, free.values) ?? []));
  }
  if (!hasConflict) return null;
  const again = result.again.filter(
    (each) => !changes.includes(each) || !outdated.some((isOutdated) => isOutdated(each)),
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
  const { path, values, base = {} } = change;
  return [change, ...(describedAt(path)?.beside?.ofChoice(placeOf(path), base, values) ?? [])];
}

function placeOf(path: string) {
  const parts = path.split('/');
  return { workshop: parts.slice(0, -2).join('/'), id: parts.at(-1) ?? '' };
}
