import { customerIds } from '@/domain/register/customerNow';
import { mostBookings, useBookingsOf } from '@/data/bookings';
import { isSettled, isWhole } from '@/domain/values/live';
import { useRegister } from '@/data/register/RegisterContext';
import { useReach } from '@/data/sync/StoreContext';
import type { KnownBookings } from '@/domain/record/customerExtract';

/** All of a customer's bookings; null while they load. */
export function useKnownBookings(customerId: string): KnownBookings | null {
  const live = useBookingsOf('customerId', customerIds(useRegister(), customerId));
  const reach = useReach();

  if (live.kind === 'loading') return null;
  if (live.kind === 'failed') return { entries: [], complete: false };
  if (!isSettled(live, reach)) return null;
  const complete =
    isWhole(live, reach) && live.unreadable.length === 0 && live.data.length < mostBookings;
  return { entries: live.data, complete };
}
