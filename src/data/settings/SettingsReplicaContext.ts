import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Entry, Live } from '@/domain/values/live';
import type { SettingsReplica } from './settingsReplica';
import type { Settings } from './settings';

export const SettingsReplicaContext = createContext<SettingsReplica | null>(null);

const noChanges = () => () => {};
const none = () => null;

/** A list of the current workshop's settings, as this device keeps it; null where it keeps none. */
export function useSettingsHere<N extends keyof Settings>(
  name: N,
): Live<Entry<Settings[N]>[]> | null {
  const list = useContext(SettingsReplicaContext)?.lists[name];
  return useSyncExternalStore(list?.subscribe ?? noChanges, list?.getState ?? none);
}
