import { useDueFollowUps } from '@/data/orders/followUps';
import { useRegister } from '@/data/register/RegisterContext';
import { type FollowUp, isDue } from '@/domain/order/followUp';
import { dayOf } from '@/domain/time/swedishTime';
import type { Entry, Live } from '@/domain/values/live';

/**
 * The follow-ups that are due today by their day, or by the last odometer that is known of the car; `isCut` where there may be
 * more.
 */
export function useDue(): { live: Live<Entry<FollowUp>[]>; isCut: boolean } {
  const register = useRegister();
  const { live, isCut } = useDueFollowUps();
  if (live.kind !== 'ready') return { live, isCut };
  const today = dayOf(new Date());
  const kmOf = (vehicleId: string | null) =>
    (register.kind === 'ready' && register.vehicles.get(vehicleId ?? '')?.data.odometerKm) || null;
  const data = live.data.filter((each) => isDue(each.data, today, kmOf(each.data.vehicleId)));
  return { live: { ...live, data }, isCut };
}
