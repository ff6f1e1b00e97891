import { createStore, get, set } from 'idb-keyval';
import * as v from 'valibot';
import { ledgerEventDocument } from '@/domain/ledger/ledgerEvent';
import type { Store } from '@/data/sync/store';

/** An event that is the latest of the chain before it is known to be stored, so that a killed browser leaves no gap. */
const unstoredEvent = v.object({
  id: v.string(),
  label: v.string(),
  values: v.omit(ledgerEventDocument, ['createdAt', 'updatedAt']),
});

const storedChain = v.object({
  chain: v.string(),
  seq: v.number(),
  hash: v.nullable(v.string()),
  unstored: v.array(unstoredEvent),
});
export type StoredChain = v.InferOutput<typeof storedChain>;

/** Keeps the end of a chain; `alone` lets one work at a time read and write. */
export interface Keeping {
  read(): Promise<StoredChain | null>;
  write(next: StoredChain): Promise<void>;
  alone<T>(work: () => Promise<T>): Promise<T>;
}

/** The database and its store with the ends of chains, by workshop and account. */
export const chainsStore = ['verkstadsnavet-ledger', 'chains'] as const;

/**
 * The storage for the end of the chain: on the device, one tab at a time, else in memory, where it begins anew with each session.
 */
export function keepingOf({ storage, uid }: Store, workshopId: string): Keeping {
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

const storedClock = v.object({ offset: v.number(), at: v.number() });
/** The server's clock minus the device's, and when that was measured by the device's, both in ms. */
export type StoredClock = v.InferOutput<typeof storedClock>;

/** Keeps the error of this device's clock, so that a page that is opened without contact knows it. */
export interface ClockKeeping {
  read(): Promise<StoredClock | null>;
  write(next: StoredClock): Promise<void>;
}

/** The storage for the error of the clock: beside the chains; a device that keeps nothing has none. */
export function clockKeepingOf({ storage }: Pick<Store, 'storage'>): ClockKeeping {
  if (storage !== 'device')
    return { read: () => Promise.resolve(null), write: () => Promise.resolve() };
  const store = createStore(...chainsStore);
  return {
    async read() {
      const stored = v.safeParse(storedClock, await get('clock', store));
      return stored.success ? stored.output : null;
    },
    write: (next) => set('clock', next, store),
  };
}

/** Keeps it for as long as the page is open. */
export function inMemory(): Keeping {
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
