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
import { type ExportedCollection, exportedCollections } from '@/domain/collections/collections';
import type { Role } from '@/domain/workshop/member';
import { toDates } from '@/data/sync/readDocument';
import type { Store } from '@/data/sync/store';

/**
 * Everything of a workshop that the role may read, as the server has it, ready for JSON.stringify; documents
 * that the app cannot parse are included. `onPage` gets the number of documents read so far. Rejects as a
 * whole when a page is refused or takes ten seconds.
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

  async function readAll({ name, page: size }: ExportedCollection): Promise<unknown[]> {
    const all: unknown[] = [];
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
  const read: [string, unknown[]][] = [];
  for (const each of exportedCollections(role)) read.push([each.name, await readAll(each)]);
  return {
    format: 'verkstadsnavet',
    version: 1,
    exportedAt,
    workshop,
    ...Object.fromEntries(read),
  };
}

function plain(snapshot: DocumentSnapshot): unknown {
  return toDates({ id: snapshot.id, ...snapshot.data({ serverTimestamps: 'estimate' }) });
}
