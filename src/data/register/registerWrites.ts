import { collection, doc } from 'firebase/firestore';
import { useMemo } from 'react';
import type { RegisterChange } from '@/domain/register/registerChange';
import type { Change } from '@/data/sync/journal';
import { useStore } from '@/data/sync/StoreContext';
import { useWorkshop } from '@/data/WorkshopContext';

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

/** Turns changes of the register into writes of a batch; `parent` is the path of the workshop. */
export function registerChanges(parent: string, changes: readonly RegisterChange[]): Change[] {
  return changes.map((change) => {
    const path = `${parent}/${change.collection}/${change.id}`;
    const values = { ...change.values };
    return change.kind === 'create'
      ? { kind: change.kind, path, values }
      : { kind: change.kind, path, values, over: { ...change.over } };
  });
}

export function useRegisterWrites(): RegisterWrites {
  const { db, saving } = useStore();
  const workshop = useWorkshop();
  return useMemo(() => {
    const parent = `workshops/${workshop.id}`;
    return {
      newId: () => doc(collection(db, parent, 'customers')).id,
      async write(label, changes) {
        const all = registerChanges(parent, changes);
        const portions = Array.from({ length: Math.ceil(all.length / batchSize) }, (_, index) =>
          all.slice(index * batchSize, (index + 1) * batchSize),
        );
        await Promise.all(portions.map((portion) => saving.write(label, portion)));
      },
    };
  }, [db, saving, workshop.id]);
}
