import { type Query, query, limit, where } from 'firebase/firestore';
import * as v from 'valibot';
import { listedInExtract } from '@/domain/collections/extractedList';
import type { Customer } from '@/domain/register/customer';
import { grouped } from '@/domain/values/grouped';
import type { Entry, Live } from '@/domain/values/live';
import { mostIds, useLiveLists } from '@/data/sync/live';
import { useStore } from '@/data/sync/StoreContext';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { workshopCollection } from '@/data/workshop/workshopCollection';

const anyDocument = v.looseObject({});

/** The documents of a collection about a customer; `isCut` where there may be more. */
export interface ListedDocuments {
  collection: string;
  documents: Entry<object>[];
  isCut: boolean;
}

/** Watches the documents that the extract of a customer, who has had these ids, lists with all fields. */
export function useListedDocuments(
  ids: readonly string[],
  { phones, email }: Pick<Customer, 'phones' | 'email'>,
): Live<ListedDocuments[]> {
  const { db } = useStore();
  const { id } = useWorkshop();
  const wanted = {
    customerId: [['customerId', ids] as const],
    contact: [['phone', phones] as const, ['email', email === null ? [] : [email]] as const],
  };
  const parts = listedInExtract.flatMap(({ name, page, by }) =>
    wanted[by].flatMap(([field, values]) =>
      Array.from({ length: Math.ceil(values.length / mostIds) }, (_, part) => {
        const some = values.slice(part * mostIds, (part + 1) * mostIds);
        const all = workshopCollection(db, id, name);
        return { name, page, query: query(all, where(field, 'in', some), limit(page)) };
      }),
    ),
  );
  const queries: Query[] = parts.map((part) => part.query);
  const live = useLiveLists(queries, anyDocument);
  if (live.kind !== 'ready') return live;
  const lists = live.data.map((documents, at) => ({ ...parts[at], documents }));
  const data = [...grouped(lists, ({ name = '' }) => name)].map(([name, all]) => ({
    collection: name,
    // One document may have both the customer's telephone and e-mail address.
    documents: [
      ...new Map(all.flatMap(({ documents }) => documents.map((each) => [each.id, each]))).values(),
    ],
    isCut: all.some(({ documents, page = 0 }) => documents.length >= page),
  }));
  return { ...live, data };
}
