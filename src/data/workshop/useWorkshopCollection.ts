import { collection, type CollectionReference } from 'firebase/firestore';
import { useMemo } from 'react';
import { useStore } from '@/data/sync/StoreContext';
import { useWorkshop } from './WorkshopContext';

/** A collection of the current workshop. */
export function useWorkshopCollection(name: string): CollectionReference {
  const { db } = useStore();
  const { id } = useWorkshop();
  return useMemo(() => collection(db, 'workshops', id, name), [db, id, name]);
}
