import { createContext, use, useSyncExternalStore } from 'react';
import type { RegisterSource } from './register';
import type { Register } from '@/domain/register/register';

export const RegisterContext = createContext<RegisterSource | null>(null);

/** The current workshop's customers and vehicles; throws outside RegisterProvider. */
export function useRegister(): Register {
  const source = use(RegisterContext);
  if (!source) throw new Error('useRegister outside RegisterProvider');
  return useSyncExternalStore(source.subscribe, source.getState);
}
