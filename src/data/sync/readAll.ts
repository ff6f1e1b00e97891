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
import { withTimeout } from '@/auth/withTimeout';
import type { Entry } from '@/domain/values/live';
import { readDocument } from './readDocument';
import type { Store } from './store';

/** The documents of a page; the rules of the collections that are read so refuse to list more. */
const pageSize = 500;

/** What was read: the entries, and the ids of documents that do not parse. */
interface Read<T> {
  entries: Entry<T>[];
  unreadable: string[];
}

/**
 * Reads all documents of a query in pages, from the server where there is one, until there are `most`; `onRead` gets their
 * number after each page. Rejects as a whole when a page is refused or takes ten seconds.
 */
export async function readAll<T>(
  whole: Query,
  schema: GenericSchema<unknown, T>,
  { home }: Pick<Store, 'home'>,
  { most = Infinity, onRead }: { most?: number; onRead?: (documents: number) => void } = {},
): Promise<Read<T>> {
  const readPage = home.kind === 'device' ? getDocs : getDocsFromServer;
  const entries: Entry<T>[] = [];
  const unreadable: string[] = [];
  for (let after: QueryStartAtConstraint[] = []; ;) {
    const { docs } = await withTimeout(readPage(query(whole, ...after, limit(pageSize))));
    for (const each of docs) {
      const data = readDocument(each, schema);
      if (data) entries.push({ id: each.id, data, pending: each.metadata.hasPendingWrites });
      else unreadable.push(each.id);
    }
    const documents = entries.length + unreadable.length;
    onRead?.(documents);
    const last = docs.at(-1);
    if (!last || docs.length < pageSize || documents >= most) return { entries, unreadable };
    after = [startAfter(last)];
  }
}

/** The documents of `readAll`, where a part is worse than none: throws when some of them do not parse. */
export async function readWhole<T>(...what: Parameters<typeof readAll<T>>): Promise<Entry<T>[]> {
  const { entries, unreadable } = await readAll(...what);
  if (unreadable.length > 0) throw new Error(`Unreadable documents: ${unreadable.join(', ')}`);
  return entries;
}
