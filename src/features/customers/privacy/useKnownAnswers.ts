import { mostApprovals, useAnswered, useApprovalsOf } from '@/data/orders/agreement';
import { useRegister } from '@/data/register/RegisterContext';
import { useReach } from '@/data/sync/StoreContext';
import type { KnownAnswers } from '@/domain/record/customerExtract';
import { customerIds } from '@/domain/register/customerNow';
import { entriesOf, isSettled, isWhole } from '@/domain/values/live';

/**
 * All answers about a customer's orders and those that the customer gave for others, with the orders and the estimates that
 * they are about; null while they load.
 */
export function useKnownAnswers(customerId: string): KnownAnswers | null {
  const ids = customerIds(useRegister(), customerId);
  const live = useApprovalsOf(ids);
  const { orders, estimates } = useAnswered(entriesOf(live));
  const reach = useReach();

  const all = [live, orders, estimates];
  const nothing = { items: [], orders: [], estimates: [], ids, complete: false };
  if (all.some(({ kind }) => kind === 'failed')) return nothing;
  if (live.kind !== 'ready' || !all.every((each) => isSettled(each, reach))) return null;
  const count = live.data.length + live.unreadable.length;
  return {
    items: live.data,
    orders: entriesOf(orders),
    estimates: entriesOf(estimates),
    ids,
    complete:
      all.every((each) => isWhole(each, reach)) &&
      live.unreadable.length === 0 &&
      count < mostApprovals,
  };
}
