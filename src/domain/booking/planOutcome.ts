import type { CalendarDate } from '@internationalized/date';
import { addDays, addMinutes, dayOf, instantAt } from '@/domain/time/swedishTime';
import type { Entry } from '@/domain/values/live';
import type { Parsed } from '@/domain/values/parsed';
import type { OpeningHours } from '@/domain/workshop/openingHours';
import type { Resource } from '@/domain/workshop/resource';
import type { Service } from '@/domain/workshop/service';
import { notDoneBy, staffFor } from '@/domain/workshop/skills';
import type { Staff } from '@/domain/workshop/staff';
import { type Booking, type BookingStatus, isSameTime, takesTime, usualMinutes } from './booking';
import { conflictsOf } from './bookingConflicts';
import { minutesOf, offered, type Plan, type PlanAction } from './bookingPlan';
import { closedReason, openDays } from './bookingTimes';
import { findFreeTimes, freeAt, type FreeTime, timesOfDay } from './freeTimes';
import type { BusyEntry } from './loan';
import { resourcesFor } from './resourcesFor';
import type { Names } from './bookingText';
import { dayIn, readTimes } from './timeTexts';
import { visitFault } from './visit';

/** The number of days searched at once, at most: few, because every booking on them is read. */
const manyDays = 14;
/** In minutes: a longer job takes several days. */
const longMinutes = 8 * 60;
const noTime = { startsAt: null, endsAt: null };

/** The facts on which a plan depends but which it does not decide. */
export interface Surroundings {
  hours: OpeningHours;
  services: Entry<Service>[];
  resources: Entry<Resource>[];
  staff: Entry<Staff>[];
  /** The bookings on the days that the plan watches. */
  bookings: BusyEntry[];
  /** False while some of these data may still be on their way. */
  isSettled: boolean;
  /** True if the bookings could not be fetched. */
  hasFailed: boolean;
  /** The id of the planned booking; undefined for a new one. */
  ownId: string | undefined;
  status: BookingStatus;
  /** The chosen vehicle; null when there is none, or when it is not in the register yet. */
  vehicleId: string | null;
  isOwner: boolean;
  /** The other parts of the visit of which the booking is a part, where they will be. */
  visit: Entry<Booking>[];
  names: Names;
}

/** The obstacles to the time of a plan. */
export interface PlanTrouble {
  /** The reason why the time cannot be booked unless an owner allows it; null when there is none. */
  closed: string | null;
  /** True if the user is an owner who may allow the time; `isAllowed` once the owner has. */
  canAllow: boolean;
  isAllowed: boolean;
  /** The booking that occupies the resource at the same time. */
  taken: BusyEntry | undefined;
  /** Bookings of the same person at the same time; these only give a warning. */
  double: Entry<Booking>[];
  /** The reason why the booking cannot be where it is beside the other parts of its visit; null without one. */
  visit: string | null;
  /** Other bookings of the same vehicle at the same time; these only give a warning. */
  sameVehicle: Entry<Booking>[];
  /** The suitable resources, when all of them are taken at the given time; otherwise empty. */
  allTaken: Entry<Resource>[];
  isNobodyFree: boolean;
  /** True if nobody who may be booked does all of the services; the booking is then proposed without a person. */
  isNobodyAble: boolean;
  /** The names of the services that the chosen person does not do; these only give a warning. */
  notDone: string[];
  /** True if the booking reserves no resource although a suitable one exists. */
  isWithoutResource: boolean;
  /** The next free times, when the plan needs one. */
  freeTimes: FreeTime[];
}

