import {
  doc,
  type DocumentReference,
  type Firestore,
  serverTimestamp,
  type UpdateData,
} from 'firebase/firestore';
import type { Change } from './journal';

/** What a batch and a transaction have in common. */
interface Writer {
  set(reference: DocumentReference, data: object): unknown;
  update(reference: DocumentReference, data: UpdateData<object>): unknown;
  delete(reference: DocumentReference): unknown;
}

/** Puts `changes` into a batch or transaction, each with who and when, as the rules demand. */
export function applyChanges(writer: Writer, db: Firestore, uid: string, changes: Change[]): void {
  const updated = { updatedAt: serverTimestamp(), updatedBy: uid };
  for (const change of changes) {
    const reference = doc(db, change.path);
    switch (change.kind) {
      case 'create':
        writer.set(reference, {
          ...change.values,
          createdAt: serverTimestamp(),
          createdBy: uid,
          ...updated,
        });
        break;
      case 'update':
        writer.update(reference, { ...change.values, ...updated });
        break;
      case 'delete':
        writer.delete(reference);
    }
  }
}
