import {
  doc,
  getDocFromServer,
  getDocsFromServer,
  limit,
  query,
  runTransaction,
} from 'firebase/firestore';
import { withTimeout } from '@/withTimeout';
import { documentPath } from '@/domain/collections/documentPath';
import { isLastOwner } from '@/domain/workshop/member';
import { workshopDocument } from '@/domain/workshop/workshop';
import { applyChanges } from '@/data/sync/applyChanges';
import { isRefused } from '@/data/sync/isRefused';
import { readDocument } from '@/data/sync/readDocument';
import type { Store } from '@/data/sync/store';
import { workshopIdsOf } from '@/data/workshop/users';
import { workshopCollection } from '@/data/workshop/workshopCollection';

/**
 * The effect on one workshop of deleting the account: the person `leaves` it, it `stays` with nobody who can
 * open it, or it `blocks` the deletion because its other members would be left without an owner.
 */
export interface Departure {
  workshopId: string;
  workshopName: string;
  kind: 'leaves' | 'stays' | 'blocks';
}

/** The effect of deleting the account on each workshop. Rejects without contact, after ten seconds. */
export function readDepartures(store: Store): Promise<Departure[]> {
  return withTimeout(departures(store));
}

async function departures({ db, uid }: Store): Promise<Departure[]> {
  const user = await getDocFromServer(doc(db, 'users', uid));
  const all = await Promise.all(workshopIdsOf(user).map(departureFrom));
  return all.filter((departure) => departure !== null);

  async function departureFrom(workshopId: string): Promise<Departure | null> {
    try {
      const snapshot = await getDocFromServer(doc(db, 'workshops', workshopId));
      const workshop = readDocument(snapshot, workshopDocument);
      if (!workshop) throw new Error(`Unreadable workshop ${workshopId}`);
      const about = { workshopId, workshopName: workshop.name };
      if (!isLastOwner(uid, workshop.owners)) return { ...about, kind: 'leaves' };
      const members = query(workshopCollection(db, workshopId, 'members'), limit(2));
      const { size } = await getDocsFromServer(members);
      return { ...about, kind: size > 1 ? 'blocks' : 'stays' };
    } catch (error) {
      // A person who has been removed, or left before the rest failed, cannot read the workshop any more.
      if (isRefused(error)) return null;
      throw error;
    }
  }
}

/**
 * Leaves the workshops that can be left and deletes the person's own document. The writes are not queued: it
 * rejects after ten seconds without contact, and can be called again to do the rest.
 */
export async function deleteOwnData(store: Store, all: Departure[]): Promise<void> {
  const { db, uid } = store;
  for (const { workshopId, kind } of all) {
    if (kind === 'leaves') await withTimeout(leave(store, workshopId));
  }
  await withTimeout(
    runTransaction(db, (transaction) => {
      transaction.delete(doc(db, 'users', uid));
      return Promise.resolve();
    }),
  );
}

function leave({ db, uid }: Store, workshopId: string): Promise<void> {
  const path = `workshops/${workshopId}`;
  return runTransaction(db, async (transaction) => {
    const workshop = readDocument(await transaction.get(doc(db, path)), workshopDocument);
    const owners = workshop?.owners ?? [];
    applyChanges(transaction, db, uid, [
      { kind: 'delete', path: documentPath(workshopId, 'members', uid) },
    ]);
    if (!owners.includes(uid)) return;
    const values = { owners: owners.filter((owner) => owner !== uid) };
    applyChanges(transaction, db, uid, [{ kind: 'update', path, values }]);
  });
}
