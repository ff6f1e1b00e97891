import type { Fields } from '../../scripts/firestoreValue';
import type { Write } from '../support/rulesClient';
import { unplannedBooking } from './bookingSpecs';
import { at, slotsIn, unplanned } from './bookingWorld';
import { workshops } from './world';
import { change, create } from './writes';

const { own } = workshops;

/** Changes a booking of the world as staff. */
export function changed(id: string, changes: Fields): Write {
  return change('stina', `${own}/bookings/${id}`, changes);
}

/** Creates a booking called `new`. */
export function newOne(fields: Fields, by = 'stina'): Write {
  return create(by, `${own}/bookings/new`, { ...unplanned, ...fields });
}

/** Takes the slots from one clock time to another. */
export function taken(from: string, to: string, id = 'new', resourceId = 'r1'): Write[] {
  return Object.entries(slotsIn(id, resourceId, at(from), at(to))).map(([path, fields]) =>
    create('stina', path, fields),
  );
}

/** The path of the slot of `r1` that begins at a clock time. */
export function slotAt(clock: string): string {
  return `${own}/slots/r1_${at(clock).getTime() / 900_000}`;
}

/** Frees the slots of `r1` from one clock time to another. */
export function freed(from: string, to: string): Write[] {
  return Object.keys(slotsIn('', 'r1', at(from), at(to))).map((path) => ({ delete: path }));
}

/** From one clock time to another. */
export const span = (from: string, to: string) => ({ startsAt: at(from), endsAt: at(to) });

export const r1 = { resourceId: 'r1' };
export const hour = { ...r1, ...span('10:00', '11:00') };

/** A booking on `r1` with everything filled in, but without times. */
export const full: Fields = {
  ...Object.fromEntries(
    Object.entries(unplannedBooking).map(([key, { accepted }]) => [key, accepted.at(-1)]),
  ),
  ...{ ...r1, outsideHours: false, status: 'done' },
};
