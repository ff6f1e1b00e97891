import { type ReactNode, useEffect, useMemo } from 'react';
import { createRegister } from './register';
import { RegisterContext } from './RegisterContext';
import { useStore } from '@/data/sync/StoreContext';
import { useWorkshop } from '@/data/workshop/WorkshopContext';

/** Provides the register of the current workshop to the components inside, from the first page on. */
export function RegisterProvider({ children }: { children: ReactNode }) {
  const store = useStore();
  const { id } = useWorkshop();
  const register = useMemo(() => createRegister(store, id), [store, id]);
  useEffect(() => register.start(), [register]);
  return <RegisterContext value={register}>{children}</RegisterContext>;
}
