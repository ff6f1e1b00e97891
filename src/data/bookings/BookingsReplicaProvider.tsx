import { type ReactNode, useContext, useEffect, useMemo } from 'react';
import { RegisterContext } from '@/data/register/RegisterContext';
import { keepsCopies } from '@/data/sync/store';
import { useStore } from '@/data/sync/StoreContext';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { createBookingsReplica } from './bookingsReplica';
import { BookingsReplicaContext } from './BookingsReplicaContext';

/**
 * Provides the bookings that this device keeps to the components inside. A device keeps none if its copies end with the tab,
 * since reading thousands at every sign-in would cost more than it saves, or without a server, since asking then costs nothing.
 */
export function BookingsReplicaProvider({ children }: { children: ReactNode }) {
  const store = useStore();
  const { id } = useWorkshop();
  const register = useContext(RegisterContext);
  const source = useMemo(() => {
    if (!keepsCopies(store)) return null;
    return createBookingsReplica(store, id, (bookings) => {
      const idsOf = (field: 'customerId' | 'vehicleId') =>
        bookings.flatMap(({ data }) => data[field] ?? []);
      register?.showFirst('calendar', idsOf('customerId'), idsOf('vehicleId'));
    });
  }, [store, id, register]);
  useEffect(() => source?.start(), [source]);
  return <BookingsReplicaContext value={source}>{children}</BookingsReplicaContext>;
}
