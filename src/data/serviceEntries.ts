import { collection, doc, limit, query, where } from 'firebase/firestore';
import { useCallback, useMemo } from 'react';
import type { RegisterChange } from '@/domain/register/registerChange';
import {
  type ServiceEntry,
  serviceEntryDocument,
  type ServiceEntryFields,
} from '@/domain/servicebook/serviceEntry';
import type { Entry, Live } from '@/domain/values/live';
import { useRegisterChanges } from '@/data/register/registerWrites';
import { useAddedList } from '@/data/sync/addedList';
import { useLiveListOf } from '@/data/sync/live';
import { useStore } from '@/data/sync/StoreContext';
import { useWorkshop } from './WorkshopContext';

/** The most entries of a book; the rules refuse to list more. */
export const mostEntries = 500;

function useEntries() {
  const { db } = useStore();
  const { id } = useWorkshop();
  return useMemo(() => collection(db, 'workshops', id, 'serviceEntries'), [db, id]);
}

/** Watches the service book of a car, in no order: a device that has had all of it reads only what is new. */
export function useServiceEntries(vehicleId: string): Live<Entry<ServiceEntry>[]> {
  const entries = useEntries();
  const ofCar = useMemo(
    () => query(entries, where('vehicleId', '==', vehicleId), limit(mostEntries)),
    [entries, vehicleId],
  );
  return useAddedList(`${entries.path}/${vehicleId}`, ofCar, serviceEntryDocument);
}

/** Watches the service books of several cars, by their ids, in no order. */
export function useServiceEntriesOfCars(
  vehicleIds: readonly string[],
): Live<Entry<ServiceEntry>[]> {
  const entries = useEntries();
  const queryOf = useCallback(
    (some: string[]) => query(entries, where('vehicleId', 'in', some), limit(mostEntries)),
    [entries],
  );
  return useLiveListOf(vehicleIds, queryOf, serviceEntryDocument);
}

/** Adds entries to the book of a car, with what changes in the register, in one batch that does not wait for the server. */
export function useServiceEntryRecords() {
  const { saving } = useStore();
  const { id: workshopId } = useWorkshop();
  const entries = useEntries();
  const registerChangesOf = useRegisterChanges();
  return useMemo(
    () => ({
      newId: () => doc(entries).id,
      add(
        label: string,
        added: readonly { id: string; values: ServiceEntryFields }[],
        register: readonly RegisterChange[],
      ) {
        void saving.write(label, [
          ...added.map(({ id, values }) => ({
            kind: 'create' as const,
            path: `workshops/${workshopId}/serviceEntries/${id}`,
            values: { ...values },
          })),
          ...registerChangesOf(register),
        ]);
      },
    }),
    [saving, workshopId, entries, registerChangesOf],
  );
}
