import { createStore, get, set } from 'idb-keyval';
import * as v from 'valibot';
import { chainOf, type LedgerEventContent, ledgerEventDocument } from '@/domain/ledger/ledgerEvent';
import { type ChainHead, type EventOrigin, newChain, nextEvent } from '@/domain/ledger/ledgerHash';
import type { Store } from '@/data/sync/store';

/** An event that is the latest of the chain before it is known to be stored, so that a killed browser leaves no gap. */
const unstoredEvent = v.object({
  ...{ id: v.string(), label: v.string() },
  values: v.omit(ledgerEventDocument, ['createdAt', 'updatedAt']),
});

const storedChain = v.object({
  chain: v.string(),
  seq: v.number(),
  hash: v.nullable(v.string()),
  unstored: v.array(unstoredEvent),
});
type StoredChain = v.InferOutput<typeof storedChain>;

/** The chain of this device in a workshop, which the signed-in account writes. */
export interface DeviceChain {
  /** Adds an event, and resolves with its id when it is in the chain; it is sent by itself. */
  append(label: string, content: LedgerEventContent, origin: () => Origin): Promise<string>;
  /** Sends what a killed browser has left. */
  resume(): Promise<void>;
}

/** What the page knows of an event's origin; `isOwn` tells the events of this chain. */
type Origin = Pick<EventOrigin, 'by' | 'clockOffsetMs'> & {
  seenHash: (isOwn: (id: string) => boolean) => string | null;
};

interface Keeping {
  read(): Promise<StoredChain | null>;
  write(next: StoredChain): Promise<void>;
  alone<T>(work: () => Promise<T>): Promise<T>;
}

/** Where the ends of chains are kept, by workshop and account. */
export const chainsStore = ['verkstadsnavet-ledger', 'chains'] as const;

const chains = new WeakMap<Store, Map<string, DeviceChain>>();

/** The chain of this device: there is one for each workshop, whatever number of pages ask for it. */
export function deviceChain(store: Store, workshopId: string): DeviceChain {
  const ofStore = chains.get(store) ?? new Map<string, DeviceChain>();
  chains.set(store, ofStore);
  const chain = ofStore.get(workshopId) ?? openChain(store, workshopId);
  ofStore.set(workshopId, chain);
  return chain;
}

function openChain(store: Store, workshopId: string): DeviceChain {
  const { saving, uid } = store;
  const keeping = keepingOf(store, workshopId);
  const sending = new Set<string>();

  /** Hands events to the app's saving, and forgets them here when they are stored. */
  function send(events: StoredChain['unstored']) {
    for (const { id, label, values } of events) {
      if (sending.has(id)) continue;
      sending.add(id);
      const path = `workshops/${workshopId}/ledger/${id}`;
      saving
        .write(label, [{ kind: 'create', path, values: { ...values } }])
        .then(() =>
          keeping.alone(async () => {
            const chain = await keeping.read();
            if (!chain) return;
            const unstored = chain.unstored.filter((each) => each.id !== id);
            await keeping.write({ ...chain, unstored });
          }),
        )
        .catch(console.error);
    }
  }

  function begun(): ChainHead {
    return newChain(crypto.getRandomValues(new Uint8Array(12)));
  }

  return {
    append: (label, content, origin) =>
      keeping.alone(async () => {
        const former = (await keeping.read()) ?? { ...begun(), unstored: [] };
        const { seenHash, ...rest } = origin();
        const { id, values, head } = await nextEvent(former, content, {
          ...{ workshopId, uid, occurredAt: new Date(), ...rest },
          seenHash: seenHash((each) => chainOf(each) === `${uid}_${former.chain}`),
        });
        const unstored = [...former.unstored, { id, label, values }];
        await keeping.write({ ...head, unstored });
        send(unstored);
        return id;
      }),
    resume: () =>
      keeping.alone(async () => {
        send((await keeping.read())?.unstored ?? []);
      }),
  };
}

/** Where the end of the chain is kept: on the device, one tab at a time, else in memory, where it begins anew with each session. */
function keepingOf({ storage, uid }: Store, workshopId: string): Keeping {
  const place = `${workshopId} ${uid}`;
  if (storage !== 'device' || !('locks' in navigator)) return inMemory();
  const store = createStore(...chainsStore);
  return {
    async read() {
      const stored = v.safeParse(storedChain, await get(place, store));
      return stored.success ? stored.output : null;
    },
    write: (next) => set(place, next, store),
    alone: (work) => navigator.locks.request(`verkstadsnavet-ledger ${place}`, work),
  };
}

function inMemory(): Keeping {
  let chain: StoredChain | null = null;
  let last: Promise<unknown> = Promise.resolve();
  return {
    read: () => Promise.resolve(chain),
    write(next) {
      chain = next;
      return Promise.resolve();
    },
    alone(work) {
      const done = last.then(work);
      last = done.catch(() => {});
      return done;
    },
  };
}
