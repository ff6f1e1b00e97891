import { dayOf, lastDayOf } from '@/domain/time/swedishTime';
import type { Entry } from '@/domain/values/live';
import type { Booking, BookingFields } from './booking';

/** The fields of a booking in which people may write who a customer is and how to reach the customer. */
export type FreeTexts = Pick<BookingFields, 'keyNumber' | 'message' | 'note'>;

/** The free texts of one booking as they are to be written. */
export interface TextChange {
  id: string;
  values: FreeTexts;
}

/** The bookings of an anonymised customer that still hold free texts. */
export interface BookingsWithTexts {
  /** Bookings that nobody works on any more: the texts have no purpose left (GDPR art. 17.1 a). */
  over: Entry<Booking>[];
  /** Bookings whose job is still to be done, for which the texts are needed. */
  ahead: Entry<Booking>[];
}

const empty: FreeTexts = { keyNumber: null, message: null, note: null };

/** Finds the bookings that hold free texts, and tells which of them are over at the instant `now`. */
export function bookingsWithTexts(
  bookings: readonly Entry<Booking>[],
  now: Date,
): BookingsWithTexts {
  // The last change leaves the texts that it replaced in its base.
  const withTexts = bookings.filter(({ data }) =>
    [data, data.base ?? {}].some((texts) => holdsText({ ...empty, ...texts })),
  );
  return {
    over: withTexts.filter(({ data }) => isOver(data, now)),
    ahead: withTexts.filter(({ data }) => !isOver(data, now)),
  };
}

/** Empties the free texts of bookings; `undo` writes them back. */
export function emptyTexts(bookings: readonly Entry<Booking>[]): {
  changes: TextChange[];
  undo: TextChange[];
} {
  return {
    changes: bookings.map(({ id }) => ({ id, values: empty })),
    undo: bookings.map(({ id, data: { keyNumber, message, note } }) => ({
      id,
      values: { keyNumber, message, note },
    })),
  };
}

function holdsText({ keyNumber, message, note }: Record<keyof FreeTexts, unknown>): boolean {
  return keyNumber !== null || message !== null || note !== null;
}

/**
 * Finished and cancelled bookings are over, and so are all others from the day after their last, because
 * people forget to change the status. A booking without a time is still to be planned until it is called
 * off.
 */
function isOver({ status, endsAt }: Booking, now: Date): boolean {
  switch (status) {
    case 'done':
    case 'pickedUp':
    case 'noShow':
    case 'cancelled':
      return true;
    default:
      return endsAt !== null && lastDayOf(endsAt).compare(dayOf(now)) < 0;
  }
}
