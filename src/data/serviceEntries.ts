import { collection, doc, limit, query, where } from 'firebase/firestore';
import { useCallback, useMemo } from 'react';
import type { RegisterChange } from '@/domain/register/registerChange';
import {
  packId,
  packLimits,
  packNumber,
  packsFor,
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
import { useWorkshop } from './WorkshopContext';

/** The most packs in a list, as in the rules, and the most cars that cannot have more of them together. */
const mostPacks = 100;
const mostCars = Math.floor(mostPacks / packLimits.packs);

function usePacks() {
  const { db } = useStore();
  const { id } = useWorkshop();
  return useMemo(() => collection(db, 'workshops', id, 'serviceBooks'), [db, id]);
}

/** Watches the service book of a car, in no order: one document for each hundred of its entries. */
export function useServiceEntries(vehicleId: string): Live<Entry<ServiceEntry>[]> {
  const packs = usePacks();
  const ofCar = useMemo(
    () => query(packs, where('vehicleId', '==', vehicleId), limit(packLimits.packs)),
    [packs, vehicleId],
  );
  return useEntriesIn(useLiveList(ofCar, serviceBookDocument));
}

/** Watches the service books of several cars, by their ids, in no order. */
export function useServiceEntriesOfCars(
  vehicleIds: readonly string[],
): Live<Entry<ServiceEntry>[]> {
  const packs = usePacks();
  const queryOf = useCallback(
    (some: string[]) => query(packs, where('vehicleId', 'in', some), limit(mostPacks)),
    [packs],
  );
  return useEntriesIn(useLiveListOf(vehicleIds, queryOf, serviceBookDocument, mostCars));
}

function useEntriesIn(live: Live<Entry<ServiceBook>[]>): Live<Entry<ServiceEntry>[]> {
  const packs = live.kind === 'ready' ? live.data : null;
  const read = useMemo(() => packs && entriesIn(packs), [packs]);
  return useMemo(() => {
    if (live.kind !== 'ready' || !read) return live.kind === 'ready' ? { kind: 'loading' } : live;
    return { ...live, data: read.entries, unreadable: [...live.unreadable, ...read.unreadable] };
  }, [live, read]);
}

/** The entries of packs, and the ids of those that cannot be read. */
function entriesIn(packs: readonly Entry<ServiceBook>[]) {
  const entries: Entry<ServiceEntry>[] = [];
  const unreadable: string[] = [];
  for (const { id: inPack, data: book, pending } of packs) {
    const beside = { vehicleId: book.vehicleId, pack: packNumber(inPack) };
    for (const [id, stored] of Object.entries(book.entries)) {
      const data = parseDocument(`serviceBooks/${inPack} ${id}`, stored, storedEntry);
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
  const packs = usePacks();
  const registerChangesOf = useRegisterChanges();
  return useMemo(
    () => ({
      newId: () => doc(packs).id,
      /** Adds to the entries that are `there`: a write for each, because the rules take them one at a time. */
      add(
        label: string,
        vehicleId: string,
        there: readonly Entry<ServiceEntry>[],
        added: readonly { id: string; values: ServiceEntryFields }[],
        register: readonly RegisterChange[],
      ) {
        const data = there.map((entry) => entry.data);
        const numbers = packsFor(
          data,
          added.map(({ values }) => values),
        );
        added.forEach(({ id, values }, place) => {
          const { correctsId, isImported } = values;
          const corrected = isImported ? undefined : there.find((each) => each.id === correctsId);
          const change: Change = {
            kind: 'add',
            path: `workshops/${workshopId}/serviceBooks/${packId(vehicleId, numbers[place] ?? 1)}`,
            entry: id,
            values: { ...values },
            document: { vehicleId, correctedIn: corrected?.data.pack ?? null },
          };
          const isLast = place === added.length - 1;
          void saving.write(label, [change, ...(isLast ? registerChangesOf(register) : [])]);
        });
      },
    }),
    [saving, workshopId, packs, registerChangesOf],
  );
}
