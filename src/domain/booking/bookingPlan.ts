import { addDays, dayOf } from '@/domain/time/swedishTime';
import { parseDuration } from '@/domain/values/duration';
import type { OpeningHours } from '@/domain/workshop/openingHours';
import { type BookedService, type BookingFields, plannedMinutes } from './booking';
import type { FreeTime } from './freeTimes';
import {
  type Length,
  noTimes,
  type TimeTexts,
  timeTexts,
  withAllDay,
  withEnd,
  withLength,
  withStart,
} from './timeTexts';

/** The number of free times to offer: as many as are worth choosing between. */
export const offered = 3;
/** The number of days ahead in which free times are searched. */
const searchedDays = 60;

/** The booking as it was when its form opened; never changes. */
interface Opening {
  booking: BookingFields;
  /** The booking as the database had it; null for a new booking. */
  former: BookingFields | null;
  /** The times that the booking was opened with. */
  times: TimeTexts;
  now: Date;
}

/** A booking while its form is being filled in: the services, the time, the resource and the person. */
export interface Plan {
  opening: Opening;
  services: BookedService[];
  buffer: string;
  resourceId: string | null;
  staffId: string | null;
  /**
   * True if the user has chosen the resource or the person, or none; otherwise a free time brings its own.
   */
  ownResource: boolean;
  ownStaff: boolean;
  times: TimeTexts;
  /** True if the times are a proposal, which a change of the services may replace. */
  isProposed: boolean;
  /**
   * True if the time was given and not found by a search: a resource and a person must then be free at that
   * very time.
   */
  isGiven: boolean;
  /** True if the user pointed at the start in the calendar; a search must not replace it. */
  isPointedAt: boolean;
  outsideHours: boolean;
  /** The instant from which proposals are searched. */
  earliest: Date;
  /** The instant from which a search is running, or the result of the last search. */
  search: { from: Date } | 'found' | 'none' | 'failed';
  /** The free times on different days that the search has found so far; the first is proposed at once. */
  offers: readonly FreeTime[];
  /** True if the user asks for all free times of the chosen day. */
  showsDay: boolean;
}

export type PlanAction =
  | { kind: 'services'; services: BookedService[] }
  /** Another vehicle is chosen, for which a proposed time may not do. */
  | { kind: 'vehicle' }
  | { kind: 'buffer'; buffer: string }
  | { kind: 'resource'; resourceId: string | null }
  | { kind: 'staff'; staffId: string | null }
  | { kind: 'start'; texts: Partial<Pick<TimeTexts, 'day' | 'start'>> }
  | { kind: 'end'; texts: Partial<Pick<TimeTexts, 'endDay' | 'end'>> }
  | { kind: 'allDay'; isAllDay: boolean }
  /** The user has begun to type a time, which a found time must not replace. */
  | { kind: 'typing' }
  /** The booking gets no time, to be planned later. */
  | { kind: 'unplan' }
  /** One of the free times `among` which the user could choose. */
  | { kind: 'take'; time: FreeTime; among: readonly FreeTime[] }
  | { kind: 'showDay'; showsDay: boolean }
  /** The user asks for another proposal, from an instant on. */
  | { kind: 'search'; from: Date }
  /** The former part of the visit ends at another time, after which a proposed time is searched. */
  | { kind: 'follow'; from: Date }
  /** A search has covered the days before `next`; `times` are the free times found. */
  | { kind: 'searched'; times: readonly FreeTime[]; next: Date }
  | { kind: 'searchFailed' }
  | { kind: 'outsideHours'; outsideHours: boolean };

/**
 * The plan with which a form opens. A new booking without a time gets the next free time as soon as services
 * are chosen; a booking with a given time gets a resource and a person that are free then.
 */
export function openPlan(
  booking: BookingFields,
  former: BookingFields | null,
  now: Date,
  hours: OpeningHours,
): Plan {
  const { services, bufferMinutes, resourceId, staffId, startsAt, endsAt, outsideHours } = booking;
  const isPlanned = Boolean(former?.startsAt);
  const times = timeTexts(booking, { minutes: plannedMinutes(booking), hours });
  return {
    opening: { booking, former, times, now },
    services,
    buffer: String(bufferMinutes),
    resourceId,
    staffId,
    // A booking with a time but without a resource or person was deliberately given none.
    ownResource: resourceId !== null || isPlanned,
    ownStaff: staffId !== null || isPlanned,
    times,
    isProposed: former === null && endsAt === null,
    isGiven: startsAt !== null && !isPlanned,
    isPointedAt: startsAt !== null && resourceId !== null,
    outsideHours,
    earliest: startsAt ?? now,
    search: 'found',
    offers: [],
    showsDay: false,
  };
}

