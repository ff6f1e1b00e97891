import { mostOfHistory, useHistory } from '@/data/record/history';
import { useRegister } from '@/data/register/RegisterContext';
import { useReach } from '@/data/sync/StoreContext';
import type { KnownHistory } from '@/domain/record/history';
import { customerIds } from '@/domain/register/customerNow';
import { isSettled, isWhole } from '@/domain/values/live';

/** All of a customer's history; null while it loads. */
export function useKnownHistory(customerId: string): KnownHistory | null {
  const live = useHistory('customerId', customerIds(useRegister(), customerId));
  const reach = useReach();

  if (live.kind === 'loading') return null;
  if (live.kind === 'failed') return { items: [], complete: false };
  if (!isSettled(live, reach)) return null;
  const count = live.data.length + live.unreadable.length;
  const complete = isWhole(live, reach) && live.unreadable.length === 0 && count < mostOfHistory;
  return { items: live.data, complete };
}
