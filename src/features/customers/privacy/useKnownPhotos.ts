import { usePhotoSheetsOf } from '@/data/orders/photos';
import { useReach } from '@/data/sync/StoreContext';
import type { KnownPhotos } from '@/domain/record/customerExtract';
import { type KnownHistory, ordersIn } from '@/domain/record/history';
import { isSettled, isWhole } from '@/domain/values/live';

/** The photos of the work orders of a history; null while they, or the history, load. */
export function useKnownPhotos(history: KnownHistory | null): KnownPhotos | null {
  const live = usePhotoSheetsOf(history ? ordersIn(history).map(({ id }) => id) : []);
  const reach = useReach();

  if (!history || live.kind === 'loading') return null;
  if (live.kind === 'failed') return { items: [], complete: false };
  if (!isSettled(live, reach)) return null;
  return { items: live.data, complete: isWhole(live, reach) && live.unreadable.length === 0 };
}
