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

/** How far ahead a free time is looked for, in days. */
const searchedDays = 60;

/** The booking as its form was opened, which stays as it was. */
interface Opening {
  booking: BookingFields;
  /** As the booking stands in the database; null for a new one. */
  former: BookingFields | null;
  /** The times that the booking was opened with. */
  times: TimeTexts;
  now: Date;
}

/** A booking while its form is filled in: the services, the time, the resource and the person. */
export interface Plan {
  opening: Opening;
  services: BookedService[];
  buffer: string;
  resourceId: string | null;
  staffId: string | null;
  /** Whether somebody has chosen the resource or the person, or to have none; else a free time brings its own. */
  ownResource: boolean;
  ownStaff: boolean;
  times: TimeTexts;
  /** Whether the times are a proposal, which other services may change. */
  isProposed: boolean;
  /** Whether the time is given and not found, so that who is free just then has to do. */
  isGiven: boolean;
  /** Whether the start is a place in the calendar that was pointed at, not to be exchanged for another one. */
  isPointedAt: boolean;
  outsideHours: boolean;
  /** From when proposals are looked for. */
  earliest: Date;
  /** From when a proposal is being looked for now, or what became of the last search. */
  search: { from: Date } | 'found' | 'none' | 'failed';
}

export type PlanAction =
  | { kind: 'services'; services: BookedService[] }
  | { kind: 'buffer'; buffer: string }
  | { kind: 'resource'; resourceId: string | null }
  | { kind: 'staff'; staffId: string | null }
  | { kind: 'start'; texts: Partial<Pick<TimeTexts, 'day' | 'start'>> }
  | { kind: 'end'; texts: Partial<Pick<TimeTexts, 'endDay' | 'end'>> }
  | { kind: 'allDay'; isAllDay: boolean }
  /** Somebody has begun to type a time, which a free one that is found must not replace. */
  | { kind: 'typing' }
  /** Without a time, to be planned later. */
  | { kind: 'unplan' }
  | { kind: 'take'; time: FreeTime }
  /** Another proposal is asked for, from an instant on. */
  | { kind: 'search'; from: Date }
  /** A search has come to the days before `next`, with what is free in them. */
  | { kind: 'searched'; times: readonly FreeTime[]; next: Date }
  | { kind: 'searchFailed' }
  | { kind: 'outsideHours'; outsideHours: boolean };

/**
 * The plan with which a form opens. A new booking without a time gets the next free one as soon as services are
 * chosen; one that is given a time gets a resource and a person that are free just then.
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
    // A booking with a time and without a resource or person has been given none.
    ownResource: resourceId !== null || isPlanned,
    ownStaff: staffId !== null || isPlanned,
    times,
    isProposed: former === null && endsAt === null,
    isGiven: startsAt !== null && !isPlanned,
    isPointedAt: startsAt !== null && resourceId !== null,
    outsideHours,
    earliest: startsAt ?? now,
    search: 'found',
  };
}

/** The plan after an action. */
export function changedPlan(plan: Plan, action: PlanAction, hours: OpeningHours): Plan {
  const { times } = plan;
  const length = { minutes: minutesOf(plan), hours };
  switch (action.kind) {
    case 'services':
      return withJob(plan, { services: action.services }, hours);
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
      return { ...taken, earliest: action.time.startsAt, isPointedAt: false };
    }
    case 'search':
      return {
        ...plan,
        // A chosen resource or person is looked for; to have chosen none counts no longer.
        ownResource: plan.ownResource && plan.resourceId !== null,
        ownStaff: plan.ownStaff && plan.staffId !== null,
        isPointedAt: false,
        earliest: action.from,
        search: { from: action.from },
      };
    case 'searched':
      return afterSearch(plan, action, length);
    case 'searchFailed':
      return { ...plan, search: 'failed' };
    case 'outsideHours':
      return { ...plan, outsideHours: action.outsideHours };
  }
}

/** How long the services and the buffer take in minutes, as far as the buffer can be read. */
export function minutesOf({ services, buffer }: Pick<Plan, 'services' | 'buffer'>): number {
  const parsed = parseDuration(buffer);
  return plannedMinutes({ services, bufferMinutes: parsed.ok ? parsed.value : 0 });
}

/** Changes what a proposal depends on, and looks for a new one if there was one. */
function withJob(plan: Plan, values: Partial<Plan>, hours: OpeningHours): Plan {
  const next = { ...plan, ...values };
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

/** Takes times that somebody has typed; a search for others is over. */
function withTimes(plan: Plan, times: TimeTexts): Plan {
  return { ...plan, times, isProposed: false, isGiven: true, search: 'found' };
}

function afterSearch(
  plan: Plan,
  { times: [best], next }: Extract<PlanAction, { kind: 'searched' }>,
  length: Length,
): Plan {
  const { earliest, opening } = plan;
  if (plan.isPointedAt && best?.startsAt.getTime() !== earliest.getTime()) {
    return { ...plan, times: withLength(plan.times, length), search: 'found' };
  }
  if (best) return withFound(plan, best, length);
  return { ...plan, search: next < addDays(opening.now, searchedDays) ? { from: next } : 'none' };
}

/** Takes a free time, with its resource and person where nobody has chosen them. */
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
