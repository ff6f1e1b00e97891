import { limit, orderBy, query } from 'firebase/firestore';
import type { GenericSchema } from 'valibot';
import type { WorkshopCollection } from '@/domain/collections/collections';
import type { Entry, Live } from '@/domain/values/live';
import { useLiveList } from '@/data/sync/live';
import { useSettingsHere } from './SettingsReplicaContext';
import { type Settings, settingsLists } from './settings';
import { useWorkshopCollection } from '@/data/workshop/workshopCollection';

/** The most documents of a list in the settings; the rules refuse to list more. */
const most = 500;

/**
 * Watches a list of the current workshop's settings, in its order: as this device keeps it, or as the server has it; of the server
 * it is only asked while `isWanted`.
 */
export function useSettings<N extends keyof Settings>(
  name: N,
  isWanted = true,
): Live<Entry<Settings[N]>[]> {
  const { schema, orderField } = settingsLists[name];
  const here = useSettingsHere(name);
  const asked = useWorkshopList(name, schema, orderField, {
    max: most,
    isAsked: isWanted && here === null,
  });
  return here ?? asked;
}

/** Watches a small collection of the current workshop, ordered by one field, unless `isAsked` is false. */
export function useWorkshopList<T>(
  name: WorkshopCollection,
  schema: GenericSchema<unknown, T>,
  orderField: string,
  { max, isAsked = true }: { max: number; isAsked?: boolean },
): Live<Entry<T>[]> {
  const all = useWorkshopCollection(name);
  const list = isAsked ? query(all, orderBy(orderField), limit(max)) : null;
  return useLiveList(list, schema);
}
