import type { CalendarDate } from '@internationalized/date';
import { addDays, addMinutes, dayOf, instantAt } from '@/domain/time/swedishTime';
import type { Entry } from '@/domain/values/live';
import type { Parsed } from '@/domain/values/parsed';
import type { OpeningHours } from '@/domain/workshop/openingHours';
import type { Resource } from '@/domain/workshop/resource';
import type { Service } from '@/domain/workshop/service';
import type { Staff } from '@/domain/workshop/staff';
import { type Booking, type BookingStatus, takesTime } from './booking';
import { conflictsOf } from './bookingConflicts';
import { minutesOf, type Plan, type PlanAction } from './bookingPlan';
import { closedReason, openDays } from './bookingTimes';
import { findFreeTimes, freeAt, type FreeTime } from './freeTimes';
import { resourcesFor } from './resourcesFor';
import { dayIn, readTimes } from './timeTexts';

/** As many free times as are worth choosing between. */
const offered = 3;
/** Days that are looked at together: few, because each booking on them is read. */
const fewDays = 4;
const manyDays = 14;
/** A job that is longer than this takes several days, in minutes. */
const longMinutes = 8 * 60;
/** How long a job is for which nothing says, in minutes. */
const usualMinutes = 60;

/** The facts on which a plan depends and which it does not decide. */
export interface Surroundings {
  hours: OpeningHours;
  services: Entry<Service>[];
  resources: Entry<Resource>[];
  staff: Entry<Staff>[];
  /** The bookings on the days that are watched for the plan. */
  bookings: Entry<Booking>[];
  /** False while more of all this may be on its way. */
  isSettled: boolean;
  /** Whether the bookings cannot be had. */
  hasFailed: boolean;
  /** The booking that is planned, unless it is new. */
  ownId: string | undefined;
  status: BookingStatus;
  isOwner: boolean;
}

/** The obstacles to a plan's time. */
export interface PlanTrouble {
  /** Why the time cannot be booked unless an owner decides otherwise. */
  closed: string | null;
  /** Whether an owner is asked, and whether the owner has decided to book all the same. */
  canAllow: boolean;
  isAllowed: boolean;
  /** The booking that has the resource. */
  taken: Entry<Booking> | undefined;
  /** The bookings that have the person, which is a matter of judgement. */
  double: Entry<Booking>[];
  /** The resources that would do, when all of them are taken at the given time. */
  allTaken: Entry<Resource>[];
  isNobodyFree: boolean;
  /** Whether the booking keeps no resource free although there is one that would do. */
  isWithoutResource: boolean;
  /** The next free times, when one of them is needed. */
  freeTimes: FreeTime[];
}

/** The booking that a plan amounts to, and whether it can be saved. */
export interface PlanOutcome {
  /** The instants that the typed times mean; null is no time at all. */
  startsAt: Parsed<Date | null>;
  endsAt: Parsed<Date | null>;
  /** The resource and the person that somebody has chosen, or that are free. */
  resourceId: string | null;
  staffId: string | null;
  outsideHours: boolean;
  trouble: PlanTrouble;
  /** Why the booking cannot be saved as it is. */
  refusal: string | null;
  /** Whether a time, or who is free then, is about to be found. */
  isWaiting: boolean;
  /** From when another proposal is to be looked for: after the present one if that is possible. */
  searchFrom: Date;
  /** The result of the search that is under way, once there is one. */
  found: PlanAction | null;
}

/** The instants between which bookings are to be watched for a plan, and what is looked for between them. */
export function watchedDays(plan: Plan, hours: OpeningHours) {
  const { now } = plan.opening;
  const times = timesOf(plan, hours);
  const typedDay = dayIn(plan.times);
  const wanted =
    typeof plan.search === 'object'
      ? plan.search.from
      : (valueOf(times.startsAt) ?? (typedDay ? instantAt(typedDay, 0) : now));
  const from = wanted < now ? now : wanted;
  const minutes = minutesOf(plan) || usualMinutes;
  const first: CalendarDate = dayOf(from);
  const count = minutes > longMinutes ? manyDays : fewDays;
  const [begin, end] = [instantAt(first, 0), instantAt(first.add({ days: count }), 0)];
  const endsAt = valueOf(times.endsAt);
  return {
    begin,
    end: endsAt && endsAt > end ? endsAt : end,
    ...{ wanted, from, minutes, first, count },
  };
}

