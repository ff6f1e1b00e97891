import { mostFollowUps, useFollowUpsOf } from '@/data/orders/followUps';
import { useRegister } from '@/data/register/RegisterContext';
import { useReach } from '@/data/sync/StoreContext';
import type { KnownFollowUps } from '@/domain/record/followUpExtract';
import { customerIds } from '@/domain/register/customerNow';
import { isSettled, isWhole } from '@/domain/values/live';

/** All follow-ups of a customer; null while they load. */
export function useKnownFollowUps(customerId: string): KnownFollowUps | null {
  const ids = customerIds(useRegister(), customerId);
  const live = useFollowUpsOf('customerId', ids, mostFollowUps);
  const reach = useReach();

  if (live.kind === 'failed') return { items: [], complete: false };
  if (live.kind === 'loading' || !isSettled(live, reach)) return null;
  const isAll = live.unreadable.length === 0 && live.data.length < mostFollowUps;
  return { items: live.data, complete: isWhole(live, reach) && isAll };
}
