import { useState } from 'react';
import { useVisit } from '@/data/bookings/bookings';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import {
  type Booking,
  type BookingFields,
  type BookingStatus,
  takesTime,
} from '@/domain/booking/booking';
import { shifted } from '@/domain/booking/bookingShift';
import { isHandedOut, isLoan } from '@/domain/booking/loan';
import { canMove, distanceOf, inOrder, mostParts, movedAlong } from '@/domain/booking/visit';
import { type Entry, entriesOf } from '@/domain/values/live';
import { canManageWorkshop } from '@/domain/workshop/member';
import type { BookingChoices } from './useBookingChoices';
import { useAddedPlan, useBookingPlan } from './useBookingPlan';
import { useBusyBookings } from './useBusyBookings';
import { useLoanAlong } from './useLoanAlong';
import { useLoanPlan } from './useLoanPlan';

/**
 * Holds the plan of an opened or new booking among the other parts of its visit: the parts that move along with it or
 * are called off with it, and the plans of a part and of a loan car that are added. With `part` and `loanCarId` they are
 * there from the start.
 */
export function useVisitPlan(
  opened: BookingFields,
  former: Entry<Booking> | undefined,
  status: BookingStatus,
  vehicleId: string | null,
  {
    part,
    loanCarId,
  }: { part: Partial<BookingFields> | null; loanCarId: string | null | undefined },
  choices: BookingChoices,
) {
  const all = inOrder(entriesOf(useVisit(opened.visitId)));
  const others = all.filter(({ id }) => id !== former?.id);
  const [isTogether, setIsTogether] = useState(true);
  const [endsAll, setEndsAll] = useState(true);
  const isLent = isLoan(opened);
  // The jobs stay where they are when only their loan car is lent at another time.
  const minutesTo = (startsAt: Date | null) =>
    former && !isLent ? distanceOf(former.data, { startsAt }) : 0;

  /** The other parts where they will be when the opened part begins at an instant. */
  function placed(startsAt: Date | null): Entry<Booking>[] {
    const minutes = isTogether ? minutesTo(startsAt) : 0;
    return others.map((part) => (canMove(part) ? shiftedBy(part, minutes, choices) : part));
  }

  const planning = useBookingPlan(opened, former, status, vehicleId, placed, choices);
  const { plan, outcome } = planning;
  const [startsAt, endsAt] = [valueOf(outcome.startsAt), valueOf(outcome.endsAt)];
  const minutes = minutesTo(startsAt);
  const along = useMovedAlong(former?.id, others, isTogether ? minutes : 0, choices);
  const { resourceId, staffId } = outcome;
  const created = { createdAt: plan.opening.now, updatedAt: plan.opening.now };
  const { outsideHours } = outcome;
  const time = { startsAt, endsAt, isAllDay: plan.times.isAllDay, outsideHours };
  const own = { ...opened, ...time, services: plan.services, resourceId, staffId, status };
  const first = { id: former?.id ?? 'first', data: { ...own, ...created }, pending: false };
  const visit = [first, ...placed(startsAt)];
  const last = inOrder(visit.filter(canMove)).at(-1);
  const added = useAddedPlan(
    last?.data.endsAt ?? null,
    { ownId: undefined, status: 'booked', vehicleId, visit },
    part,
    choices,
  );

  const { planning: next } = added;
  const nextTime = next && {
    startsAt: valueOf(next.outcome.startsAt),
    endsAt: valueOf(next.outcome.endsAt),
    isAllDay: next.plan.times.isAllDay,
    outsideHours: next.outcome.outsideHours,
  };
  const whole = nextTime
    ? [...visit, { ...first, id: 'next', data: { ...first.data, ...nextTime } }]
    : visit;
  const loan = useLoanPlan(whole, loanCarId, choices);
  const isEnded = !isLent && takesTime(opened) && !takesTime({ status });
  const before = former && !isLent && !isEnded ? [former, ...others] : [];
  const loanAlong = useLoanAlong(before, whole, choices);
  const [takesLoan, setTakesLoan] = useState(true);
  const hasCar = others.some(({ data }) => isLoan(data) && takesTime(data));
  const hasRoom = !isLent && whole.length + Number(loan.isAsked) < mostParts;

  const isElsewhere =
    startsAt?.getTime() !== opened.startsAt?.getTime() || resourceId !== opened.resourceId;
  const refusal = 'refused' in along ? along.refused : null;
  return {
    planning,
    others,
    added,
    loan,
    mayAdd: hasRoom && !next,
    mayLend:
      hasRoom && !hasCar && !loan.isAsked && choices.loanCars.some(({ data }) => data.isActive),
    isMoved: minutes !== 0,
    isTogether,
    setIsTogether,
    /** The parts that move along, each with its new place. */
    moved: [...('moved' in along ? along.moved : []), ...(takesLoan ? loanAlong.moved : [])],
    loanAlong,
    takesLoan,
    setTakesLoan,
    refusal,
    /** The reason why the opened part cannot be where its plan says. */
    misplaced:
      isHandedOut(opened) && isElsewhere
        ? 'Lånebilen är redan utlämnad. Bara slutet kan ändras.'
        : refusal && 'Delarna kan inte flyttas dit tillsammans.',
    /** The status with which the opened part is called off; null when it is not. */
    ended: isEnded ? status : null,
    endsAll,
    setEndsAll,
  };
}

export type VisitPlan = ReturnType<typeof useVisitPlan>;

/** Moves the other parts of a visit by `minutes`, among the bookings where they would be; 0 moves nothing. */
export function useMovedAlong(
  ownId: string | undefined,
  others: Entry<Booking>[],
  minutes: number,
  choices: Pick<BookingChoices, 'hours' | 'names'>,
) {
  const { hours, names } = choices;
  const isOwner = canManageWorkshop(useWorkshop().role);
  const movable = minutes === 0 ? [] : others.filter(canMove);
  const ms = movable
    .map((part) => shiftedBy(part, minutes, choices).data)
    .flatMap(({ startsAt, endsAt }) => [startsAt?.getTime() ?? [], endsAt?.getTime() ?? []].flat());
  const [from, to] = ms.length > 0 ? [new Date(Math.min(...ms)), new Date(Math.max(...ms))] : [];
  const busy = useBusyBookings(from ?? null, to ?? null);
  const ofVisit = new Set([ownId, ...others.map(({ id }) => id)]);
  const bookings = busy.bookings.filter(({ id }) => !ofVisit.has(id));
  return movedAlong(movable, minutes, { bookings, hours, names, isOwner, now: new Date() });
}

function shiftedBy(
  part: Entry<Booking>,
  minutes: number,
  { hours }: Pick<BookingChoices, 'hours'>,
): Entry<Booking> {
  const place = shifted(part.data, { start: minutes, end: minutes }, hours);
  return { ...part, data: { ...part.data, ...place } };
}

function valueOf(parsed: { ok: true; value: Date | null } | { ok: false }): Date | null {
  return parsed.ok ? parsed.value : null;
}
