import { collection, type CollectionReference, type Firestore } from 'firebase/firestore';
import { useMemo } from 'react';
import type { WorkshopCollection } from '@/domain/collections/collections';
import { useStore } from '@/data/sync/StoreContext';
import { useWorkshop } from './WorkshopContext';

/** A collection of a workshop. */
export function workshopCollection(
  db: Firestore,
  workshopId: string,
  name: WorkshopCollection,
): CollectionReference {
  return collection(db, 'workshops', workshopId, name);
}

/** A collection of the current workshop. */
export function useWorkshopCollection(name: WorkshopCollection): CollectionReference {
  const { db } = useStore();
  const { id } = useWorkshop();
  return useMemo(() => workshopCollection(db, id, name), [db, id, name]);
}