/** The plan after an action. */
export function changedPlan(plan: Plan, action: PlanAction, hours: OpeningHours): Plan {
  const { times } = plan;
  const length = { minutes: minutesOf(plan), hours };
  switch (action.kind) {
    case 'services':
      return withJob(plan, { services: action.services }, hours);
    case 'vehicle':
      return withJob(plan, {}, hours);
    case 'buffer':
      return withJob(plan, { buffer: action.buffer }, hours);
    case 'resource':
      return withJob(plan, { resourceId: action.resourceId, ownResource: true }, hours);
    case 'staff':
      return withJob(plan, { staffId: action.staffId, ownStaff: true }, hours);
    case 'start':
      return withTimes(plan, withStart(times, action.texts, length));
    case 'end':
      return withTimes(plan, withEnd(times, action.texts));
    case 'allDay':
      return withTimes(plan, withAllDay(times, action.isAllDay, dayOf(plan.opening.now), length));
    case 'typing':
      return withTimes(plan, times);
    case 'unplan':
      return withTimes(plan, noTimes);
    case 'take': {
      const taken = withFound(plan, action.time, length);
      const { startsAt } = action.time;
      return { ...taken, earliest: startsAt, isPointedAt: false, offers: action.among };
    }
    case 'showDay':
      return { ...plan, showsDay: action.showsDay };
    case 'search':
      return {
        ...plan,
        // The search keeps a chosen resource or person; a choice of none no longer counts.
        ownResource: plan.ownResource && plan.resourceId !== null,
        ownStaff: plan.ownStaff && plan.staffId !== null,
        isPointedAt: false,
        earliest: action.from,
        search: { from: action.from },
        offers: [],
        showsDay: false,
      };
    case 'follow':
      return plan.isProposed ? withJob({ ...plan, earliest: action.from }, {}, hours) : plan;
    case 'searched':
      return afterSearch(plan, action, length);
    case 'searchFailed':
      return { ...plan, search: plan.offers.length > 0 ? 'found' : 'failed' };
    case 'outsideHours':
      return { ...plan, outsideHours: action.outsideHours };
  }
}

/** The time of the services and the buffer in minutes; a buffer that cannot be read counts as none. */
export function minutesOf({ services, buffer }: Pick<Plan, 'services' | 'buffer'>): number {
  const parsed = parseDuration(buffer);
  return plannedMinutes({ services, bufferMinutes: parsed.ok ? parsed.value : 0 });
}

/** Changes values on which a proposal depends, and searches for a new proposal if there was one. */
function withJob(plan: Plan, values: Partial<Plan>, hours: OpeningHours): Plan {
  const next = { ...plan, ...values, offers: [] };
  const { booking, times } = plan.opening;
  if (next.isProposed && next.services.length > 0) {
    return { ...next, search: { from: plan.earliest } };
  }
  if (next.isProposed) {
    return { ...next, times, isGiven: booking.startsAt !== null, search: 'found' };
  }
  return minutesOf(next) === minutesOf(plan)
    ? next
    : { ...next, times: withLength(next.times, { minutes: minutesOf(next), hours }) };
}

/** Takes typed times, which end a search for others. */
function withTimes(plan: Plan, times: TimeTexts): Plan {
  return { ...plan, times, isProposed: false, isGiven: true, search: 'found', offers: [] };
}

/** Takes the first time that is found, and searches on until there are enough days to choose between. */
function afterSearch(
  plan: Plan,
  { times, next }: Extract<PlanAction, { kind: 'searched' }>,
  length: Length,
): Plan {
  const { earliest, opening } = plan;
  const [best] = times;
  if (plan.isPointedAt && best?.startsAt.getTime() !== earliest.getTime()) {
    return { ...plan, times: withLength(plan.times, length), search: 'found' };
  }
  if (plan.isPointedAt && best) return withFound(plan, best, length);
  const offers = [...plan.offers, ...times].slice(0, offered);
  const proposed = plan.offers.length === 0 && best ? withFound(plan, best, length) : plan;
  const isOver = next >= addDays(opening.now, searchedDays);
  if (offers.length < offered && !isOver) return { ...proposed, offers, search: { from: next } };
  return { ...proposed, offers, search: offers.length > 0 ? 'found' : 'none' };
}

/** Takes a free time, with its resource and person unless the user has chosen others. */
function withFound(plan: Plan, { resourceId, staffId, ...time }: FreeTime, length: Length): Plan {
  return {
    ...plan,
    resourceId: plan.ownResource ? plan.resourceId : resourceId,
    staffId: plan.ownStaff ? plan.staffId : staffId,
    times: timeTexts({ ...time, isAllDay: false }, length),
    isGiven: false,
    search: 'found',
  };
}
