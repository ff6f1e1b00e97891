import { customerIds } from '@/domain/register/customerIds';
import { mostBookings, useBookingsOf } from '@/data/bookings';
import { useRegister } from '@/data/register/RegisterContext';
import { useSavingState, useStore } from '@/data/sync/StoreContext';
import type { KnownBookings } from '@/domain/record/customerExtract';

/** All of a customer's bookings; null while they load. */
export function useKnownBookings(customerId: string): KnownBookings | null {
  const live = useBookingsOf('customerId', customerIds(useRegister(), customerId));
  const { home } = useStore();
  const { connected } = useSavingState();

  if (live.kind === 'loading') return null;
  if (live.kind === 'failed') return { entries: [], complete: false };
  // Without a server, the device holds all the data there is.
  const isWhole = !live.fromCache || home.kind === 'device';
  if (!isWhole && connected) return null;
  const complete = isWhole && live.unreadable.length === 0 && live.data.length < mostBookings;
  return { entries: live.data, complete };
}
