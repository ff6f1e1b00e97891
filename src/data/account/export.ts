import {
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
import { withTimeout } from '@/withTimeout';
import { type ExportedCollection, exportedCollections } from '@/domain/collections/collections';
import type { Role } from '@/domain/workshop/member';
import { toDates } from '@/data/sync/readDocument';
import type { Store } from '@/data/sync/store';
import { workshopCollection } from '@/data/workshop/workshopCollection';

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

  /** Reads the documents of one page, in the order of the ids, after the id `last`. */
  async function readPart({ name, page: size }: ExportedCollection, last: string | undefined) {
    // Identity numbers are read past the SDK's cache, which may not hold them.
    if (name === 'staffIdentities' && !onDevice) {
      const { docs } = await lite.getDocs(
        lite.query(
          lite.collection(past, 'workshops', workshopId, name),
          lite.orderBy(lite.documentId()),
          ...(last === undefined ? [] : [lite.startAfter(last)]),
          lite.limit(size),
        ),
      );
      return docs.map((each) => ({
        id: each.id,
        content: toDates({ id: each.id, ...each.data() }),
      }));
    }
    const { docs } = await readPage(
      query(
        workshopCollection(db, workshopId, name),
        orderBy(documentId()),
        ...(last === undefined ? [] : [startAfter(last)]),
        limit(size),
      ),
    );
    return docs.map((each) => ({ id: each.id, content: plain(each) }));
  }

  async function readCollection(from: ExportedCollection): Promise<unknown[]> {
    const all: unknown[] = [];
    for (let last: string | undefined; ;) {
      const part = await withTimeout(readPart(from, last));
      all.push(...part.map(({ content }) => content));
      documents += part.length;
      onPage(documents);
      last = part.at(-1)?.id;
      if (part.length < from.page) return all;
    }
  }

  const exportedAt = new Date();
  const workshop = plain(await withTimeout(readOne(doc(db, 'workshops', workshopId))));
  const read: [string, unknown[]][] = [];
  for (const each of exportedCollections(role)) {
    read.push([each.name, await readCollection(each)]);
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
