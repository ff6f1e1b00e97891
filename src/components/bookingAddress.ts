import { bookingPath, paths } from '@/paths';

// These addresses are not in paths.ts, which every visitor of the public pages loads.

/** The fragment of a booking's address that leads to the messages to its customer. */
export const messagesFragment = '#meddela';

/** The address that opens a booking at the ready messages to its customer. */
export function bookingMessagePath(id: string): string {
  return `${bookingPath(id)}${messagesFragment}`;
}

/** The address that begins a new booking in the calendar, for a customer, a vehicle or both. */
export function newBookingPath(who: { kund?: string; fordon?: string }): string {
  return `${paths.calendar}?${new URLSearchParams({ ny: '', ...who }).toString()}`;
}
