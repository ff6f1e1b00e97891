import { createContext, useContext, useSyncExternalStore } from 'react';
import type { BookingsHere, BookingsSource } from './bookingsReplica';

export const BookingsReplicaContext = createContext<BookingsSource | null>(null);

const none: BookingsHere = { kind: 'none' };
const nothing = { subscribe: () => () => {}, getState: () => none };

/** The bookings of the current workshop that this device keeps; `none` where it keeps none. */
export function useBookingsHere(): BookingsHere {
  const { subscribe, getState } = useContext(BookingsReplicaContext) ?? nothing;
  return useSyncExternalStore(subscribe, getState);
}
