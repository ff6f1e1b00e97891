import { clockMinutesOf, dayOf, formatClock, formatDay } from '@/domain/time/swedishTime';
import type { Entry } from '@/domain/values/live';
import { type Booking, takesTime } from './booking';
import { type Move, type MoveConditions, movedTo } from './bookingMove';
import { type Place, shifted } from './bookingShift';
import { bookingText, formatDayAndTimes, inSentence, type Names } from './bookingText';
import { isHandedOut, isLoan } from './loan';
import { quartersOf } from './occupancy';

/** The most parts of a visit: a batch that moves more to another week asks for more documents than the rules may. */
export const mostParts = 4;

/** The fields of a part that its visit is judged by. */
export type PartTime = Pick<Booking, 'startsAt' | 'endsAt' | 'resourceId' | 'status' | 'loan'>;

/** The parts of a visit in the order of their times; parts without a time come last. */
export function inOrder<E extends { data: Pick<Booking, 'startsAt'> }>(parts: readonly E[]): E[] {
  const at = ({ data }: E) => data.startsAt?.getTime() ?? Infinity;
  return parts.toSorted((one, other) => (at(one) < at(other) ? -1 : Number(at(one) > at(other))));
}

/** The other parts of a booking's visit among `bookings`. */
export function othersOf<E extends { id: string; data: Pick<Booking, 'visitId'> }>(
  { id, data: { visitId } }: E,
  bookings: readonly E[],
): E[] {
  return bookings.filter(
    (each) => visitId !== null && each.data.visitId === visitId && each.id !== id,
  );
}

/** Bookings by visits: the jobs of one follow one another where its first part stands, and its loan car comes last. */
export function visits<E extends { id: string; data: Pick<Booking, 'visitId' | 'loan'> }>(
  entries: readonly E[],
): [first: E, ...others: E[]][] {
  const byVisit = new Map<string, [E, ...E[]]>();
  for (const entry of entries) {
    const key = entry.data.visitId ?? `booking ${entry.id}`;
    const known = byVisit.get(key);
    if (known) known.push(entry);
    else byVisit.set(key, [entry]);
  }
  return [...byVisit.values()].map(([first, ...others]) => {
    const parts = [first, ...others];
    const [lead = first] = parts.filter(({ data }) => !isLoan(data));
    const rest = parts.filter((part) => part !== lead);
    return [
      lead,
      ...rest.filter(({ data }) => !isLoan(data)),
      ...rest.filter(({ data }) => isLoan(data)),
    ];
  });
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
    // A loan car is away while the customer's own car is worked on.
    const areJobs = !isLoan(part) && !isLoan(data);
    if (areJobs && own && theirs && own.first < theirs.end && theirs.first < own.end) {
      return `Besökets delar får inte överlappa: ${services} är bokad ${inSentence(time)}.`;
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
 * `parts` are the parts to move; parts that are called off or have no time stay, and loan cars.
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

/** True if a part can be moved along with another: it is a job that has a time and takes place. Loan cars follow by themselves. */
export function canMove({ data }: { data: PartTime }): boolean {
  return data.startsAt !== null && takesTime(data) && !isLoan(data);
}

/**
 * The whole visit in a line, `Årlig service 08:00–10:00, Lyft 1, därefter Tvätt 10:00–11:00, Tvätthall`, and after a
 * semicolon its loan car; without the parts that are called off, with their days if `withDay`.
 */
export function visitText(
  parts: readonly { data: Booking }[],
  names: Names,
  { withDay = false } = {},
): string {
  const taking = inOrder(parts.filter(({ data }) => takesTime(data)));
  const text = ({ data }: { data: Booking }) => {
    const { resource, ...texts } = bookingText(data, names);
    const time = withDay ? formatDayAndTimes(data, names.today) : texts.time;
    return [`${partName(data)} ${time}`, resource].filter(Boolean).join(', ');
  };
  const jobs = taking.filter(({ data }) => !isLoan(data)).map(text);
  const loans = taking.filter(({ data }) => isLoan(data)).map(text);
  return [jobs.join(', därefter '), ...loans].filter(Boolean).join('; ');
}

/** The name of a part: its services, or that it lends a car. */
export function partName({ services, loan }: Pick<Booking, 'services' | 'loan'>): string {
  if (loan) return 'Lånebil';
  return services.map(({ name }) => name).join(', ') || 'Ingen tjänst vald';
}

/**
 * The visit as the customer sees it: from the first job's start to the last job's end, with services that tell the clock time of
 * each job, its day when there are several, and that there is a loan car. For a visit that is done, the services alone are told.
 * A booking by itself is returned as it is.
 */
export function visitAsOne(
  booking: Booking,
  others: readonly { data: Booking }[],
  today = dayOf(booking.startsAt ?? booking.updatedAt),
): Booking {
  if (!canMove({ data: booking })) return booking;
  const all = inOrder([{ data: booking }, ...others].filter(({ data }) => takesTime(data)));
  const parts = all.filter(canMove).map(({ data }) => data);
  const hasCar = all.some(({ data }) => isLoan(data) && !isHandedOut(data));
  const withCar = hasCar && booking.status !== 'done' ? ' samt lånebil' : '';
  const [first] = parts;
  const [service] = parts.flatMap(({ services }) => services);
  if (!first || !service) return booking;
  if (parts.length < 2) {
    const name = `${partName(booking)}${withCar}`;
    return withCar ? { ...booking, services: [{ ...service, name }] } : booking;
  }
  const ends = parts.flatMap(({ endsAt }) => endsAt?.getTime() ?? []);
  const days = parts
    .flatMap(({ startsAt }) => startsAt?.getTime() ?? [])
    .map((at) => dayOf(new Date(at)));
  const span = {
    startsAt: first.startsAt,
    endsAt: new Date(Math.max(...ends)),
    isAllDay: parts.every(({ isAllDay }) => isAllDay),
  };
  if (booking.status === 'done') {
    return { ...booking, ...span, services: parts.flatMap(({ services }) => services) };
  }
  const areSameDay = days.every((day) => day.compare(days[0] ?? day) === 0);
  const name = parts
    .map((part) => {
      const { startsAt, isAllDay } = part;
      if (!startsAt) return partName(part);
      const day = areSameDay ? '' : ` ${formatDay(dayOf(startsAt), today)}`;
      return `${partName(part)}${day}${isAllDay ? '' : ` kl. ${formatClock(startsAt)}`}`;
    })
    .join(', därefter ');
  return { ...booking, ...span, services: [{ ...service, name: name + withCar }] };
}
