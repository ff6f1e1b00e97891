import { doc } from 'firebase/firestore';
import { useContext, useCallback, useMemo } from 'react';
import { documentPath } from '@/domain/collections/documentPath';
import { baseAsStored, type Register } from '@/domain/register/register';
import type { RegisterChange } from '@/domain/register/registerChange';
import type { Change } from '@/data/sync/outbox';
import { useStore } from '@/data/sync/StoreContext';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { workshopCollection } from '@/data/workshop/workshopCollection';
import { RegisterContext } from './RegisterContext';

/** The most documents that Firestore writes in one batch. */
const batchSize = 500;

/** Writes customers and vehicles of the current workshop. */
export interface RegisterWrites {
  newId(): string;
  /**
   * Writes at once: all or nothing up to 500 documents, more documents in portions. `label` says in Swedish
   * what the write is about, for the list of refused writes. Resolves when everything is stored on this
   * device.
   */
  write(label: string, changes: RegisterChange[]): Promise<void>;
}

const unknown: Register = { kind: 'loading' };

/** Turns changes of the register into writes of a batch. */
export function useRegisterChanges(): (changes: readonly RegisterChange[]) => Change[] {
  const { id: workshopId } = useWorkshop();
  const source = useContext(RegisterContext);
  return useCallback(
    (changes) =>
      changes.map((change) => {
        const path = documentPath(workshopId, change.collection, change.id);
        const values = { ...change.values };
        if (change.kind === 'create') return { kind: change.kind, path, values };
        const base =
          change.collection === 'vehicles' && change.base
            ? baseAsStored(source?.getState() ?? unknown, change.id, change.base)
            : change.base;
        return { kind: change.kind, path, values, base: { ...base } };
      }),
    [workshopId, source],
  );
}

export function useRegisterWrites(): RegisterWrites {
  const { db, saving } = useStore();
  const workshop = useWorkshop();
  const changesOf = useRegisterChanges();
  return useMemo(
    () => ({
      newId: () => doc(workshopCollection(db, workshop.id, 'customers')).id,
      async write(label, changes) {
        const all = changesOf(changes);
        const portions = Array.from({ length: Math.ceil(all.length / batchSize) }, (_, index) =>
          all.slice(index * batchSize, (index + 1) * batchSize),
        );
        await Promise.all(portions.map((portion) => saving.write(label, portion)));
      },
    }),
    [db, saving, workshop.id, changesOf],
  );
}
