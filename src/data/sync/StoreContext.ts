import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Reach } from '@/domain/values/live';
import type { SavingState } from './savingState';
import type { Store } from './store';

export const StoreContext = createContext<Store | null>(null);

/** The signed-in person's store; throws outside StoreProvider. */
export function useStore(): Store {
  const store = useContext(StoreContext);
  if (!store) throw new Error('useStore outside StoreProvider');
  return store;
}

/** The state of this device's writes. */
export function useSavingState(): SavingState {
  const { saving } = useStore();
  return useSyncExternalStore(saving.subscribe, saving.getState);
}

/** The data within this device's reach at the moment. */
export function useReach(): Reach {
  const { home } = useStore();
  const { offline } = useSavingState();
  return { onDevice: home.kind === 'device', offline };
}
