import {
  Bytes,
  deleteField,
  doc,
  type DocumentReference,
  type Firestore,
  serverTimestamp,
  type SetOptions,
  type UpdateData,
  writeBatch,
} from 'firebase/firestore';
import { describedAt } from '@/domain/collections/describedAt';
import type { Change } from './outbox';

/** The methods that a batch and a transaction share. */
interface Writer {
  set(reference: DocumentReference, data: object, options?: SetOptions): unknown;
  update(reference: DocumentReference, data: UpdateData<object>): unknown;
  delete(reference: DocumentReference): unknown;
}

/** Puts `changes` into a batch or transaction, with the stamps that the rules demand. */
export function applyChanges(writer: Writer, db: Firestore, uid: string, changes: Change[]): void {
  const created = { createdAt: serverTimestamp(), createdBy: uid };
  const updated = { updatedAt: serverTimestamp(), updatedBy: uid };
  for (const change of changes) {
    const reference = doc(db, change.path);
    switch (change.kind) {
      case 'create':
        writer.set(reference, {
          ...withBytes(change.values),
          ...created,
          ...updated,
          base: {},
        });
        break;
      case 'update':
        writer.update(reference, {
          ...stampsOf(change),
          ...withoutRemoved(change.values),
          ...updated,
          base: change.base ?? {},
        });
        break;
      case 'delete':
        writer.delete(reference);
        break;
      case 'add': {
        const entries = { [change.entry]: { ...change.values, ...created } };
        writer.set(
          reference,
          { ...change.document, entries, added: change.entry, ...updated },
          { merge: true },
        );
        break;
      }
      case 'merge':
        writer.set(reference, { ...change.values, ...withRemovals(change.maps) }, { merge: true });
    }
  }
}

/** The server's time for the fields whose change is stamped. */
function stampsOf({ path, values }: Extract<Change, { kind: 'update' }>) {
  const stamped = Object.entries(describedAt(path)?.stamped ?? {});
  return Object.fromEntries(
    stamped.flatMap(([field, stamp]) => (field in values ? [[stamp, serverTimestamp()]] : [])),
  );
}

/** Binary values as the SDK writes them; outboxes keep them as arrays, which outlive the tab. */
function withBytes(values: Record<string, unknown>) {
  return mapped(values, (value) =>
    value instanceof Uint8Array ? Bytes.fromUint8Array(value) : value,
  );
}

/** Hands changes to the SDK as one batch, which it stores and sends; settles as the server answers. */
export function commitChanges(db: Firestore, uid: string, changes: Change[]): Promise<void> {
  const batch = writeBatch(db);
  applyChanges(batch, db, uid, changes);
  return batch.commit();
}

/** Values of an update, in which null takes away an entry of a map, such as `lines.a`. */
function withoutRemoved(values: Record<string, unknown>) {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      value === null && key.includes('.') ? deleteField() : value,
    ]),
  );
}

function withRemovals(maps: Extract<Change, { kind: 'merge' }>['maps']) {
  return mapped(maps, (entries) => mapped(entries, (value) => value ?? deleteField()));
}

function mapped<T, U>(record: Record<string, T>, to: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, to(value)]));
}