/** The booking that results from a plan, and whether it can be saved. */
export interface PlanOutcome {
  /** The instants of the typed times; null when no time is given. */
  startsAt: Parsed<Date | null>;
  endsAt: Parsed<Date | null>;
  /** The resource and the person: chosen by the user, or found free. */
  resourceId: string | null;
  staffId: string | null;
  outsideHours: boolean;
  trouble: PlanTrouble;
  /** The reason why the booking cannot be saved as it is; null when it can. */
  refusal: string | null;
  /** True if a search for a time, or for a free resource or person, is still running. */
  isWaiting: boolean;
  /** The instant from which to search for another proposal: after the present time if that can be booked. */
  searchFrom: Date;
  /** The free times of the chosen day; null unless the user asks for them, and until they are known. */
  dayTimes: FreeTime[] | null;
  /** The result of the running search; null until there is one. */
  found: PlanAction | null;
}

/** The instants between which a plan needs the bookings, and the search to make between them. */
export function watchedDays(plan: Plan, hours: OpeningHours) {
  const { now } = plan.opening;
  const times = timesOf(plan, hours);
  const typedDay = dayIn(plan.times);
  const wanted =
    typeof plan.search === 'object'
      ? plan.search.from
      : (valueOf(times.startsAt) ?? (typedDay ? instantAt(typedDay, 0) : now));
  const from = wanted < now ? now : wanted;
  const minutes = usualMinutes(minutesOf(plan));
  const first: CalendarDate = dayOf(from);
  const count = minutes > longMinutes ? manyDays : daysToOffer(first, hours);
  const [begin, end] = [instantAt(first, 0), instantAt(first.add({ days: count }), 0)];
  const endsAt = valueOf(times.endsAt);
  return { begin, end: endsAt && endsAt > end ? endsAt : end, wanted, from, minutes, first, count };
}

/** The days from a day on among which there are as many open ones as times are offered. */
function daysToOffer(first: CalendarDate, hours: OpeningHours): number {
  const open = openDays(first, manyDays, hours).filter(({ intervals }) => intervals.length > 0);
  const last = open[offered - 1]?.day;
  return last ? last.compare(first) + 1 : manyDays;
}

/** The instant at which a plan begins; null while it has no time that can be read. */
export function startOf(plan: Plan, hours: OpeningHours): Date | null {
  return valueOf(timesOf(plan, hours).startsAt);
}

