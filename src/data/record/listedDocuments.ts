import { limit, query, where } from 'firebase/firestore';
import * as v from 'valibot';
import { listedInExtract } from '@/domain/collections/extractedList';
import { grouped } from '@/domain/values/grouped';
import type { Entry, Live } from '@/domain/values/live';
import { mostIds, useLiveLists } from '@/data/sync/live';
import { useStore } from '@/data/sync/StoreContext';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { workshopCollection } from '@/data/workshop/workshopCollection';

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
  const parts = listedInExtract.flatMap(({ name, page }) =>
    Array.from({ length: Math.ceil(ids.length / mostIds) }, (_, part) => ({
      name,
      page,
      some: ids.slice(part * mostIds, (part + 1) * mostIds),
    })),
  );
  const queries = parts.map(({ name, page, some }) =>
    query(workshopCollection(db, id, name), where('customerId', 'in', some), limit(page)),
  );
  const live = useLiveLists(queries, anyDocument);
  if (live.kind !== 'ready') return live;
  const lists = live.data.map((documents, at) => ({ ...parts[at], documents }));
  const data = [...grouped(lists, ({ name = '' }) => name)].map(([name, all]) => ({
    collection: name,
    documents: all.flatMap(({ documents }) => documents),
    isCut: all.some(({ documents, page = 0 }) => documents.length >= page),
  }));
  return { ...live, data };
}
