import { mostOfEach, useInspectionsOfAll } from '@/data/orders/inspections';
import { useReach } from '@/data/sync/StoreContext';
import type { KnownInspections } from '@/domain/record/customerExtract';
import { type KnownHistory, ordersIn } from '@/domain/record/history';
import { isSettled, isWhole } from '@/domain/values/live';

/** The inspections of the work orders of a history; null while they, or the history, load. */
export function useKnownInspections(history: KnownHistory | null): KnownInspections | null {
  const live = useInspectionsOfAll(history ? ordersIn(history).map(({ id }) => id) : []);
  const reach = useReach();

  if (!history || live.kind === 'loading') return null;
  if (live.kind === 'failed') return { items: [], complete: false };
  if (!isSettled(live, reach)) return null;
  const counts = new Map<string, number>();
  for (const { data } of live.data) counts.set(data.orderId, (counts.get(data.orderId) ?? 0) + 1);
  const areAll = [...counts.values()].every((count) => count <= mostOfEach);
  return {
    items: live.data,
    complete: areAll && isWhole(live, reach) && live.unreadable.length === 0,
  };
}
