import { doc, type Firestore, onSnapshot, waitForPendingWrites } from 'firebase/firestore';
import * as lite from 'firebase/firestore/lite';
import { isDelivered } from './isDelivered';
import { isRefused } from './isRefused';
import type { Change, OwnChange } from './journal';

/** How long to wait before the server is asked again, in ms. */
const patienceMs = 3000;

/** Resolves when the server has answered all that this device has written so far, in whatever tab. */
export async function whenAnswered(db: Firestore, uid: string, signal: AbortSignal): Promise<void> {
  await whenHeard(db, uid, signal);
  let answered = false;
  // A tab that leaves the sending to another one can miss the news of it, so it asks anew each time.
  while (!answered && !signal.aborted) {
    answered = await Promise.race([waitForPendingWrites(db).then(() => true), later(false)]);
  }
}

/**
 * Whether the server shows a batch: all of it arrives or nothing, and who has left a workshop cannot read there
 * what went with it. It is asked past the cache, which may not have heard yet, and for as long as nobody answers.
 */
export async function hasArrived(
  db: lite.Firestore,
  changes: OwnChange[],
  signal: AbortSignal,
): Promise<boolean> {
  const shown = await Promise.all(changes.map((change) => isShown(db, change, signal)));
  return shown.includes(true) && !shown.includes(false);
}

/**
 * What of some changes must still be on the server after later ones, such as an undo. Others write what is merged, too,
 * so that it is the rest of its batch that tells.
 */
export function notWrittenOver(changes: Change[], later: Change[]): OwnChange[] {
  return changes.flatMap((change): OwnChange[] => {
    if (change.kind === 'merge') return [];
    const same = later.filter(({ path }) => path === change.path);
    if (same.length === 0) return [change];
    if (change.kind === 'delete' || same.some(({ kind }) => kind === 'delete')) return [];
    const values = Object.entries(change.values).filter(
      ([key]) => !same.some((next) => next.kind !== 'delete' && key in next.values),
    );
    return values.length > 0 ? [{ ...change, values: Object.fromEntries(values) }] : [];
  });
}

/** Whether the server shows a change, null if it will not say. */
async function isShown(db: lite.Firestore, change: OwnChange, signal: AbortSignal) {
  while (!signal.aborted) {
    try {
      return isDelivered(change, await lite.getDoc(lite.doc(db, change.path)));
    } catch (error) {
      if (isRefused(error)) return null;
      await later(null);
    }
  }
  return null;
}

/** Resolves when the server has told the SDK something: only then does it know whose writes are waiting. */
function whenHeard(db: Firestore, uid: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = onSnapshot(
      doc(db, 'users', uid),
      { includeMetadataChanges: true },
      ({ metadata }) => {
        if (metadata.fromCache) return;
        stop();
        resolve();
      },
      reject,
    );
    signal.addEventListener('abort', stop);
  });
}

function later<T>(value: T): Promise<T> {
  return new Promise((resolve) => setTimeout(() => resolve(value), patienceMs));
}
