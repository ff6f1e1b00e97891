import {
  collection,
  doc,
  type DocumentReference,
  getDoc,
  runTransaction,
  type Transaction,
} from 'firebase/firestore';
import { errorCode } from '@/errorCode';
import { withTimeout } from '@/withTimeout';
import { documentPath } from '@/domain/collections/documentPath';
import { memberDocument } from '@/domain/workshop/member';
import {
  starterResources,
  starterServices,
  starterWeek,
  starterWorkshop,
} from '@/domain/workshop/starterSet';
import { founderDocument } from '@/domain/workshop/user';
import { type WorkshopDraft, workshopDocument } from '@/domain/workshop/workshop';
import { valuesBefore } from '@/domain/values/changedFields';
import { applyChanges } from '@/data/sync/applyChanges';
import { isRefused } from '@/data/sync/isRefused';
import type { Change } from '@/data/sync/outbox';
import { useSeenDocument } from '@/data/sync/seenDocument';
import { useStore } from '@/data/sync/StoreContext';
import { readDocument } from '@/data/sync/readDocument';
import type { Store } from '@/data/sync/store';
import { untilListed } from './users';
import { useWorkshop } from './WorkshopContext';
import { workshopCollection } from './workshopCollection';

/** The most workshops that one account can found; the rules refuse more. */
export const mostFounded = 5;

/** The account has founded as many workshops as one can. */
export class TooManyFoundedError extends Error {
  readonly code = 'founding/too-many';
}

/** The rules refuse the founding: where they demand a verified address, the account's is not. */
export class RefusedFoundingError extends Error {
  readonly code = 'founding/refused';
}

/** Watches the document of a workshop. */
export function useWorkshopDocument(workshopId: string) {
  const { db } = useStore();
  const reference = doc(db, 'workshops', workshopId);
  return useSeenDocument(reference, workshopDocument);
}

/**
 * Watches the signed-in person's membership of a workshop; its data is null for a person who is not a member.
 */
export function useOwnMembership(workshopId: string) {
  const { db, uid } = useStore();
  const reference = doc(workshopCollection(db, workshopId, 'members'), uid);
  return useSeenDocument(reference, memberDocument);
}

/**
 * Creates the first workshop of a person who has none, with the starter set, in one atomic write. With a
 * server the write is a transaction, so that two tabs do not create two; rejects without contact, and with
 * RefusedFoundingError. After a rejection it can be called again.
 */
export function createFirstWorkshop(store: Store, email: string): Promise<void> {
  const creation =
    firstWorkshops.get(store) ??
    makeFirstWorkshop(store, email).catch((error: unknown) => {
      firstWorkshops.delete(store);
      throw error;
    });
  firstWorkshops.set(store, creation);
  return creation;
}

// An effect may run twice; the person must still get only one first workshop.
const firstWorkshops = new WeakMap<Store, Promise<void>>();

async function makeFirstWorkshop(store: Store, email: string): Promise<void> {
  const { db, uid, home, saving } = store;
  const user = doc(db, 'users', uid);
  const { id, changes } = newWorkshop(store, email, null, starterWorkshop.name);
  if (home.kind === 'device') {
    if (!(await isOnDevice(user))) saving.write('Verkstaden', changes);
    return;
  }
  try {
    await founding(store, async (transaction) => {
      if ((await transaction.get(user)).exists()) return;
      await found(transaction, store, id, changes);
    });
  } catch (error) {
    // Another tab created the workshop a moment earlier, which is as good.
    if (errorCode(error) !== 'already-exists') throw error;
  }
}

/**
 * True if a document is on this device. Without a network, the SDK rejects a document that is not in its
 * cache as unavailable.
 */
async function isOnDevice(reference: DocumentReference): Promise<boolean> {
  try {
    return (await getDoc(reference)).exists();
  } catch (error) {
    if (errorCode(error) === 'unavailable') return false;
    throw error;
  }
}

/**
 * Creates a workshop for a person who has or has had others, adds it to `workshopIds`, and returns its id
 * once it can be shown. With a server the write is not queued like others, because a workshop that does not
 * exist yet cannot be watched; rejects without contact, after ten seconds, and with TooManyFoundedError or
 * RefusedFoundingError.
 */
export async function createWorkshop(
  store: Store,
  email: string,
  workshopIds: string[],
  name = starterWorkshop.name,
): Promise<string> {
  const { home, saving } = store;
  const { id, changes } = newWorkshop(store, email, workshopIds, name);
  if (home.kind === 'device') {
    saving.write('Den nya verkstaden', changes);
    await untilListed(store, id);
    return id;
  }
  await withTimeout(
    founding(store, (transaction) => found(transaction, store, id, changes)).then(() =>
      untilListed(store, id),
    ),
  );
  return id;
}

async function founding(
  { db }: Store,
  steps: (transaction: Transaction) => Promise<void>,
): Promise<void> {
  try {
    await runTransaction(db, steps);
  } catch (error) {
    throw isRefused(error)
      ? new RefusedFoundingError('Founding is refused', { cause: error })
      : error;
  }
}

/** Founds a workshop in a transaction, and counts it among those that the account has founded. */
async function found(
  transaction: Transaction,
  { db, uid }: Store,
  workshopId: string,
  changes: Change[],
): Promise<void> {
  const path = `founders/${uid}`;
  const founder = await transaction.get(doc(db, path));
  const before = (founder.exists() && readDocument(founder, founderDocument)?.workshopIds) || [];
  if (before.length >= mostFounded) throw new TooManyFoundedError();
  const workshopIds = [...before, workshopId];
  applyChanges(transaction, db, uid, [
    { kind: founder.exists() ? 'update' : 'create', path, values: { workshopIds } },
    ...changes,
  ]);
}

/** The writes that create a workshop; `others` is null for a person without a document of their own. */
function newWorkshop({ db, uid }: Store, email: string, others: string[] | null, name: string) {
  const { id } = doc(collection(db, 'workshops'));
  const path = `workshops/${id}`;
  const create = (under: string, values: object): Change => ({
    kind: 'create',
    path: under,
    values: { ...values },
  });
  const newId = () => doc(collection(db, path, 'new')).id;
  const changes: Change[] = [
    {
      kind: others ? 'update' : 'create',
      path: `users/${uid}`,
      values: { workshopIds: [...(others ?? []), id] },
    },
    create(path, { ...starterWorkshop, name, checklistDone: false, owners: [uid] }),
    create(documentPath(id, 'members', uid), {
      role: 'owner',
      name: null,
      email,
      inviteCode: null,
    }),
    ...Object.entries(starterWeek).map(([day, intervals]) =>
      create(documentPath(id, 'openingHours', day), { intervals }),
    ),
    ...starterServices.map((service) => create(documentPath(id, 'services', newId()), service)),
    ...starterResources.map((resource) => create(documentPath(id, 'resources', newId()), resource)),
  ];
  return { id, changes };
}

/** Changes fields of the current workshop; `former` holds the values that `values` replace. */
export function useUpdateWorkshop() {
  const { saving } = useStore();
  const { id } = useWorkshop();
  return <T extends Partial<WorkshopDraft & { checklistDone: boolean }>>(
    label: string,
    values: Partial<T>,
    former: T,
  ) => {
    const base = { ...valuesBefore(former, values) };
    saving.write(label, [{ kind: 'update', path: `workshops/${id}`, values: { ...values }, base }]);
  };
}
