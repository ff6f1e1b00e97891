import { createContext, use, useSyncExternalStore } from 'react';
import type { BookingsHere, BookingsSource } from './keptBookings';

export const KeptBookingsContext = createContext<BookingsSource | null>(null);

const none: BookingsHere = { kind: 'none' };
const nothing = { subscribe: () => () => {}, getState: () => none };

/** The bookings of the current workshop that this device keeps; `none` where it keeps none. */
export function useBookingsHere(): BookingsHere {
  const { subscribe, getState } = use(KeptBookingsContext) ?? nothing;
  return useSyncExternalStore(subscribe, getState);
}
