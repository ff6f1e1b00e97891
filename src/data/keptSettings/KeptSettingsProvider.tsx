import { type ReactNode, useEffect, useMemo } from 'react';
import { keepsCopies } from '@/data/sync/store';
import { useStore } from '@/data/sync/StoreContext';
import { useWorkshop } from '@/data/WorkshopContext';
import { createKeptSettings } from './keptSettings';
import { KeptSettingsContext } from './KeptSettingsContext';

/** Provides the settings that this device keeps to the components inside; where it keeps nothing, they are listened to. */
export function KeptSettingsProvider({ children }: { children: ReactNode }) {
  const store = useStore();
  const { id } = useWorkshop();
  const kept = useMemo(
    () => (keepsCopies(store) ? createKeptSettings(store, id) : null),
    [store, id],
  );
  useEffect(() => kept?.start(), [kept]);
  return <KeptSettingsContext value={kept}>{children}</KeptSettingsContext>;
}
