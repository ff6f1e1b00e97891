import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { RegisterSource } from './register';
import type { Register } from '@/domain/register/register';

export const RegisterContext = createContext<RegisterSource | null>(null);

const loading: Register = { kind: 'loading' };

/**
 * The current workshop's customers and vehicles, `loading` while no more than the preview has been read; throws outside
 * RegisterProvider.
 */
export function useRegister(): Register {
  const register = useRegisterOrPreview();
  return register.kind === 'ready' && register.isPreview ? loading : register;
}

/** As `useRegister`, with the preview, for what shows no more than the preview holds. */
export function useRegisterOrPreview(): Register {
  const source = useContext(RegisterContext);
  if (!source) throw new Error('useRegister outside RegisterProvider');
  return useSyncExternalStore(source.subscribe, source.getState);
}

/** Keeps the customers and vehicles that a page shows first on this device, to be shown at once when the app is opened. */
export function useShownFirst(page: string, customers: string[], vehicles: string[]): void {
  const source = useContext(RegisterContext);
  const ids = JSON.stringify([customers, vehicles]);
  useEffect(() => {
    const [customerIds = [], vehicleIds = []]: string[][] = JSON.parse(ids);
    if (customerIds.length > 0) source?.showFirst(page, customerIds, vehicleIds);
  }, [source, page, ids]);
}
