import { clockMinutesOf, dayOf, formatClock, formatDay } from '@/domain/time/swedishTime';
import type { Entry } from '@/domain/values/live';
import { type Booking, takesTime } from './booking';
import { type Move, type MoveConditions, movedTo } from './bookingMove';
import { type Place, shifted } from './bookingShift';
import { bookingText, formatDayAndTimes, type Names } from './bookingText';
import { quartersOf } from './occupancy';

/** The most parts of a visit: a batch that moves more to another week asks for more documents than the rules may. */
export const mostParts = 4;

/** The fields of a part that its visit is judged by. */
export type PartTime = Pick<Booking, 'startsAt' | 'endsAt' | 'resourceId' | 'status'>;

/** The parts of a visit in the order of their times; parts without a time come last. */
export function inOrder<E extends { data: Pick<Booking, 'startsAt'> }>(parts: readonly E[]): E[] {
  const at = ({ data }: E) => data.startsAt?.getTime() ?? Infinity;
  return parts.toSorted((one, other) => (at(one) < at(other) ? -1 : Number(at(one) > at(other))));
}

/** Bookings by visits: the parts of one follow one another where its first part stands. */
export function visits<E extends { id: string; data: Pick<Booking, 'visitId'> }>(
  entries: readonly E[],
): [first: E, ...others: E[]][] {
  const byVisit = new Map<string, [E, ...E[]]>();
  for (const entry of entries) {
    const key = entry.data.visitId ?? `booking ${entry.id}`;
    const known = byVisit.get(key);
    if (known) known.push(entry);
    else byVisit.set(key, [entry]);
  }
  return [...byVisit.values()];
}

/** The reason in Swedish why a part may not be where it is beside the others of its visit, or null. */
export function visitFault<E extends { data: Booking }>(
  part: PartTime,
  others: readonly E[],
  names: Names,
): string | null {
  const own = quartersOf(part);
  if (!takesTime(part)) return null;
  for (const { data } of others.filter((other) => takesTime(other.data))) {
    const theirs = quartersOf(data);
    const { services, time, resource } = bookingText(data, names);
    if (own && theirs && own.first < theirs.end && theirs.first < own.end) {
      return `Besökets delar får inte överlappa: ${services} är bokad ${time}.`;
    }
    // The occupancy of a resource's week tells of one booking in each batch.
    if (part.resourceId !== null && part.resourceId === data.resourceId) {
      return `Besökets delar ska ha var sin plats: ${services} är bokad på ${resource ?? 'samma plats'}.`;
    }
  }
  return null;
}

/** The time from one start to another in minutes of the Swedish clock; 0 when either is missing. */
export function distanceOf(from: Pick<Place, 'startsAt'>, to: Pick<Place, 'startsAt'>): number {
  if (!from.startsAt || !to.startsAt) return 0;
  const days = dayOf(to.startsAt).compare(dayOf(from.startsAt));
  return days * 1440 + clockMinutesOf(to.startsAt) - clockMinutesOf(from.startsAt);
}

/** A part of a visit as it was, and in its new place. */
export interface MovedPart {
  id: string;
  former: Booking;
  after: Booking;
}

/**
 * Moves the other parts of a visit by `minutes` on the Swedish clock: all of them, or none and the reason in Swedish.
 * `parts` are the parts to move; parts that are called off or have no time stay.
 */
export function movedAlong(
  parts: readonly Entry<Booking>[],
  minutes: number,
  conditions: MoveConditions,
): { refused: string } | { moved: MovedPart[] } {
  const moved: MovedPart[] = [];
  for (const { id, data } of parts.filter(canMove)) {
    const next = shifted(data, { start: minutes, end: minutes }, conditions.hours);
    const move: Move = movedTo({ id, data }, next, conditions);
    if (move.kind === 'refused') return { refused: `${partName(data)}: ${move.text}` };
    if (move.kind === 'moved') moved.push({ id, former: data, after: move.after });
  }
  return { moved };
}

/** Whether a part can be moved along with another: it has a time and takes place. */
export function canMove({ data }: { data: PartTime }): boolean {
  return data.startsAt !== null && takesTime(data);
}

/**
 * The whole visit in a line, `Årlig service 08:00–10:00, Lyft 1, därefter Tvätt 10:00–11:00, Tvätthall`, without the
 * parts that are called off; with their days if `withDay`.
 */
export function visitText(
  parts: readonly { data: Booking }[],
  names: Names,
  { withDay = false } = {},
): string {
  return inOrder(parts.filter(({ data }) => takesTime(data)))
    .map(({ data }) => {
      const { resource, ...text } = bookingText(data, names);
      const time = withDay ? formatDayAndTimes(data, names.today) : text.time;
      return [`${partName(data)} ${time}`, resource].filter(Boolean).join(', ');
    })
    .join(', därefter ');
}

/** The services of a part in words. */
export function partName({ services }: Pick<Booking, 'services'>): string {
  return services.map(({ name }) => name).join(', ') || 'Ingen tjänst vald';
}

/**
 * The visit as the customer sees it: from the first part's start to the last part's end, with services that tell
 * the clock time of each part, and its day when there are several. A booking by itself is returned as it is.
 */
export function visitAsOne(
  booking: Booking,
  others: readonly { data: Booking }[],
  today = dayOf(booking.startsAt ?? booking.updatedAt),
): Booking {
  if (!canMove({ data: booking })) return booking;
  const parts = inOrder([{ data: booking }, ...others].filter(canMove)).map(({ data }) => data);
  const [first] = parts;
  const [service] = parts.flatMap(({ services }) => services);
  if (!first || !service || parts.length < 2) return booking;
  const ends = parts.flatMap(({ endsAt }) => endsAt?.getTime() ?? []);
  const days = parts
    .flatMap(({ startsAt }) => startsAt?.getTime() ?? [])
    .map((at) => dayOf(new Date(at)));
  const areSameDay = days.every((day) => day.compare(days[0] ?? day) === 0);
  const name = parts
    .map((part) => {
      const { startsAt, isAllDay } = part;
      if (!startsAt) return partName(part);
      const day = areSameDay ? '' : ` ${formatDay(dayOf(startsAt), today)}`;
      return `${partName(part)}${day}${isAllDay ? '' : ` kl. ${formatClock(startsAt)}`}`;
    })
    .join(', därefter ');
  return {
    ...booking,
    startsAt: first.startsAt,
    endsAt: new Date(Math.max(...ends)),
    isAllDay: parts.every((part) => part.isAllDay),
    services: [{ ...service, name }],
  };
}
