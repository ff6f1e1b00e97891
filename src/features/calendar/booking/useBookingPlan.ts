import { useState } from 'react';
import { useWorkshop } from '@/data/WorkshopContext';
import {
  type BookedService,
  type BookingFields,
  type BookingStatus,
  plannedMinutes,
  takesTime,
} from '@/domain/booking/booking';
import { conflictsOf } from '@/domain/booking/bookingConflicts';
import { closedReason } from '@/domain/booking/bookingTimes';
import { parseDuration } from '@/domain/values/duration';
import type { FreeTime } from '@/domain/booking/freeTimes';
import { canManageWorkshop } from '@/domain/workshop/member';
import { addDays, addMinutes, instantAt } from '@/domain/time/swedishTime';
import { resourcesFor } from '@/domain/booking/resourcesFor';
import {
  dayIn,
  noTimes,
  readTimes,
  type TimeTexts,
  timeTexts,
  withLength,
} from '@/domain/booking/timeTexts';
import type { BookingChoices } from './useBookingChoices';
import { useFreeTimes } from './useFreeTimes';

/** How far ahead a free time is looked for, in days. */
const searchedDays = 60;

interface Plan {
  services: BookedService[];
  buffer: string;
  resourceId: string | null;
  staffId: string | null;
  /** Whether somebody has chosen the resource or the person, or none; else a free time brings its own. */
  ownResource: boolean;
  ownStaff: boolean;
  times: TimeTexts;
  /** Whether the times are a proposal, which other services may change. */
  isProposed: boolean;
  /** Whether the time is given and not found, so that who is free just then has to do. */
  isGiven: boolean;
  /** Whether the start is a place in the calendar that was pointed at, not to be exchanged for another one. */
  isPointedAt: boolean;
}

/**
 * What is done in a booking, when, where and by whom; and whether that is possible. A new booking without a
 * time gets the next free one as soon as services are chosen, which then stays until they change; one that is
 * given a time gets a resource and a person that are free just then.
 */
