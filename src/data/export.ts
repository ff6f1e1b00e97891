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
import * as lite from 'firebase/firestore/lite';
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
  { db, lite: past, home }: Store,
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

  /** Reads past the SDK's cache, which may not hold identity numbers. */
  async function readPast({ name, page: size }: ExportedCollection): Promise<unknown[]> {
    const all: unknown[] = [];
    const inOrder = lite.query(
      lite.collection(past, 'workshops', workshopId, name),
      lite.orderBy(lite.documentId()),
      lite.limit(size),
    );
    for (let page = inOrder; ;) {
      const { docs } = await withTimeout(lite.getDocs(page));
      all.push(...docs.map((each) => toDates({ id: each.id, ...each.data() })));
      documents += docs.length;
      onPage(documents);
      const last = docs.at(-1);
      if (!last || docs.length < size) return all;
      page = lite.query(inOrder, lite.startAfter(last));
    }
  }

  const exportedAt = new Date();
  const workshop = plain(await withTimeout(readOne(doc(db, 'workshops', workshopId))));
  const read: [string, unknown[]][] = [];
  for (const each of exportedCollections(role)) {
    const isSecret = each.name === 'staffIdentities' && !onDevice;
    read.push([each.name, await (isSecret ? readPast(each) : readAll(each))]);
  }
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
