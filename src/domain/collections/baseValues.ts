import { same } from '@/domain/values/same';
import { plainText } from './field';
import { typedFieldsOf } from './collections';
import { described } from './describedAt';

type Values = Record<string, unknown>;

/** An update that names the values which it was typed over. */
export interface TypedChange {
  path: string;
  values: Values;
  base?: Values;
  /** For fields typed over unsent values of the same device: the values before those. */
  earlier?: Record<string, unknown[]>;
}

/** Values to write, and those of the server that they replace. */
export interface Typed {
  values: Values;
  base: Values;
}

/** The two parts of an update whose base the server no longer has. */
export interface SplitUpdate {
  /** The fields that no other change has touched; null without any. */
  free: Typed | null;
  /** The fields that somebody else has changed meanwhile; fields that only make sense together are in one group. */
  conflicting: Typed[];
}

/**
 * The base of a booking's change: the values of `former` that it depends on. Every change depends on the status, since the
 * booking may have been called off. No change depends on `isReminded`, which is not typed.
 */
export function bookingBase(former: object, values: object): Values {
  return pick(former, knownOf('bookings', Object.keys(values)));
}

/** True if an update leaves a record empty, which happens whole or not at all. */
export function empties({ values }: { values: Values }): boolean {
  return ['removed', 'merged', 'anonymised'].some((status) => status === values.status);
}

/**
 * Splits an update by what the server has `now`; null when the server still has the values that the update was typed
 * over, or has an emptied record: the update was then refused for another reason.
 */
export function splitConflict({ path, values, base = {}, earlier = {} }: TypedChange, now: Values) {
  const collection = path.split('/').at(-2) ?? '';
  const isKept = Object.entries(base).every(
    ([key, value]) => !(key in now) || same(value, now[key]),
  );
  if (isKept || (empties({ values: now }) && !('status' in values))) return null;

  const isSame = (key: string, value: unknown) =>
    textOf(collection, key, value) === textOf(collection, key, now[key]);
  const isChanged = (key: string) =>
    key in base &&
    key in now &&
    ![base[key], ...(earlier[key] ?? [])].some((known) => isSame(key, known));
  const isCalledOff =
    collection === 'bookings' && now.status === 'cancelled' && isChanged('status');
  const typed = (keys: string[]): Typed => ({
    values: pick(values, keys),
    base: pick(now, knownOf(collection, keys)),
  });

  const left = Object.keys(values).filter((key) => !(key in base) || !isSame(key, values[key]));
  const groups = groupsOf(isCalledOff ? [left] : togetherIn(collection), left);
  const isConflicting = (keys: string[]) => isCalledOff || keys.some(isChanged);
  const free = groups.filter((keys) => !isConflicting(keys)).flat();
  const parts: SplitUpdate = {
    free: free.length > 0 ? typed(free) : null,
    conflicting: groups.filter(isConflicting).map(typed),
  };
  return parts;
}

/** The fields that a write of `keys` must know. */
function knownOf(collection: string, keys: string[]): string[] {
  const occupying = described(collection)?.occupying;
  if (!occupying) return keys;
  const isTime = keys.some((key) => occupying.includes(key));
  const known = new Set([...keys, ...(isTime ? occupying : ['status'])]);
  known.delete('isReminded');
  return [...known];
}

/** Puts the `keys` of a collection that only make sense together into one group, and every other key by itself. */
export function keyGroups(collection: string, keys: string[]): string[][] {
  return groupsOf(togetherIn(collection), keys);
}

/** All typed fields that only make sense together with one of `keys`. */
export function wholeGroup(collection: string, keys: string[]): string[] {
  const group =
    togetherIn(collection).find((each) => keys.some((key) => each.includes(key))) ?? keys;
  return group.filter((key) => key !== 'isReminded');
}

function togetherIn(collection: string): readonly (readonly string[])[] {
  return described(collection)?.together ?? [];
}

/** Puts keys that belong together into one group, and every other key into one of its own. */
function groupsOf(belonging: readonly (readonly string[])[], keys: string[]): string[][] {
  const groups = belonging.map((group) => keys.filter((key) => group.includes(key)));
  const alone = keys.filter((key) => !belonging.flat().includes(key)).map((key) => [key]);
  return [...groups, ...alone].filter((group) => group.length > 0);
}

/** The entries of an object with these keys. */
export function pick(from: object, keys: string[]): Values {
  return Object.fromEntries(Object.entries(from).filter(([key]) => keys.includes(key)));
}

/** The value as people read it; documents that it names are told apart by their ids. */
function textOf(collection: string, key: string, value: unknown): string {
  const text = typedFieldsOf(collection)?.texts.get(key);
  return text?.(value, (_, id) => id) ?? plainText(value);
}
