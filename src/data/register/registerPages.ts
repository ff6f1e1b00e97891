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
  query,
  startAfter,
  Timestamp,
} from 'firebase/firestore/lite';
import { withTimeout } from '@/auth/withTimeout';
import type { Cursor } from '@/data/sync/registerDevice';

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

/**
 * Reads all documents of a collection after the cursor, in the order in which they were changed. `onPage`
 * returns whether to go on. The client without a cache reads them: the other one would search its cache for
 * every page.
 */
export async function readPages(
  lite: Firestore,
  path: string,
  from: Cursor,
  onPage: (documents: { id: string; data: DocumentData }[]) => Promise<boolean>,
): Promise<void> {
  const inOrder = query(
    collection(lite, path),
    orderBy('updatedAt'),
    orderBy(documentId()),
    limit(pageSize),
  );
  let page = from.id
    ? query(inOrder, startAfter(new Timestamp(from.seconds, from.nanoseconds), from.id))
    : inOrder;
  for (;;) {
    const { docs } = await withTimeout(getDocs(page));
    const goOn = await onPage(docs.map((each) => ({ id: each.id, data: each.data() })));
    const last = docs.at(-1);
    if (!goOn || !last || docs.length < pageSize) return;
    page = query(inOrder, startAfter(last));
  }
}
