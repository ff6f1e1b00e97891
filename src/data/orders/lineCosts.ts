import { doc, limit, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { latestCosts, lineCostDocument } from '@/domain/order/lineCost';
import { orderName } from '@/domain/order/order';
import { entriesOf } from '@/domain/values/live';
import { useLiveList } from '@/data/sync/live';
import { useStore } from '@/data/sync/StoreContext';
import { useSeesCosts } from './parts';
import { useWorkshopCollection } from '@/data/workshop/workshopCollection';

/** The most costs of an order that are read; the rules refuse to list more. */
const mostCosts = 500;

/**
 * Watches what the workshop pays for one unit of the lines of an order, in öre by the lines' ids; empty for those who may
 * not see it.
 */
export function useLineCosts(orderId: string): ReadonlyMap<string, number> {
  const lineCosts = useWorkshopCollection('lineCosts');
  const seesCosts = useSeesCosts();
  const ofOrder = seesCosts
    ? query(lineCosts, where('orderId', '==', orderId), limit(mostCosts))
    : null;
  const live = useLiveList(ofOrder, lineCostDocument);
  return useMemo(() => latestCosts(entriesOf(live).map(({ data }) => data)), [live]);
}

/**
 * Returns a function that adds what a line costs; null takes it back. The cost is a write of its own: whoever may no longer
 * see costs keeps the line.
 */
export function useLineCostWrites() {
  const { saving } = useStore();
  const lineCosts = useWorkshopCollection('lineCosts');
  return (orderId: string, lineId: string, costOre: number | null) => {
    const { path } = doc(lineCosts);
    const values = { orderId, lineId, costOre };
    void saving.write(`Ett inköpspris på ${orderName(orderId)}`, [
      { kind: 'create', path, values },
    ]);
  };
}
