import {
  getDocs,
  getDocsFromServer,
  limit,
  query,
  type Query,
  type QueryStartAtConstraint,
  startAfter,
} from 'firebase/firestore';
import type { GenericSchema } from 'valibot';
import { withTimeout } from '@/withTimeout';
import type { Entry } from '@/domain/values/live';
import { mostIds } from './live';
import { readDocument } from './readDocument';
import type { Store } from './store';

/** The documents of a page; the rules of the collections that are read so refuse to list more. */
const pageSize = 500;

/** The result of a reading: the entries, and the ids of documents that do not parse. */
interface Read<T> {
  entries: Entry<T>[];
  unreadable: string[];
}

/**
 * Reads all documents of a query in pages, from the server where there is one, until there are `most`; `onRead` gets their
 * number after each page, which has `page` documents. Rejects as a whole when a page is refused or takes ten seconds.
 */
export async function readAll<T>(
  whole: Query,
  schema: GenericSchema<unknown, T>,
  { home }: Pick<Store, 'home'>,
  {
    most = Infinity,
    page = pageSize,
    onRead,
  }: { most?: number; page?: number; onRead?: (documents: number) => void } = {},
): Promise<Read<T>> {
  const readPage = home.kind === 'device' ? getDocs : getDocsFromServer;
  const entries: Entry<T>[] = [];
  const unreadable: string[] = [];
  for (let after: QueryStartAtConstraint[] = []; ;) {
    const { docs } = await withTimeout(readPage(query(whole, ...after, limit(page))));
    for (const each of docs) {
      const data = readDocument(each, schema);
      if (data) entries.push({ id: each.id, data, pending: each.metadata.hasPendingWrites });
      else unreadable.push(each.id);
    }
    const documents = entries.length + unreadable.length;
    onRead?.(documents);
    const last = docs.at(-1);
    if (!last || docs.length < page || documents >= most) return { entries, unreadable };
    after = [startAfter(last)];
  }
}

/** Reads the documents that name any of the ids, by as many queries as the ids need; see readWhole. */
export async function readOf<T>(
  ids: readonly string[],
  queryOf: (ids: string[]) => Query,
  schema: GenericSchema<unknown, T>,
  store: Pick<Store, 'home'>,
): Promise<Entry<T>[]> {
  const read: Entry<T>[] = [];
  for (let first = 0; first < ids.length; first += mostIds) {
    read.push(...(await readWhole(queryOf(ids.slice(first, first + mostIds)), schema, store)));
  }
  return read;
}

/** The documents of `readAll`, where a part is worse than none: throws when some of them do not parse. */
export async function readWhole<T>(...what: Parameters<typeof readAll<T>>): Promise<Entry<T>[]> {
  const { entries, unreadable } = await readAll(...what);
  if (unreadable.length > 0) throw new Error(`Unreadable documents: ${unreadable.join(', ')}`);
  return entries;
}
