import { type ReactNode, useEffect, useMemo } from 'react';
import { useStore } from '@/data/sync/StoreContext';
import { useWorkshop } from '@/data/WorkshopContext';
import { createKeptBookings } from './keptBookings';
import { KeptBookingsContext } from './KeptBookingsContext';

/**
 * Provides the bookings that this device keeps to the components inside. Where nothing outlives the tab, reading
 * thousands at every sign-in would cost more than it saves; without a server, asking costs nothing.
 */
export function KeptBookingsProvider({ children }: { children: ReactNode }) {
  const store = useStore();
  const { id } = useWorkshop();
  const keeps = store.storage === 'device' && store.home.kind !== 'device';
  const source = useMemo(() => (keeps ? createKeptBookings(store, id) : null), [keeps, store, id]);
  useEffect(() => source?.start(), [source]);
  return <KeptBookingsContext value={source}>{children}</KeptBookingsContext>;
}
