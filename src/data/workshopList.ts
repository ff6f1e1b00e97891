import { collection, limit, orderBy, query } from 'firebase/firestore';
import { useMemo } from 'react';
import type { GenericSchema } from 'valibot';
import { useLiveList } from '@/data/sync/live';
import { useStore } from '@/data/sync/StoreContext';
import { useWorkshop } from './WorkshopContext';

/** The most documents of a list in the settings; the rules refuse to list more. */
const most = 500;

/** Watches a small collection of the current workshop, ordered by one field. */
export function useWorkshopList<T>(
  name: string,
  schema: GenericSchema<unknown, T>,
  orderField: string,
  max = most,
) {
  const { db } = useStore();
  const { id } = useWorkshop();
  const list = useMemo(
    () => query(collection(db, 'workshops', id, name), orderBy(orderField), limit(max)),
    [db, id, name, orderField, max],
  );
  return useLiveList(list, schema);
}
