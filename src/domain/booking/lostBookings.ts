import * as v from 'valibot';
import { same } from '@/domain/values/same';
import { type Booking, bookingDocument, type BookingFields } from './booking';

/** A booking that the server refused, usually because another booking had taken its time. */
export interface LostBooking {
  id: string;
  label: string;
  /** The ids of the first refused write, and of later refused changes of the booking. */
  writes: string[];
  isNew: boolean;
  /** The typed values; the latest win. */
  fields: Partial<BookingFields>;
  /** The typed values of the part that was added to the visit of the booking by the same write; null without one. */
  part: Partial<BookingFields> | null;
  /** The loan car that was added to the visit by the same write; undefined without one. */
  loanCarId?: string | null;
  /** For each field, the values that the booking had on this device before they were typed; the one typed over first. */
  known?: Record<string, unknown[]>;
}

/** A write that the server refused. */
interface RefusedWrite {
  id: string;
  label: string;
  conflict?: unknown;
  changes: readonly {
    kind: string;
    path: string;
    values?: Record<string, unknown>;
    base?: Record<string, unknown> | undefined;
    earlier?: Record<string, unknown[]> | undefined;
  }[];
}

const typedFields = v.partial(v.omit(bookingDocument, ['createdAt', 'updatedAt', 'base']));

/** The keys by which a booking takes a time; a refused change of others, such as a text, lost none. */
const timeKeys = ['startsAt', 'endsAt', 'resourceId', 'status'];

/** The bookings of a workshop that `refused` writes, the earliest first, should have created or given another time. */
export function lostBookings(refused: readonly RefusedWrite[], workshopId: string): LostBooking[] {
  const byId = new Map<string, LostBooking>();
  for (const each of refused.flatMap((write) => lostIn(write, workshopId))) {
    const earlier = byId.get(each.id);
    byId.set(each.id, {
      ...each,
      writes: [...(earlier?.writes ?? []), ...each.writes],
      isNew: each.isNew || (earlier?.isNew ?? false),
      fields: { ...earlier?.fields, ...each.fields },
      part: each.part ?? earlier?.part ?? null,
      known: { ...each.known, ...earlier?.known },
    });
  }
  return [...byId.values()];
}

/** The time is chosen anew, from where the booking is now. */
const chosenAnew = ['startsAt', 'endsAt', 'isAllDay'];

/** A booking as a lost change was typed over it: with the former values of what somebody has changed since. */
export function withBase({ known = {} }: LostBooking, latest: Booking): Booking {
  const now = new Map<string, unknown>(Object.entries(latest));
  const since = Object.entries(known).filter(
    ([key, values]) =>
      !chosenAnew.includes(key) && !values.some((value) => same(value, now.get(key))),
  );
  const former = v.safeParse(
    typedFields,
    Object.fromEntries(since.map(([key, [value]]) => [key, value])),
  );
  return former.success ? { ...latest, ...former.output } : latest;
}

function lostIn({ id, label, changes, conflict }: RefusedWrite, workshopId: string): LostBooking[] {
  // A time that somebody else has changed is a choice between two, and no time that another booking has taken.
  if (conflict) return [];
  const parent = `workshops/${workshopId}/bookings/`;
  const bookings = changes.flatMap(({ kind, path, values, base = {}, earlier = {} }) => {
    const isBooking = path.startsWith(parent) && values !== undefined;
    const fields = v.safeParse(typedFields, isBooking ? values : null);
    if (!fields.success) return [];
    const givesTime = timeKeys.some((key) => key in fields.output);
    const known = Object.fromEntries(
      Object.keys(fields.output).flatMap((key) =>
        key in base ? [[key, [base[key], ...(earlier[key] ?? [])]]] : [],
      ),
    );
    const id = path.slice(parent.length);
    return [{ id, isNew: kind === 'create', givesTime, known, ...fields }];
  });
  // The first is the one that somebody opened or moved. The other parts of its visit move along once again when it
  // gets a new time, but a part that was added is nowhere else.
  const [first, ...others] = bookings;
  const added = others.filter(({ isNew }) => isNew).map(({ output }) => output);
  const part = added.find(({ loan }) => !loan) ?? null;
  const car = added.find(({ loan }) => loan)?.resourceId;
  if (!first || !(first.isNew || first.givesTime || added.length > 0)) return [];
  const { isNew, output: fields, known } = first;
  const lost = { id: first.id, label, writes: [id], isNew, fields, part, known };
  return [car === undefined ? lost : { ...lost, loanCarId: car }];
}