/** The outcome of a plan among the bookings of the days that are watched for it. */
export function outcomeOf(plan: Plan, around: Surroundings): PlanOutcome {
  const { hours, status, ownId, bookings, isSettled, hasFailed, isOwner } = around;
  const { opening, isGiven, ownResource, ownStaff, search } = plan;
  const read = timesOf(plan, hours);
  const [startsAt, endsAt] = [valueOf(read.startsAt), valueOf(read.endsAt)];
  const time = startsAt && endsAt && startsAt < endsAt ? { startsAt, endsAt } : null;
  const busy = takesTime({ status }) ? time : null;
  const isSearching = typeof search === 'object';

  const isMoved = !isSame(opening.former, { startsAt, endsAt });
  const closed =
    busy && isMoved ? closedReason(busy.startsAt, busy.endsAt, hours, opening.now) : null;
  const canAllow = closed !== null && isOwner;
  const isAllowed = canAllow && plan.outsideHours;

  const suited = resourcesFor(plan.services, around);
  const watched = watchedDays(plan, hours);
  const wanted = {
    resources: ownResource ? idsOf(plan.resourceId) : suited,
    staff: ownStaff ? idsOf(plan.staffId) : around.staff.filter(({ data }) => data.isActive),
    bookings: bookings.filter(({ id }) => id !== ownId).map(({ data }) => data),
  };
  const days = openDays(watched.first, watched.count, hours);
  const times = findFreeTimes({ ...watched, ...wanted, days, count: offered });

  const given = isGiven && !isSearching ? busy : null;
  const isKnown = given !== null && isSettled && watched.begin <= given.startsAt;
  const fit = isKnown ? freeAt(given, wanted) : null;
  const isFitting = given !== null && !isSettled && !hasFailed && !(ownResource && ownStaff);
  const resourceId = isGiven && !ownResource ? (fit?.resourceId ?? null) : plan.resourceId;
  const staffId = isGiven && !ownStaff ? (fit?.staffId ?? null) : plan.staffId;

  const own = { resourceId, staffId, status, startsAt: time && startsAt, endsAt };
  const conflicts = conflictsOf(own, bookings, ownId);
  const [taken] = conflicts.resource;
  const isRefused = (closed !== null && !isAllowed) || taken !== undefined;
  const allTaken = fit && !ownResource && fit.resourceId === undefined ? suited : [];
  const isNobodyFree = fit !== null && !ownStaff && fit.staffId === undefined;
  const isWaiting = isSearching || isFitting;
  return {
    ...read,
    resourceId,
    staffId,
    outsideHours: closed === null && isMoved ? false : plan.outsideHours,
    trouble: {
      closed,
      canAllow,
      isAllowed,
      taken,
      double: conflicts.person,
      allTaken,
      isNobodyFree,
      isWithoutResource: busy !== null && resourceId === null && !isWaiting && suited.length > 0,
      freeTimes: isRefused || allTaken.length > 0 || isNobodyFree ? times : [],
    },
    refusal: isRefused ? 'Välj en ledig tid.' : startsAt ? null : missingTime(plan),
    isWaiting,
    searchFrom: startsAt && !isRefused ? addMinutes(startsAt, 60) : watched.wanted,
    found: !isSearching
      ? null
      : hasFailed
        ? { kind: 'searchFailed' }
        : isSettled
          ? { kind: 'searched', times, next: addDays(watched.begin, watched.count) }
          : null,
  };
}

/** The instants of the typed times; untouched times keep theirs, for the hour that comes twice in October has one text. */
function timesOf({ opening, times }: Plan, hours: OpeningHours) {
  const { startsAt, endsAt } = opening.booking;
  if (times !== opening.times || endsAt === null) return readTimes(times, hours);
  return { startsAt: ok(startsAt), endsAt: ok(endsAt) };
}

/** Why a booking without a time is not saved: somebody has asked for one, and there was none. */
function missingTime({ search }: Plan): string | null {
  return search === 'none' || search === 'failed'
    ? 'Fyll i en tid eller välj Planera senare.'
    : null;
}

function isSame(
  former: Pick<Booking, 'startsAt' | 'endsAt'> | null,
  { startsAt, endsAt }: Pick<Booking, 'startsAt' | 'endsAt'>,
): boolean {
  return (
    former?.startsAt?.getTime() === startsAt?.getTime() &&
    former?.endsAt?.getTime() === endsAt?.getTime()
  );
}

function ok(value: Date | null): Parsed<Date | null> {
  return { ok: true, value };
}

function valueOf(parsed: Parsed<Date | null>): Date | null {
  return parsed.ok ? parsed.value : null;
}

const idsOf = (id: string | null) => (id === null ? [] : [{ id }]);
