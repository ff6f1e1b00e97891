import { doc } from 'firebase/firestore';
import { useMemo } from 'react';
import type { Change } from '@/data/sync/outbox';
import { documentPath } from '@/domain/collections/documentPath';
import { valuesBefore } from '@/domain/values/changedFields';
import { useStore } from '@/data/sync/StoreContext';
import type { Settings } from './settings';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { workshopCollection } from '@/data/workshop/workshopCollection';

/** The writes of one small collection of the current workshop; none of them waits for the server. */
export interface Records<D extends Record<string, unknown>> {
  /** Creates a document and returns its id; an undone deletion passes the former `id`. */
  create(label: string, draft: D, id?: string): string;
  /** Writes `values` over those of `former`; when somebody else has changed them meanwhile, both are shown. */
  update(label: string, id: string, values: Partial<D>, former: D): void;
  remove(label: string, id: string): void;
  /** Writes several updates that belong together, such as a new order. */
  updateAll(label: string, updates: { id: string; values: Partial<D> }[]): void;
}

/** The changes that remove a document of the settings, and tell devices that keep the settings of it. */
export function removalOf(workshopId: string, name: keyof Settings, id: string): Change[] {
  return [
    { kind: 'delete', path: documentPath(workshopId, name, id) },
    {
      kind: 'create',
      path: documentPath(workshopId, 'removedSettings', `${name}_${id}`),
      values: {},
    },
  ];
}

/**
 * The writes of the collection `name`. The `label` of a write says in Swedish what it is about, for the list
 * of refused writes.
 */
export function useRecords<D extends Record<string, unknown>>(name: keyof Settings): Records<D> {
  const { db, saving } = useStore();
  const workshop = useWorkshop();
  return useMemo(() => {
    const path = (id: string) => documentPath(workshop.id, name, id);
    return {
      create(label, draft, id = doc(workshopCollection(db, workshop.id, name)).id) {
        saving.write(label, [{ kind: 'create', path: path(id), values: { ...draft } }]);
        return id;
      },
      update(label, id, values, former) {
        // Of two orders the last one counts: neither is a text that could be lost.
        const before = Object.entries(valuesBefore(former, values));
        const base = Object.fromEntries(before.filter(([key]) => key !== 'order'));
        saving.write(label, [{ kind: 'update', path: path(id), values: { ...values }, base }]);
      },
      remove(label, id) {
        saving.write(label, removalOf(workshop.id, name, id));
      },
      updateAll(label, updates) {
        saving.write(
          label,
          updates.map(({ id, values }) => ({
            kind: 'update',
            path: path(id),
            values: { ...values },
          })),
        );
      },
    };
  }, [db, saving, workshop.id, name]);
}
