import { doc, limit, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { documentPath } from '@/domain/collections/documentPath';
import type { RegisterChange } from '@/domain/register/registerChange';
import {
  shardId,
  shardLimits,
  shardNumber,
  shardsFor,
  type ServiceBook,
  serviceBookDocument,
} from '@/domain/servicebook/serviceBook';
import {
  type ServiceEntry,
  type ServiceEntryFields,
  storedEntry,
} from '@/domain/servicebook/serviceEntry';
import type { Entry, Live } from '@/domain/values/live';
import { useRegisterChanges } from '@/data/register/registerWrites';
import type { Change } from '@/data/sync/outbox';
import { useLiveList, useLiveListOf } from '@/data/sync/live';
import { parseDocument } from '@/data/sync/readDocument';
import { useStore } from '@/data/sync/StoreContext';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { useWorkshopCollection } from '@/data/workshop/workshopCollection';

/** The most shards in a list, as in the rules, and the most cars that cannot have more of them together. */
const mostShards = 100;
const mostCars = Math.floor(mostShards / shardLimits.shards);

/** Watches the service book of a car, in no order: one document for each hundred of its entries. */
export function useServiceEntries(vehicleId: string): Live<Entry<ServiceEntry>[]> {
  const shards = useWorkshopCollection('serviceBooks');
  const ofCar = query(shards, where('vehicleId', '==', vehicleId), limit(shardLimits.shards));
  return useEntriesIn(useLiveList(ofCar, serviceBookDocument));
}

/** Watches the service books of several cars, by their ids, in no order. */
export function useServiceEntriesOfCars(
  vehicleIds: readonly string[],
): Live<Entry<ServiceEntry>[]> {
  const shards = useWorkshopCollection('serviceBooks');
  const queryOf = (some: string[]) =>
    query(shards, where('vehicleId', 'in', some), limit(mostShards));
  return useEntriesIn(useLiveListOf(vehicleIds, queryOf, serviceBookDocument, mostCars));
}

function useEntriesIn(live: Live<Entry<ServiceBook>[]>): Live<Entry<ServiceEntry>[]> {
  const shards = live.kind === 'ready' ? live.data : null;
  const read = useMemo(() => shards && entriesIn(shards), [shards]);
  return useMemo(() => {
    if (live.kind !== 'ready' || !read) return live.kind === 'ready' ? { kind: 'loading' } : live;
    return { ...live, data: read.entries, unreadable: [...live.unreadable, ...read.unreadable] };
  }, [live, read]);
}

/** The entries of shards, and the ids of those that cannot be read. */
function entriesIn(shards: readonly Entry<ServiceBook>[]) {
  const entries: Entry<ServiceEntry>[] = [];
  const unreadable: string[] = [];
  for (const { id: inShard, data: book, pending } of shards) {
    const beside = { vehicleId: book.vehicleId, shard: shardNumber(inShard) };
    for (const [id, stored] of Object.entries(book.entries)) {
      const data = parseDocument(`serviceBooks/${inShard} ${id}`, stored, storedEntry);
      if (data) entries.push({ id, data: { ...data, ...beside }, pending });
      else unreadable.push(id);
    }
  }
  return { entries, unreadable };
}

/** Adds entries to the book of a car, and then what changes in the register; nothing waits for the server. */
export function useServiceEntryRecords() {
  const { saving } = useStore();
  const { id: workshopId } = useWorkshop();
  const shards = useWorkshopCollection('serviceBooks');
  const registerChangesOf = useRegisterChanges();
  return useMemo(
    () => ({
      newId: () => doc(shards).id,
      /** Adds to the entries that are `there`: a write for each, because the rules take them one at a time. */
      add(
        label: string,
        vehicleId: string,
        there: readonly Entry<ServiceEntry>[],
        added: readonly { id: string; values: ServiceEntryFields }[],
        register: readonly RegisterChange[],
      ) {
        const data = there.map((entry) => entry.data);
        const numbers = shardsFor(
          data,
          added.map(({ values }) => values),
        );
        added.forEach(({ id, values }, place) => {
          const { correctsId, isImported } = values;
          const corrected = isImported ? undefined : there.find((each) => each.id === correctsId);
          const change: Change = {
            kind: 'add',
            path: documentPath(workshopId, 'serviceBooks', shardId(vehicleId, numbers[place] ?? 1)),
            entry: id,
            values: { ...values },
            document: { vehicleId, correctedIn: corrected?.data.shard ?? null },
          };
          const isLast = place === added.length - 1;
          void saving.write(label, [change, ...(isLast ? registerChangesOf(register) : [])]);
        });
      },
    }),
    [saving, workshopId, shards, registerChangesOf],
  );
}
