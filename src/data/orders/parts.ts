import { doc, getDoc, limit, query } from 'firebase/firestore';
import { useMemo } from 'react';
import { useLiveDocument, useLiveList } from '@/data/sync/live';
import { readDocument } from '@/data/sync/readDocument';
import { useReach, useStore } from '@/data/sync/StoreContext';
import { documentPath } from '@/domain/collections/documentPath';
import { type Part, type PartCosts, partCostsDocument, partKey } from '@/domain/part/part';
import {
  type ShardChange,
  shardChanges,
  shardCount,
  shardOf,
  type PartEdit,
} from '@/domain/part/partShard';
import { type PartIndex, partIndex } from '@/domain/part/partSearch';
import { fetchedOf, type Entry, entriesOf, type Live } from '@/domain/values/live';
import { seesCosts } from '@/domain/workshop/sight';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { useWorkshopCollection } from '@/data/workshop/workshopCollection';
import { useSettings } from '@/data/settings/workshopList';

/**
 * Watches the articles of the current workshop, ready to be searched; loading until it is known which there are, and while they
 * are not wanted: twenty thousand take a moment to be made ready.
 */
export function useParts(isWanted = true): Live<PartIndex> {
  const live = useSettings('partShards', isWanted);
  const reach = useReach();
  if (!isWanted) return { kind: 'loading' };
  if (live.kind !== 'ready') return live;
  const fetched = fetchedOf(live, live.data.length === 0, reach);
  return fetched === 'loading' ? { kind: 'loading' } : { ...live, data: partIndex(live.data) };
}

/** The workshop's costs for its articles, without VAT, in öre by the articles' keys. */
export type Costs = ReadonlyMap<string, number>;

/** True if the person may see the workshop's costs for its articles. */
export function useSeesCosts(): boolean {
  const { role, workshop } = useWorkshop();
  return seesCosts(role, workshop);
}

/**
 * Watches the workshop's costs for its articles. It stays loading for people who may not see them, and until they are fetched: an
 * article would otherwise be saved without its cost.
 */
export function useCosts(): Live<Costs> {
  const costs = useWorkshopCollection('partCosts');
  const all = useSeesCosts() ? query(costs, limit(shardCount)) : null;
  const live = useLiveList(all, partCostsDocument);
  const reach = useReach();
  const data = useMemo(() => costsOf(entriesOf(live)), [live]);
  if (live.kind !== 'ready') return live;
  const isFetched = fetchedOf(live, live.data.length === 0, reach) === 'ready';
  return isFetched ? { ...live, data } : { kind: 'loading' };
}

/**
 * Watches the workshop's cost for one unit of an article, without VAT, in öre; undefined while it is on its way, and null if it
 * is not known, or for people who may not see it.
 */
export function usePartCost(part: Pick<Part, 'number'> | null): number | null | undefined {
  const shards = useWorkshopCollection('partCosts');
  const isShown = useSeesCosts();
  const key = isShown && part ? partKey(part.number) : null;
  const shard = key === null ? null : doc(shards, shardOf(key));
  const live = useLiveDocument(shard, partCostsDocument);
  const costs = live.kind === 'ready' ? live.data?.data.costs : undefined;
  const fetched = fetchedOf(live, costs === undefined, useReach());
  if (key === null) return null;
  if (fetched === 'loading') return undefined;
  const cost = costs?.[key];
  return cost === undefined ? null : Number(cost);
}

/**
 * Returns a function that asks once what the workshop pays for one unit of an article, without VAT, in öre; null where that is not
 * known, and for those who may not see it. Rejects where there is neither an answer nor a copy on this device.
 */
export function useAskPartCost(): (part: Pick<Part, 'number'>) => Promise<number | null> {
  const shards = useWorkshopCollection('partCosts');
  const isShown = useSeesCosts();
  return async ({ number }) => {
    if (!isShown) return null;
    const key = partKey(number);
    const snapshot = await getDoc(doc(shards, shardOf(key)));
    const cost = snapshot.exists() ? readDocument(snapshot, partCostsDocument)?.costs[key] : null;
    return cost === undefined || cost === null ? null : Number(cost);
  };
}

function costsOf(shards: readonly Entry<PartCosts>[]): Costs {
  return new Map(
    shards.flatMap(({ data }) =>
      Object.entries(data.costs).map(([key, cost]) => [key, Number(cost)] as const),
    ),
  );
}

/**
 * Writes articles, all or none in one batch; nothing waits for the server. The `label` of a write says in Swedish what it is
 * about, for the list of refused writes. The articles must be known: a shard that is there is changed, another created.
 */
export function usePartRecords() {
  const { saving } = useStore();
  const { id } = useWorkshop();
  const shards = entriesOf(useSettings('partShards'));
  function send(label: string, changes: ShardChange[]): Promise<void> {
    return saving.write(
      label,
      changes.map(({ collection: name, id: shard, ...change }) => ({
        ...change,
        path: documentPath(id, name, shard),
      })),
    );
  }
  return {
    /** Writes `edits`, which `undo` takes back; `stored` resolves when the write is stored on this device. */
    write(label: string, edits: readonly PartEdit[], undo: readonly PartEdit[]) {
      const stored = send(
        label,
        shardChanges(edits, (shard) => shards.some((each) => each.id === shard)),
      );
      // The shards are there since the write itself, whatever this component knew then.
      return {
        stored,
        takeBack: () =>
          send(
            `${label}, ångrad`,
            shardChanges(undo, () => true),
          ),
      };
    },
  };
}
