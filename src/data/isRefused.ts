import { FirestoreError } from 'firebase/firestore';

/** Whether the rules said no, as opposed to nobody answering. */
export function isRefused(error: unknown): boolean {
  return error instanceof FirestoreError && error.code === 'permission-denied';
}
