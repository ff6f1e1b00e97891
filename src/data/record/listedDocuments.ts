import { collection, limit, query, where } from 'firebase/firestore';
import * as v from 'valibot';
import { listedInExtract } from '@/domain/collections/extractedList';
import { grouped } from '@/domain/values/grouped';
import type { Entry, Live } from '@/domain/values/live';
import { mostIds, useLiveLists } from '@/data/sync/live';
import { useStore } from '@/data/sync/StoreContext';
import { useWorkshop } from '@/data/workshop/WorkshopContext';

/** The most documents of a collection that are read for each 30 ids; the rules refuse to list more. */
export const mostListed = 500;

const anyDocument = v.looseObject({});

/** The documents of a collection that name a customer; `isCut` where there may be more. */
export interface ListedDocuments {
  collection: string;
  documents: Entry<object>[];
  isCut: boolean;
}

/** Watches the documents that the extract of a customer, who has had these ids, lists with all fields. */
export function useListedDocuments(ids: readonly string[]): Live<ListedDocuments[]> {
  const { db } = useStore();
  const { id } = useWorkshop();
  const parts = listedInExtract.flatMap((name) =>
    Array.from({ length: Math.ceil(ids.length / mostIds) }, (_, part) => ({
      name,
      some: ids.slice(part * mostIds, (part + 1) * mostIds),
    })),
  );
  const queries = parts.map(({ name, some }) =>
    query(
      collection(db, 'workshops', id, name),
      where('customerId', 'in', some),
      limit(mostListed),
    ),
  );
  const live = useLiveLists(queries, anyDocument);
  if (live.kind !== 'ready') return live;
  const named = live.data.map((documents, at) => ({ name: parts[at]?.name ?? '', documents }));
  const data = [...grouped(named, ({ name }) => name)].map(([name, lists]) => ({
    collection: name,
    documents: lists.flatMap(({ documents }) => documents),
    isCut: lists.some(({ documents }) => documents.length >= mostListed),
  }));
  return { ...live, data };
}
