import { documentPath } from '@/domain/collections/documentPath';
import { chainOf, type LedgerEventContent } from '@/domain/ledger/ledgerEvent';
import { type ChainHead, type EventOrigin, newChain, nextEvent } from '@/domain/ledger/ledgerHash';
import type { Store } from '@/data/sync/store';
import { inMemory, type Keeping, keepingOf, type StoredChain } from './ledgerKeeping';

/** The chain of this device in a workshop, which the signed-in account writes. */
export interface DeviceChain {
  /** Adds an event, and resolves with its id when it is in the chain; it is sent by itself. */
  append(label: string, content: LedgerEventContent, origin: () => Origin): Promise<string>;
  /** Sends what a killed browser has left. */
  resume(): Promise<void>;
}

/** The facts of an event's origin that the page knows; `isOwn` tells the events of this chain. */
type Origin = Pick<EventOrigin, 'by' | 'clockOffsetMs'> & {
  seenHash: (isOwn: (id: string) => boolean) => string | null;
};

const chains = new WeakMap<Store, Map<string, DeviceChain>>();

/** The chain of this device: there is one for each workshop, whatever number of pages ask for it. */
export function deviceChain(store: Store, workshopId: string): DeviceChain {
  const ofStore = chains.get(store) ?? new Map<string, DeviceChain>();
  chains.set(store, ofStore);
  const chain =
    ofStore.get(workshopId) ?? openChain(store, workshopId, keepingOf(store, workshopId));
  ofStore.set(workshopId, chain);
  return chain;
}

/** The chain whose end is kept there, for a page of its own. */
export function openChain(
  { saving, uid }: Pick<Store, 'saving' | 'uid'>,
  workshopId: string,
  kept: Keeping,
): DeviceChain {
  let keeping = kept;
  const sending = new Set<string>();

  /** Hands events to the app's saving, and forgets them here when they are stored. */
  function send(events: StoredChain['unstored']) {
    const place = keeping;
    for (const { id, label, values } of events) {
      if (sending.has(id)) continue;
      sending.add(id);
      const path = documentPath(workshopId, 'ledger', id);
      saving
        .write(label, [{ kind: 'create', path, values: { ...values } }])
        .then(() =>
          place.alone(async () => {
            const chain = await place.read();
            if (!chain) return;
            const unstored = chain.unstored.filter((each) => each.id !== id);
            await place.write({ ...chain, unstored });
          }),
        )
        .catch(console.error);
    }
  }

  function begun(): ChainHead {
    return newChain(crypto.getRandomValues(new Uint8Array(12)));
  }

  function add(label: string, content: LedgerEventContent, origin: () => Origin): Promise<string> {
    return keeping.alone(async () => {
      const former = (await keeping.read()) ?? { ...begun(), unstored: [] };
      const { seenHash, ...rest } = origin();
      const { id, values, head } = await nextEvent(former, content, {
        workshopId,
        uid,
        occurredAt: new Date(),
        ...rest,
        seenHash: seenHash((each) => chainOf(each) === `${uid}_${former.chain}`),
      });
      const unstored = [...former.unstored, { id, label, values }];
      await keeping.write({ ...head, unstored });
      send(unstored);
      return id;
    });
  }

  return {
    async append(label, content, origin) {
      try {
        return await add(label, content, origin);
      } catch (error) {
        // A device that is full or keeps nothing must not keep anybody from stamping: the page begins a chain of its own.
        console.warn('The chain cannot be kept on this device', error);
        keeping = inMemory();
        return add(label, content, origin);
      }
    },
    resume: () =>
      keeping.alone(async () => {
        send((await keeping.read())?.unstored ?? []);
      }),
  };
}
