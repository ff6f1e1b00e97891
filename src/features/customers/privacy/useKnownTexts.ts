import { mostReplacedTexts, useReplacedTextsAbout } from '@/data/record/replacedTexts';
import { useReach } from '@/data/sync/StoreContext';
import type { KnownTexts } from '@/domain/record/customerExtract';
import { isSettled, isWhole } from '@/domain/values/live';

/** All replaced texts about a customer; null while they load. */
export function useKnownTexts(customerId: string): KnownTexts | null {
  const live = useReplacedTextsAbout(customerId);
  const reach = useReach();

  if (live.kind === 'loading') return null;
  if (live.kind === 'failed') return { items: [], complete: false };
  if (!isSettled(live, reach)) return null;
  const count = live.data.length + live.unreadable.length;
  const complete =
    isWhole(live, reach) && live.unreadable.length === 0 && count < mostReplacedTexts;
  return { items: live.data, complete };
}