export function useBookingPlan(
  opened: BookingFields,
  former: BookingFields | null,
  ownId: string | undefined,
  status: BookingStatus,
  choices: BookingChoices,
) {
  const { hours } = choices;
  const isOwner = canManageWorkshop(useWorkshop().role);
  const [now] = useState(() => new Date());
  const [first] = useState(() => timeTexts(opened, { minutes: plannedMinutes(opened), hours }));
  const isPlanned = Boolean(former?.startsAt);
  const [plan, setPlan] = useState((): Plan => ({
    services: opened.services,
    buffer: String(opened.bufferMinutes),
    resourceId: opened.resourceId,
    staffId: opened.staffId,
    // That a booking with a time has none is a choice too.
    ownResource: opened.resourceId !== null || isPlanned,
    ownStaff: opened.staffId !== null || isPlanned,
    times: first,
    isProposed: former === null && opened.endsAt === null,
    isGiven: opened.startsAt !== null && !isPlanned,
    isPointedAt: opened.startsAt !== null && opened.resourceId !== null,
  }));
  const [outsideHours, setOutsideHours] = useState(opened.outsideHours);
  // From when proposals are looked for, and whether one is being looked for now.
  const [earliest, setEarliest] = useState(opened.startsAt ?? now);
  const [search, setSearch] = useState<{ from: Date } | 'found' | 'none' | 'failed'>('found');

  const minutes = minutesOf(plan);
  const length = { minutes, hours };
  // Untouched, they are the very instants: the hour that comes twice in October has one text.
  const isUntouched = plan.times === first && opened.endsAt !== null;
  const read = readTimes(plan.times, hours);
  const startsAt = isUntouched ? opened.startsAt : read.startsAt.ok ? read.startsAt.value : null;
  const endsAt = isUntouched ? opened.endsAt : read.endsAt.ok ? read.endsAt.value : null;
  const hasTimes = startsAt !== null && endsAt !== null && startsAt < endsAt;

  const isMoved =
    former?.startsAt?.getTime() !== startsAt?.getTime() ||
    former?.endsAt?.getTime() !== endsAt?.getTime();
  const closed =
    hasTimes && isMoved && takesTime({ status })
      ? closedReason(startsAt, endsAt, hours, now)
      : null;
  const isRefusedAsClosed = closed !== null && !(outsideHours && isOwner);

  const isSearching = typeof search === 'object';
  const typedDay = dayIn(plan.times);
  const from = isSearching ? search.from : (startsAt ?? (typedDay ? instantAt(typedDay, 0) : now));
  const suited = resourcesFor(plan.services, choices);
  const free = useFreeTimes({
    minutes: minutes || 60,
    from: from < now ? now : from,
    startsAt,
    endsAt,
    resources: plan.ownResource ? idsOf(plan.resourceId) : suited,
    staff: plan.ownStaff ? idsOf(plan.staffId) : choices.staff.filter(({ data }) => data.isActive),
    ownId,
    hours,
  });
  const isSettled = free.isSettled && choices.isSettled;
  const fits = plan.isGiven && hasTimes && takesTime({ status }) && !isSearching;
  const fit = fits && isSettled ? free.fit : null;
  const resourceId =
    plan.isGiven && !plan.ownResource ? (fit?.resourceId ?? null) : plan.resourceId;
  const staffId = plan.isGiven && !plan.ownStaff ? (fit?.staffId ?? null) : plan.staffId;
  const isFitting = fits && !isSettled && !free.hasFailed && !(plan.ownResource && plan.ownStaff);
  const conflicts = conflictsOf(
    { resourceId, staffId, status, startsAt: hasTimes ? startsAt : null, endsAt },
    free.bookings,
    ownId,
  );
  const isWithout = resourceId === null && hasTimes && takesTime({ status });
  const isRefused = isRefusedAsClosed || conflicts.resource.length > 0;

  if (isSearching && free.hasFailed) {
    setSearch('failed');
  } else if (isSearching && isSettled) {
    const [best] = free.times;
    if (plan.isPointedAt && best?.startsAt.getTime() !== earliest.getTime()) keepPlace();
    else if (best) adopt(best);
    else if (free.next < addDays(now, searchedDays)) setSearch({ from: free.next });
    else setSearch('none');
  }

  function adopt({ resourceId, staffId, ...time }: FreeTime) {
    setSearch('found');
    setPlan((current) => ({
      ...current,
      isGiven: false,
      resourceId: current.ownResource ? current.resourceId : resourceId,
      staffId: current.ownStaff ? current.staffId : staffId,
      times: timeTexts({ ...time, isAllDay: false }, { minutes: minutesOf(current), hours }),
    }));
  }

  function keepPlace() {
    setSearch('found');
    setPlan((current) => ({
      ...current,
      times: withLength(current.times, { minutes: minutesOf(current), hours }),
    }));
  }

  /** Changes what a proposal depends on, and makes a new one if there was one. */
  function change(values: Partial<Plan>) {
    const next = { ...plan, ...values };
    if (!next.isProposed) {
      setPlan({ ...next, times: withLength(next.times, { minutes: minutesOf(next), hours }) });
    } else if (next.services.length > 0) {
      setPlan(next);
      setSearch({ from: earliest });
    } else {
      setPlan({ ...next, times: first, isGiven: opened.startsAt !== null });
      setSearch('found');
    }
  }

  return {
    ...plan,
    resourceId,
    staffId,
    minutes,
    length,
    now,
    /** What the form's schema reads. */
    startsAt: isUntouched ? ({ ok: true, value: startsAt } as const) : read.startsAt,
    endsAt: isUntouched ? ({ ok: true, value: endsAt } as const) : read.endsAt,
    conflicts,
    closed,
    isOwner,
    outsideHours: closed === null && isMoved ? false : outsideHours,
    isRefused,
    /** Why the booking cannot be saved yet, if so. */
    refusal: isRefused
      ? 'Välj en ledig tid.'
      : startsAt === null && (search === 'none' || search === 'failed')
        ? 'Fyll i en tid eller välj Planera senare.'
        : null,
    search: isSearching ? 'running' : search,
    /** Whether a time, or who is free then, is about to be found. */
    isWaiting: isSearching || isFitting,
    /** Where it would do, when all of that is taken at the given time. */
    taken: fit && !plan.ownResource && fit.resourceId === undefined ? suited : [],
    isNobodyFree: fit !== null && !plan.ownStaff && fit.staffId === undefined,
    /** Whether it keeps nothing free that it could. */
    isWithoutResource: isWithout && !isSearching && !isFitting && suited.length > 0,
    freeTimes: free.times,
    adopt(time: FreeTime) {
      setEarliest(time.startsAt);
      setPlan({ ...plan, isPointedAt: false });
      adopt(time);
    },
    /** Looks for the next free time: after the present one if that is possible, else from it on. */
    findNext() {
      const after = startsAt && !isRefused ? addMinutes(startsAt, 60) : from;
      setEarliest(after);
      setPlan({
        ...plan,
        ownResource: plan.ownResource && plan.resourceId !== null,
        ownStaff: plan.ownStaff && plan.staffId !== null,
        isPointedAt: false,
      });
      setSearch({ from: after });
    },
    changeServices: (services: BookedService[]) => change({ services }),
    changeBuffer: (buffer: string) => change({ buffer }),
    changeResource: (resourceId: string | null) => change({ resourceId, ownResource: true }),
    changeStaff: (staffId: string | null) => change({ staffId, ownStaff: true }),
    changeTimes(times: TimeTexts) {
      setSearch('found');
      setPlan({ ...plan, times, isProposed: false, isGiven: true });
    },
    clearTimes() {
      setSearch('found');
      setPlan({ ...plan, times: noTimes, isProposed: false, isGiven: true });
    },
    setOutsideHours,
  };
}

export type BookingPlan = ReturnType<typeof useBookingPlan>;

function minutesOf({ services, buffer }: Pick<Plan, 'services' | 'buffer'>): number {
  const parsed = parseDuration(buffer);
  return plannedMinutes({ services, bufferMinutes: parsed.ok ? parsed.value : 0 });
}

const idsOf = (id: string | null) => (id === null ? [] : [{ id }]);
