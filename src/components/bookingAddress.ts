import { type BookingMessageKind, bookingMessageKinds } from '@/domain/workshop/messageTemplate';
import { bookingPath, paths } from '@/paths';

// These addresses are not in paths.ts, which every visitor of the public pages loads.

const kindsInAddress: Record<BookingMessageKind, string> = {
  confirmation: 'bekraftelse',
  reminder: 'paminnelse',
  newTime: 'ny-tid',
  ready: 'klar',
  cancelled: 'avbokning',
};

/** The fragment of an address that leads to a message to the customer. */
export function fragmentOf(kind: BookingMessageKind): string {
  return `#meddela-${kindsInAddress[kind]}`;
}

/** The address that opens a booking at a ready message to its customer. */
export function bookingMessagePath(id: string, kind: BookingMessageKind): string {
  return bookingPath(id) + fragmentOf(kind);
}

/** The message to which the fragment of an address leads. */
export function messageInFragment(fragment: string): BookingMessageKind | undefined {
  return bookingMessageKinds.find((kind) => fragmentOf(kind) === fragment);
}

/**
 * The address that begins a new booking in the calendar, for a customer, a vehicle or both; `uppfoljning` has the ids of
 * the follow-ups that it takes up, with commas between.
 */
export function newBookingPath(about: {
  kund?: string;
  fordon?: string;
  uppfoljning?: string;
}): string {
  return `${paths.calendar}?${new URLSearchParams({ ny: '', ...about }).toString()}`;
}
