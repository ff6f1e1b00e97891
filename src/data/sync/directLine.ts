import { type Firestore, runTransaction, waitForPendingWrites } from 'firebase/firestore';
import { errorCode } from '@/errorCode';
import { applyChanges } from './applyChanges';
import { later } from './arrival';
import type { Change } from './outbox';

/** Sends changes past the SDK's cache; rejects when the server refuses them or does not answer. */
export function writeNow(db: Firestore, uid: string, changes: Change[]): Promise<void> {
  return runTransaction(db, (transaction) => {
    applyChanges(transaction, db, uid, changes);
    return Promise.resolve();
  });
}

/**
 * A line past the SDK's cache: sends changes one after the other, and after the writes in the cache. Each is sent
 * again and again until the server answers, or until `signal` is aborted.
 */
export function directLine(
  db: Firestore,
  uid: string,
  signal: AbortSignal,
): (changes: Change[]) => Promise<void> {
  let last: Promise<unknown> = Promise.resolve();

  async function send(changes: Change[]): Promise<void> {
    for (;;) {
      signal.throwIfAborted();
      try {
        await waitForPendingWrites(db);
        return await writeNow(db, uid, changes);
      } catch (error) {
        if (signal.aborted || !withoutAnswer.includes(errorCode(error))) throw error;
        await later(null);
      }
    }
  }

  return (changes) => {
    const sent = last.then(() => send(changes));
    last = sent.catch(() => {});
    return sent;
  };
}

const withoutAnswer = [
  'unavailable',
  'deadline-exceeded',
  'resource-exhausted',
  'aborted',
  'cancelled',
];
