import { isMap } from '@/domain/values/fieldPaths';
import { same } from '@/domain/values/same';
import { typedFieldsOf } from './collections';
import { type Fields, type NameOf, plainText } from './field';
import { keyGroups } from './baseValues';

type Values = Record<string, unknown>;

/** Fields that two people have given different values, as people read them. */
export interface Contested {
  /** The keys of the fields, of which all or none are overwritten. */
  keys: string[];
  own: string[];
  theirs: string[];
}

/** An order is no text: of two, the last counts. */
const untold = ['order'];

/** The fields that a form's `draft` and somebody else's `latest` have both changed since `former`, and not alike. */
export function contestedFields(
  collection: string,
  former: object,
  draft: object,
  latest: object,
  nameOf: NameOf,
  fields = typedFieldsOf(collection),
): Contested[] {
  const before: Values = { ...former };
  const own: Values = { ...draft };
  const theirs: Values = { ...latest };
  const isShared = (key: string) => key in before && key in theirs && !untold.includes(key);
  const keys = Object.keys(own).filter(isShared);
  const isCalledOff =
    collection === 'bookings' && theirs.status === 'cancelled' && before.status !== 'cancelled';
  const isContested = (key: string) =>
    (isCalledOff && key === 'status' && own.status !== 'cancelled') ||
    areContested(before[key], own[key], theirs[key]);
  return keyGroups(collection, keys)
    .filter((group) => group.some(isContested))
    .map((group) => {
      const shown = group.filter((key) => !same(own[key], theirs[key]));
      return {
        keys: group,
        own: shown.map((key) => fieldLine(fields, key, own[key], nameOf)),
        theirs: shown.map((key) => fieldLine(fields, key, theirs[key], nameOf)),
      };
    });
}

/** The fields of `latest` that differ from `former`, as people read them. */
export function changedLines(
  collection: string,
  former: object,
  latest: object,
  nameOf: NameOf,
  fields = typedFieldsOf(collection),
): string[] {
  const before = new Map<string, unknown>(Object.entries(former));
  const isTold = (key: string) =>
    fields !== undefined && key in fields.labels && !untold.includes(key);
  return Object.entries(latest)
    .filter(([key, value]) => isTold(key) && !same(before.get(key), value))
    .map(([key, value]) => fieldLine(fields, key, value, nameOf));
}

/** True if both have changed a value and not alike; of a value in parts, if some part is so. */
function areContested(before: unknown, own: unknown, theirs: unknown): boolean {
  if (same(before, own) || same(before, theirs) || same(own, theirs)) return false;
  if (!isMap(before) || !isMap(own) || !isMap(theirs)) return true;
  return Object.keys(own).some((key) => areContested(before[key], own[key], theirs[key]));
}

function fieldLine(
  fields: Fields | undefined,
  key: string,
  value: unknown,
  nameOf: NameOf,
): string {
  const text = fields?.texts.get(key)?.(value, nameOf) ?? plainText(value);
  return `${fields?.labels[key] ?? key}: ${text || '(tömt)'}`;
}
