import type { DocumentSnapshot } from 'firebase/firestore/lite';
import { valueAt } from '@/domain/values/fieldPaths';
import { same } from '@/domain/values/same';
import type { OwnChange } from './outbox';
import { toDates } from './readDocument';

/**
 * Fields that the server sets whatever a write contains: an undone deletion also writes the former stamps.
 */
const stamps = ['createdAt', 'updatedAt', 'base'];

/**
 * True if the server's document, or an entry that was added to it, shows the values of the write; null for an update of a
 * document that is not there: an undone creation that was refused also has updates that are of no use any more.
 */
export function isDelivered(change: OwnChange, snapshot: DocumentSnapshot): boolean | null {
  if (change.kind === 'delete') return !snapshot.exists();
  const document = snapshot.data();
  const data = change.kind === 'add' ? document?.entries?.[change.entry] : document;
  if (data === undefined) return change.kind === 'update' ? null : false;
  return Object.entries(change.values).every(
    ([key, value]) => stamps.includes(key) || same(value, toDates(valueAt(data, key))),
  );
}
