import { same } from '@/domain/values/same';
import type { Change } from './outbox';

/** True if one of the `later` changes of this device replaces the value that another one gives the field `key`. */
export function isReplaced(
  path: string,
  [key, value]: [string, unknown],
  later: readonly Change[],
): boolean {
  return later.some(
    (each) =>
      (each.kind === 'create' || each.kind === 'update') &&
      each.path === path &&
      key in each.values &&
      isOfBase(each, key, value),
  );
}

/** True if a change was typed by somebody who saw `value`; one that names no former values is written over any. */
function isOfBase(
  change: Extract<Change, { kind: 'create' | 'update' }>,
  key: string,
  value: unknown,
): boolean {
  if (change.kind === 'create' || !change.base || !(key in change.base)) return true;
  return [change.base[key], ...(change.earlier?.[key] ?? [])].some((known) => same(known, value));
}
