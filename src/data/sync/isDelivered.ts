import type { DocumentSnapshot } from 'firebase/firestore/lite';
import type { OwnChange } from './journal';
import { toDates } from './readDocument';

/**
 * Fields that the server sets whatever a write contains: an undone deletion also writes the former stamps.
 */
const stamps = ['createdAt', 'updatedAt'];

/**
 * Whether the server's document shows the values of the write; null for an update of a document that is not there:
 * an undone creation that was refused also has updates that are of no use any more.
 */
export function isDelivered(change: OwnChange, snapshot: DocumentSnapshot): boolean | null {
  if (change.kind === 'delete') return !snapshot.exists();
  const data = snapshot.data();
  if (data === undefined) return change.kind === 'update' ? null : false;
  return Object.entries(change.values).every(
    ([key, value]) => stamps.includes(key) || same(value, toDates(data[key])),
  );
}

function same(a: unknown, b: unknown): boolean {
  if (a instanceof Date && b instanceof Date) return a.getTime() === b.getTime();
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const keys = Object.keys(a);
  const other = new Map<string, unknown>(Object.entries(b));
  return (
    keys.length === other.size &&
    Object.entries(a).every(([key, value]) => other.has(key) && same(value, other.get(key)))
  );
}
