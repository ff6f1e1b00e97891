import {
  collection,
  doc,
  type DocumentData,
  documentId,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  orderBy,
  type Query,
  query,
  startAfter,
  Timestamp,
} from 'firebase/firestore/lite';
import { withTimeout } from '@/withTimeout';
import type { Cursor } from '@/data/sync/replicaDevice';
import type { ServerDocument } from './cursor';

/** The number of documents of a page; the rules refuse more. */
const pageSize = 500;

/** Reads documents by their ids; `data` is undefined for a document that does not exist. */
export function readSome(
  lite: Firestore,
  path: string,
  ids: string[],
): Promise<{ id: string; data: DocumentData | undefined }[]> {
  return withTimeout(
    Promise.all(ids.map(async (id) => ({ id, data: (await getDoc(doc(lite, path, id))).data() }))),
  );
}

/** Takes the documents of a page, and returns whether to go on. */
export type OnPage = (documents: ServerDocument[]) => Promise<boolean>;

/** Reads the document of a collection that was changed last; undefined when there is none. */
export async function readNewest(
  lite: Firestore,
  path: string,
): Promise<ServerDocument | undefined> {
  const newest = query(
    collection(lite, path),
    orderBy('updatedAt', 'desc'),
    orderBy(documentId(), 'desc'),
    limit(1),
  );
  const [found] = (await withTimeout(getDocs(newest))).docs;
  return found && { id: found.id, data: found.data() };
}

/** Reads all documents of a collection after the cursor, in the order in which they were changed. */
export function readPages(
  lite: Firestore,
  path: string,
  from: Cursor,
  onPage: OnPage,
): Promise<void> {
  const inOrder = query(collection(lite, path), orderBy('updatedAt'), orderBy(documentId()));
  const after = new Timestamp(from.seconds, from.nanoseconds);
  return readAllPages(from.id ? query(inOrder, startAfter(after, from.id)) : inOrder, onPage);
}

/**
 * Reads all that an ordered query finds, in pages. The client without a cache reads them: the other one would
 * search its cache for every page.
 */
export async function readAllPages(inOrder: Query, onPage: OnPage): Promise<void> {
  let page = query(inOrder, limit(pageSize));
  for (;;) {
    const { docs } = await withTimeout(getDocs(page));
    const goOn = await onPage(docs.map((each) => ({ id: each.id, data: each.data() })));
    const last = docs.at(-1);
    if (!goOn || !last || docs.length < pageSize) return;
    page = query(inOrder, startAfter(last), limit(pageSize));
  }
}
