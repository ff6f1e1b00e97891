import { useReducer } from 'react';
import { useBookings } from '@/data/bookings';
import { useReach } from '@/data/sync/StoreContext';
import { useWorkshop } from '@/data/WorkshopContext';
import type { Booking, BookingFields, BookingStatus } from '@/domain/booking/booking';
import { changedPlan, openPlan, type Plan, type PlanAction } from '@/domain/booking/bookingPlan';
import { outcomeOf, watchedDays } from '@/domain/booking/planOutcome';
import { type Entry, entriesOf, isSettled } from '@/domain/values/live';
import { canManageWorkshop } from '@/domain/workshop/member';
import type { BookingChoices } from './useBookingChoices';

/** Holds the plan of a booking, watches the bookings around it, and returns the plan's outcome among them. */
export function useBookingPlan(
  opened: BookingFields,
  former: Entry<Booking> | undefined,
  status: BookingStatus,
  vehicleId: string | null,
  choices: BookingChoices,
) {
  const { hours } = choices;
  const { role } = useWorkshop();
  const reach = useReach();
  const [plan, dispatch] = useReducer(
    (plan: Plan, action: PlanAction) => changedPlan(plan, action, hours),
    null,
    () => openPlan(opened, former?.data ?? null, new Date(), hours),
  );
  const { begin, end } = watchedDays(plan, hours);
  const live = useBookings(begin, end);
  const outcome = outcomeOf(plan, {
    ...choices,
    bookings: entriesOf(live),
    isSettled: isSettled(live, reach) && choices.isSettled,
    hasFailed: live.kind === 'failed',
    ownId: former?.id,
    status,
    vehicleId,
    isOwner: canManageWorkshop(role),
  });
  if (outcome.found) dispatch(outcome.found);
  return { plan, outcome, dispatch };
}

export type BookingPlan = ReturnType<typeof useBookingPlan>;
