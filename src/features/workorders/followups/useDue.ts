import { useDueFollowUps } from '@/data/followUps';
import { useRegister } from '@/data/register/RegisterContext';
import { type FollowUp, isDue } from '@/domain/order/followUp';
import { dayOf } from '@/domain/time/swedishTime';
import type { Entry, Live } from '@/domain/values/live';

/** The follow-ups that are due today by their day, or by the last odometer that is known of the car. */
export function useDue(): Live<Entry<FollowUp>[]> {
  const register = useRegister();
  const live = useDueFollowUps();
  if (live.kind !== 'ready') return live;
  const today = dayOf(new Date());
  const kmOf = (vehicleId: string | null) =>
    (register.kind === 'ready' && register.vehicles.get(vehicleId ?? '')?.data.odometerKm) || null;
  return {
    ...live,
    data: live.data.filter(({ data }) => isDue(data, today, kmOf(data.vehicleId))),
  };
}
