import { doc, type Firestore, onSnapshot, waitForPendingWrites } from 'firebase/firestore';
import * as lite from 'firebase/firestore/lite';
import { withTimeout } from '@/withTimeout';
import { describedAt, isDerived } from '@/domain/collections/describedAt';
import { byEntries } from '@/domain/values/fieldPaths';
import { isDelivered } from './isDelivered';
import { isRefused } from './isRefused';
import { isReplaced } from './isReplaced';
import type { Change, OwnChange, PendingWrite } from './outbox';

/** The wait in ms before the server is asked again. */
const patienceMs = 3000;

/** Resolves when the server has answered all writes of this device so far, in any tab. */
export async function whenAnswered(db: Firestore, uid: string, signal: AbortSignal): Promise<void> {
  await whenHeard(db, uid, signal);
  let answered = false;
  // A tab whose writes another tab sends can miss the answer, so it asks again and again.
  while (!answered && !signal.aborted) {
    answered = await Promise.race([waitForPendingWrites(db).then(() => true), later(false)]);
  }
}

/** True if the server answers the client without a cache. */
export async function isReachable(db: lite.Firestore, uid: string): Promise<boolean> {
  try {
    await withTimeout(lite.getDoc(lite.doc(db, 'users', uid)));
    return true;
  } catch (error) {
    return isRefused(error);
  }
}

/** Resolves when the server answers the client without a cache, which is asked again and again. */
export async function whenReachable(db: lite.Firestore, uid: string): Promise<void> {
  while (!(await isReachable(db, uid))) await later(null);
}

/** The state of a write by what the server shows of it; `replaced` when later writes have replaced all of its values. */
export type Delivery = 'arrived' | 'replaced' | 'missing';

/** Finds out what the server shows of a write that `later` changes followed; asks until it answers. */
export async function deliveryOf(
  db: lite.Firestore,
  { changes }: PendingWrite,
  later: Change[],
  signal: AbortSignal,
): Promise<Delivery> {
  const left = notWrittenOver(changes, later);
  if (left.length === 0) return 'replaced';
  return (await hasArrived(db, left, signal)) ? 'arrived' : 'missing';
}

/**
 * True if the server shows a batch. All of a batch arrives or nothing, so documents that cannot be read are
 * left out of account: a person who left a workshop in the batch can no longer read that workshop. The server
 * is asked past the cache, which may be older, until it answers.
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
 * The parts of some changes that must still be on the server after later changes, such as an undo. Merged
 * documents are left out, because other people write them too, and those that follow from others: the rest of the
 * batch shows whether it has arrived.
 */
export function notWrittenOver(changes: Change[], later: Change[]): OwnChange[] {
  // A document that is only ever added shows that its batch has arrived, whatever has become of the other documents since.
  const added = changes.filter(
    ({ kind, path }) => kind === 'add' || (kind === 'create' && describedAt(path)?.onlyAdded),
  );
  if (added.length > 0) return added.filter((each) => each.kind !== 'merge');
  return changes.flatMap((change): OwnChange[] => {
    if (change.kind === 'merge' || isDerived(change.path)) return [];
    const same = later.filter(({ path }) => path === change.path);
    if (same.length === 0) return [change];
    if (change.kind === 'delete' || same.some(({ kind }) => kind === 'delete')) return [];
    const laterKeys = same.flatMap((each) => ('values' in each ? Object.keys(each.values) : []));
    const values = Object.entries(byEntries(change.values, laterKeys)).filter(
      (field) => !isReplaced(change.path, field, later),
    );
    return values.length > 0 ? [{ ...change, values: Object.fromEntries(values) }] : [];
  });
}

/** True if the server shows a change; null when the server refuses to tell, or its answer tells nothing. */
async function isShown(db: lite.Firestore, change: OwnChange, signal: AbortSignal) {
  const snapshot = await askFor(db, change.path, signal);
  return snapshot && isDelivered(change, snapshot);
}

/** Asks the server for a document until it answers; null when it refuses, or nobody waits any more. */
export async function askFor(db: lite.Firestore, path: string, signal: AbortSignal) {
  while (!signal.aborted) {
    try {
      return await lite.getDoc(lite.doc(db, path));
    } catch (error) {
      if (isRefused(error)) return null;
      await later(null);
    }
  }
  return null;
}

/**
 * Resolves when the server has answered the SDK, or nobody waits any more: only then does the SDK know whose
 * writes are waiting.
 */
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
    signal.addEventListener('abort', () => {
      stop();
      resolve();
    });
  });
}

/** Resolves with `value` when the server may be asked again. */
export function later<T>(value: T): Promise<T> {
  return new Promise((resolve) => setTimeout(() => resolve(value), patienceMs));
}
