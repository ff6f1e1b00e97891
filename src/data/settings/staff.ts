import { doc } from 'firebase/firestore';
import { useMemo } from 'react';
import { documentPath } from '@/domain/collections/documentPath';
import type { StaffDraft, StaffIdentityDraft } from '@/domain/workshop/staff';
import { valuesBefore } from '@/domain/values/changedFields';
import type { Change } from '@/data/sync/outbox';
import { useStore } from '@/data/sync/StoreContext';
import { removalOf } from './records';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { workshopCollection } from '@/data/workshop/workshopCollection';
import { useSettings } from './workshopList';

/**
 * A person on the staff with the identity number, which is stored in a document of its own: null when there
 * is none; undefined when it is not known here, and a stored number is then left unchanged.
 */
export type StaffCard = StaffDraft & { identity?: StaffIdentityDraft | null | undefined };

/** Watches the staff of the current workshop, by name. */
export const useStaff = () => useSettings('staff');

/** Creates, changes and deletes people on the staff, with card and identity number in one batch. */
export function useStaffRecords() {
  const { db, saving } = useStore();
  const workshop = useWorkshop();
  return useMemo(() => {
    const card = (id: string) => documentPath(workshop.id, 'staff', id);
    const number = (id: string) => documentPath(workshop.id, 'staffIdentities', id);
    return {
      create(
        label: string,
        draft: StaffCard,
        id = doc(workshopCollection(db, workshop.id, 'staff')).id,
      ) {
        const { identity, ...values } = draft;
        const changes: Change[] = [{ kind: 'create', path: card(id), values }];
        if (identity) changes.push({ kind: 'create', path: number(id), values: { ...identity } });
        saving.write(label, changes);
        return id;
      },
      update(label: string, id: string, changed: Partial<StaffCard>, former: StaffCard) {
        const { identity, ...values } = changed;
        // A new number stamps the card too, which tells other devices to read the number.
        const base = { ...valuesBefore<Partial<StaffDraft>>(former, values) };
        const changes: Change[] = [{ kind: 'update', path: card(id), values, base }];
        if (identity && former.identity) {
          const { number: before } = former.identity;
          changes.push({
            kind: 'update',
            path: number(id),
            values: { ...identity },
            base: { number: before },
          });
        } else if (identity) {
          changes.push({ kind: 'create', path: number(id), values: { ...identity } });
        } else if (identity === null) {
          changes.push({ kind: 'delete', path: number(id) });
        }
        saving.write(label, changes);
      },
      remove(label: string, id: string) {
        saving.write(label, [
          ...removalOf(workshop.id, 'staff', id),
          { kind: 'delete', path: number(id) },
        ]);
      },
    };
  }, [db, saving, workshop.id]);
}
