import { occupancyOf } from '@/domain/booking/occupancy';
import type { Fields } from '../../scripts/firestoreValue';
import type { Write } from '../support/rulesClient';
import { unplannedBooking } from './bookingSpecs';
import { span, unplanned } from './bookingWorld';
import { seeded, workshops } from './world';
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

/** The removal of a booking that devices learn of, by somebody who has seen it as it is in the world. */
export function removal(id: string, by = 'stina', seenAt: Date | null = seeded.updatedAt): Write {
  return create(by, `${own}/removedBookings/${id}`, { seenAt });
}

/** Deletes a booking of the world. */
export function removed(id: string, by = 'stina'): Write[] {
  return [{ delete: `${own}/bookings/${id}` }, removal(id, by)];
}

/** A time on a resource, `r1` if none is named. */
export interface Time {
  resourceId?: string;
  startsAt: Date;
  endsAt: Date;
}

/**
 * The quarters that a booking takes and frees, written as by the app: only these quarters, in one write for
 * each week.
 */
export function occupied(
  bookingId: string,
  { taken = [], freed = [] }: { taken?: readonly Time[]; freed?: readonly Time[] },
): Write[] {
  const weeks = new Map<
    string,
    { resourceId: string; week: number; quarters: [string, boolean][] }
  >();
  const add = (times: readonly Time[], isTaken: boolean) => {
    const occupying = times.map((time) => ({
      resourceId: 'r1',
      status: 'booked' as const,
      ...time,
    }));
    for (const { id, resourceId, week, quarters } of occupying.flatMap(occupancyOf)) {
      const known = weeks.get(id)?.quarters ?? [];
      const keys = quarters.map((key): [string, boolean] => [key, isTaken]);
      weeks.set(id, { resourceId, week, quarters: [...known, ...keys] });
    }
  };
  add(freed, false);
  add(taken, true);
  return [...weeks].map(([id, { resourceId, week, quarters }]) => {
    const changes = new Map(quarters);
    const kept = [...changes].filter(([, isTaken]) => isTaken).map(([key]) => [key, bookingId]);
    return {
      set: `${own}/occupancy/${id}`,
      fields: { resourceId, week, bookingId, quarters: Object.fromEntries(kept) },
      mask: [
        ...['resourceId', 'week', 'bookingId'],
        ...[...changes.keys()].map((key) => `quarters.\`${key}\``),
      ],
    };
  });
}

/** Takes the quarters of `r1` from one clock time to another. */
export function taken(from: string, to: string, id = 'new'): Write[] {
  return occupied(id, { taken: [span(from, to)] });
}

/** Frees the quarters of `r1` from one clock time to another. */
export function freed(from: string, to: string, id: string): Write[] {
  return occupied(id, { freed: [span(from, to)] });
}

/** Fields to add to writes of occupancy, or to replace in them. */
export function withFields(
  writes: readonly Write[],
  fields: Fields,
  quarters: Fields = {},
): Write[] {
  return writes.map((write) => {
    if (!('set' in write)) return write;
    const { quarters: former } = write.fields;
    return {
      set: write.set,
      fields: { ...write.fields, ...fields, quarters: { ...Object(former), ...quarters } },
      mask: [
        ...(write.mask ?? []),
        ...Object.keys(fields),
        ...Object.keys(quarters).map((key) => `quarters.\`${key}\``),
      ],
    };
  });
}

export const r1 = { resourceId: 'r1' };
export const hour = { ...r1, ...span('10:00', '11:00') };

/** A booking on `r1` with everything filled in, but without times. */
export const full: Fields = {
  ...Object.fromEntries(
    Object.entries(unplannedBooking).map(([key, { accepted }]) => [key, accepted.at(-1)]),
  ),
  ...{ ...r1, outsideHours: false, status: 'done' },
};
