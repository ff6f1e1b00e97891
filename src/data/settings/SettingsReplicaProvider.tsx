import { type ReactNode, useEffect, useMemo } from 'react';
import { keepsCopies } from '@/data/sync/store';
import { useStore } from '@/data/sync/StoreContext';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { createSettingsReplica } from './settingsReplica';
import { SettingsReplicaContext } from './SettingsReplicaContext';

/** Provides the settings that this device keeps to the components inside; where it keeps nothing, they are listened to. */
export function SettingsReplicaProvider({ children }: { children: ReactNode }) {
  const store = useStore();
  const { id } = useWorkshop();
  const kept = useMemo(
    () => (keepsCopies(store) ? createSettingsReplica(store, id) : null),
    [store, id],
  );
  useEffect(() => kept?.start(), [kept]);
  return <SettingsReplicaContext value={kept}>{children}</SettingsReplicaContext>;
}
