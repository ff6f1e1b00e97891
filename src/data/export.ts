import {
  collection,
  doc,
  documentId,
  type DocumentSnapshot,
  getDoc,
  getDocFromServer,
  getDocs,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  startAfter,
} from 'firebase/firestore';
import { withTimeout } from '@/auth/withTimeout';
import { canListIdentityNumbers, canManageMembers, type Role } from '@/domain/workshop/member';
import { toDates } from '@/data/sync/readDocument';
import type { Store } from '@/data/sync/store';

/** How many documents of each collection a page holds; the rules refuse to list more. */
const pageSizes = {
  members: 100,
  customers: 500,
  vehicles: 500,
  bookings: 1000,
  services: 500,
  resources: 500,
  staff: 500,
  staffIdentities: 500,
  openingHours: 500,
  openingExceptions: 500,
  invites: 100,
} as const;

export type ExportedCollection = keyof typeof pageSizes;

/** The collections that the role may read, in the order of the file. Slots are not there: they follow from the bookings. */
export function exportedCollections(role: Role): ExportedCollection[] {
  return [
    'members',
    'customers',
    'vehicles',
    'bookings',
    'services',
    'resources',
    'staff',
    ...(canListIdentityNumbers(role) ? (['staffIdentities'] as const) : []),
    'openingHours',
    'openingExceptions',
    ...(canManageMembers(role) ? (['invites'] as const) : []),
  ];
}

/**
 * Everything of a workshop that the role may read, as it stands on the server, ready for
 * JSON.stringify; documents that the app cannot make sense of are there too. `onPage` hears how
 * many documents have come. Rejects as a whole when a page is refused or takes ten seconds.
 */
export async function readWorkshop(
  { db, home }: Store,
  workshopId: string,
  role: Role,
  onPage: (documents: number) => void,
): Promise<object> {
  const onDevice = home.kind === 'device';
  const readOne = onDevice ? getDoc : getDocFromServer;
  const readPage = onDevice ? getDocs : getDocsFromServer;
  let documents = 0;

  async function readAll(name: ExportedCollection): Promise<unknown[]> {
    const all: unknown[] = [];
    const size = pageSizes[name];
    const inOrder = query(
      collection(db, 'workshops', workshopId, name),
      orderBy(documentId()),
      limit(size),
    );
    for (let page = inOrder; ;) {
      const { docs } = await withTimeout(readPage(page));
      all.push(...docs.map(plain));
      documents += docs.length;
      onPage(documents);
      const last = docs.at(-1);
      if (!last || docs.length < size) return all;
      page = query(inOrder, startAfter(last));
    }
  }

  const exportedAt = new Date();
  const workshop = plain(await withTimeout(readOne(doc(db, 'workshops', workshopId))));
  const collections: [ExportedCollection, unknown[]][] = [];
  for (const name of exportedCollections(role)) collections.push([name, await readAll(name)]);
  return {
    format: 'verkstadsnavet',
    version: 1,
    exportedAt,
    workshop,
    ...Object.fromEntries(collections),
  };
}

function plain(snapshot: DocumentSnapshot): unknown {
  return toDates({ id: snapshot.id, ...snapshot.data({ serverTimestamps: 'estimate' }) });
}