/** The outcome of a plan among the bookings of the days that it watches. */
export function outcomeOf(plan: Plan, around: Surroundings): PlanOutcome {
  const { hours, status, vehicleId, ownId, isSettled, hasFailed, isOwner, visit } = around;
  const { opening, isGiven, ownResource, ownStaff, search } = plan;
  const read = timesOf(plan, hours);
  const [startsAt, endsAt] = [valueOf(read.startsAt), valueOf(read.endsAt)];
  const time = startsAt && endsAt && startsAt < endsAt ? { startsAt, endsAt } : null;
  const busy = takesTime({ status }) ? time : null;
  // A search for more times to choose between waits for nobody: the first one is taken already.
  const isSearching = typeof search === 'object' && plan.offers.length === 0;

  const isMoved = !isSameTime(opening.former ?? noTime, { startsAt, endsAt });
  const closed =
    busy && isMoved ? closedReason(busy.startsAt, busy.endsAt, hours, opening.now) : null;
  const canAllow = closed !== null && isOwner;
  const isAllowed = canAllow && plan.outsideHours;

  const ofVisit = new Set(visit.map(({ id }) => id));
  const bookings = around.bookings.filter(({ id }) => !ofVisit.has(id));
  const here = new Set(visit.map(({ data }) => takesTime(data) && data.resourceId));
  const suited = resourcesFor(plan.services, around).filter(({ id }) => !here.has(id));
  const able = staffFor(plan.services, around);
  const watched = watchedDays(plan, hours);
  const wanted = {
    resources: ownResource ? idsOf(plan.resourceId) : suited,
    staff: ownStaff ? idsOf(plan.staffId) : able,
    bookings: bookings.filter(({ id }) => id !== ownId).map(({ data }) => data),
  };
  const days = openDays(watched.first, watched.count, hours);
  const job = { ...watched, ...wanted, vehicleId, days, visit: visit.map(({ data }) => data) };
  const times = findFreeTimes({ ...job, count: offered, onDifferentDays: true });

  const given = isGiven && !isSearching ? busy : null;
  const isKnown = given !== null && isSettled && watched.begin <= given.startsAt;
  const fit = isKnown ? freeAt(given, wanted) : null;
  const isFitting = given !== null && !isSettled && !hasFailed && !(ownResource && ownStaff);
  const resourceId = isGiven && !ownResource ? (fit?.resourceId ?? null) : plan.resourceId;
  const staffId = isGiven && !ownStaff ? (fit?.staffId ?? null) : plan.staffId;

  const { loan } = opening.booking;
  const own = { resourceId, staffId, vehicleId, status, loan, startsAt: time && startsAt, endsAt };
  const conflicts = conflictsOf(own, bookings, ownId);
  // A loan car that is late blocks its next booking only if that is moved: other fields can be changed without the car.
  const isStaying = !isMoved && resourceId === opening.former?.resourceId;
  const taken = conflicts.resource.find(({ dueAt }) => !dueAt || !isStaying);
  const besideVisit = visitFault({ ...own, startsAt: busy && startsAt }, visit, around.names);
  const isRefused = (closed !== null && !isAllowed) || taken !== undefined || besideVisit !== null;
  const allTaken = fit && !ownResource && fit.resourceId === undefined ? suited : [];
  const isNobodyFree = fit !== null && !ownStaff && fit.staffId === undefined;
  const needsTime =
    isRefused || allTaken.length > 0 || isNobodyFree || conflicts.vehicle.length > 0;
  const isWaiting = isSearching || isFitting;
  const isDayKnown = plan.showsDay && startsAt && isSettled && typeof search !== 'object';
  const person = around.staff.find(({ id }) => id === staffId)?.data;
  const hasStaff = around.staff.some(({ data }) => data.isActive);
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
      visit: besideVisit,
      double: conflicts.person,
      sameVehicle: conflicts.vehicle,
      allTaken,
      isNobodyFree,
      isNobodyAble: takesTime({ status }) && !ownStaff && hasStaff && able.length === 0,
      notDone:
        takesTime({ status }) && person ? notDoneBy(person, plan.services, around.services) : [],
      isWithoutResource: busy !== null && resourceId === null && !isWaiting && suited.length > 0,
      freeTimes: needsTime ? times : [],
    },
    refusal: isRefused ? 'Välj en ledig tid.' : startsAt ? null : missingTime(plan),
    isWaiting,
    searchFrom: startsAt && !isRefused ? addMinutes(startsAt, 60) : watched.wanted,
    dayTimes: isDayKnown ? timesOfDay(startsAt, job, opening.now) : null,
    found:
      typeof search !== 'object'
        ? null
        : hasFailed
          ? { kind: 'searchFailed' }
          : isSettled
            ? { kind: 'searched', times, next: addDays(watched.begin, watched.count) }
            : null,
  };
}

/**
 * The instants of the typed times. Untouched times keep their instants, because the hour that occurs twice in
 * October has only one text.
 */
function timesOf({ opening, times }: Plan, hours: OpeningHours) {
  const { startsAt, endsAt } = opening.booking;
  if (times !== opening.times || endsAt === null) return readTimes(times, hours);
  return { startsAt: ok(startsAt), endsAt: ok(endsAt) };
}

/** The reason not to save a booking without a time: the user has asked for one, and none was found. */
function missingTime({ search }: Plan): string | null {
  return search === 'none' || search === 'failed'
    ? 'Fyll i en tid eller välj Planera senare.'
    : null;
}

function ok(value: Date | null): Parsed<Date | null> {
  return { ok: true, value };
}

function valueOf(parsed: Parsed<Date | null>): Date | null {
  return parsed.ok ? parsed.value : null;
}

const idsOf = (id: string | null) => (id === null ? [] : [{ id }]);
