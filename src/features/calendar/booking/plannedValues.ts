import { refused } from '@/domain/values/parsed';
import type { BookingPlan } from './useBookingPlan';

/** The planned values of a booking; `refusal` is a reason of the visit's not to begin when the plan says. */
export function plannedValues({ plan, outcome }: BookingPlan, refusal: string | null) {
  const reason = outcome.refusal ?? refusal;
  return {
    services: plan.services,
    bufferMinutes: plan.buffer.trim() || 0,
    resourceId: outcome.resourceId,
    staffId: outcome.staffId,
    startsAt: reason === null ? outcome.startsAt : refused(reason),
    endsAt: outcome.endsAt,
    isAllDay: plan.times.isAllDay,
    outsideHours: outcome.outsideHours,
  };
}
