import { doc, limit, orderBy, query } from 'firebase/firestore';
import { documentPath } from '@/domain/collections/documentPath';
import {
  replacedSetting,
  replacedSettingDocument,
  type ReplacedSettingFields,
} from '@/domain/record/replacedSetting';
import { useLiveList } from '@/data/sync/live';
import type { Store } from '@/data/sync/store';
import { useStore } from '@/data/sync/StoreContext';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { useWorkshopCollection, workshopCollection } from '@/data/workshop/workshopCollection';

/** The most replaced settings that are shown. */
export const mostReplacedSettings = 100;

/** Watches what settings of the current workshop said before it was replaced, the newest first. */
export function useReplacedSettings() {
  const replaced = useWorkshopCollection('replacedSettings');
  const newest = query(replaced, orderBy('createdAt', 'desc'), limit(mostReplacedSettings));
  return useLiveList(newest, replacedSettingDocument);
}

/**
 * Keeps what a setting said, because the text of somebody else was chosen; `label` names the setting, `text` is what
 * people read, and `writtenBy` the account that wrote it, null when that is not known.
 */
export function keepReplacedSetting(
  { db, saving }: Pick<Store, 'db' | 'saving'>,
  workshopId: string,
  label: string,
  text: string,
  writtenBy: string | null,
): void {
  if (text === '') return;
  const { path } = doc(workshopCollection(db, workshopId, 'replacedSettings'));
  const values = { ...replacedSetting(label, text, writtenBy) };
  void saving.write(label, [{ kind: 'create', path, values }]);
}

/** Deletes replaced settings of the current workshop, and keeps a deleted one again. */
export function useReplacedSettingRecords() {
  const { saving } = useStore();
  const workshop = useWorkshop();
  const path = (id: string) => documentPath(workshop.id, 'replacedSettings', id);
  return {
    remove: (label: string, id: string) =>
      void saving.write(label, [{ kind: 'delete', path: path(id) }]),
    restore: (label: string, id: string, values: ReplacedSettingFields) =>
      void saving.write(label, [{ kind: 'create', path: path(id), values: { ...values } }]),
  };
}
