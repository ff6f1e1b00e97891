import { useReducer, useState } from 'react';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import {
  type Booking,
  type BookingFields,
  type BookingStatus,
  newBooking,
} from '@/domain/booking/booking';
import { changedPlan, openPlan, type Plan, type PlanAction } from '@/domain/booking/bookingPlan';
import { isLoan } from '@/domain/booking/loan';
import { outcomeOf, type Surroundings, startOf, watchedDays } from '@/domain/booking/planOutcome';
import type { Entry } from '@/domain/values/live';
import { canManageWorkshop } from '@/domain/workshop/member';
import type { BookingChoices } from './useBookingChoices';
import { useBusyBookings } from './useBusyBookings';

type About = Pick<Surroundings, 'ownId' | 'status' | 'vehicleId' | 'visit'>;

/**
 * Holds the plan of a booking, watches the bookings around it, and returns the plan's outcome among them. `placed` gives
 * the other parts of its visit where they will be when the booking begins at an instant.
 */
export function useBookingPlan(
  opened: BookingFields,
  former: Entry<Booking> | undefined,
  status: BookingStatus,
  vehicleId: string | null,
  placed: (startsAt: Date | null) => Entry<Booking>[],
  choices: BookingChoices,
) {
  const { hours } = choices;
  const [plan, dispatch] = useReducer(
    (plan: Plan, action: PlanAction) => changedPlan(plan, action, hours),
    null,
    () => openPlan(opened, former?.data ?? null, new Date(), hours),
  );
  const { begin, end } = watchedDays(plan, hours);
  const around = useSurroundings(begin, end, choices, isLoan(opened));
  const visit = placed(startOf(plan, hours));
  const outcome = outcomeOf(plan, { ...around, ownId: former?.id, status, vehicleId, visit });
  if (outcome.found) dispatch(outcome.found);
  return { plan, outcome, dispatch };
}

export type BookingPlan = ReturnType<typeof useBookingPlan>;

/**
 * Holds the plan of a part that is added to a visit; its proposal begins when the part before it ends, at `from`.
 * Without an added part its `planning` is null; `initial` are the values of a part that is there from the start.
 */
export function useAddedPlan(
  from: Date | null,
  about: About,
  initial: Partial<BookingFields> | null,
  choices: BookingChoices,
) {
  const { hours } = choices;
  const opened = (values: Partial<BookingFields>): { plan: Plan; from: Date | null } => ({
    plan: openPlan(newBooking(values), null, new Date(), hours),
    from: null,
  });
  const [state, setState] = useState(() => initial && opened(initial));
  const watched = state && watchedDays(state.plan, hours);
  const around = useSurroundings(watched?.begin ?? null, watched?.end ?? null, choices, false);

  function dispatch(action: PlanAction) {
    setState((now) => now && { ...now, plan: changedPlan(now.plan, action, hours) });
  }

  const outcome = state && outcomeOf(state.plan, { ...around, ...about });
  if (state && from && state.from?.getTime() !== from.getTime()) {
    setState({ plan: changedPlan(state.plan, { kind: 'follow', from }, hours), from });
  } else if (outcome?.found) dispatch(outcome.found);

  return {
    planning: state && outcome && { plan: state.plan, outcome, dispatch },
    add: () => setState(opened({})),
    drop: () => setState(null),
  };
}

/** The facts that the plans of a form share, with the bookings between two instants. */
function useSurroundings(
  begin: Date | null,
  end: Date | null,
  choices: BookingChoices,
  isOfLoan: boolean,
) {
  const { role } = useWorkshop();
  const busy = useBusyBookings(begin, end);
  return {
    ...choices,
    ...busy,
    isSettled: (isOfLoan ? busy.areLoansSettled : busy.isSettled) && choices.isSettled,
    isOwner: canManageWorkshop(role),
  };
}
