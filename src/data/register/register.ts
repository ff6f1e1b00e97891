import { customerDocument } from '@/domain/register/customer';
import { isSameRegister, type Register, type UnreadableRecord } from '@/domain/register/register';
import { type Changed, nothingShown, withChanges } from '@/domain/register/shownRegister';
import { vehicleDocument } from '@/domain/register/vehicle';
import type { GenericSchema } from 'valibot';
import type { Stamped } from './keptForm';
import { startCollection } from './registerCollection';
import { registerOverlay } from './registerOverlay';
import type { Store } from '@/data/sync/store';

export interface RegisterSource {
  /** Starts to read and to follow changes; returns a function that stops this. */
  start(): () => void;
  subscribe(listener: () => void): () => void;
  getState(): Register;
}

/**
 * Publishing goes through all waiting writes, which are many during an import, so it is done less often then.
 */
const importPauseMs = 250;

/** A workshop's register, read from this device at once and then updated from the server. */
export function createRegister(store: Store, workshopId: string): RegisterSource {
  const listeners = new Set<() => void>();
  let state: Register = { kind: 'loading' };
  return {
    start: () =>
      startRegister(store, workshopId, (next) => {
        state = next;
        listeners.forEach((listener) => listener());
      }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: () => state,
  };
}

function startRegister(store: Store, workshopId: string, onChange: (next: Register) => void) {
  const { saving } = store;
  const keeper = becomeKeeper(store, workshopId);
  let publishing = false;
  let stopped = false;
  let shown = nothingShown;
  let latest: Register = { kind: 'loading' };
  let unreadable: readonly UnreadableRecord[] = [];

  function open<T extends Stamped>(name: string, schema: GenericSchema<unknown, T>) {
    const path = `workshops/${workshopId}/${name}`;
    const source = {
      db: store.db,
      lite: store.lite,
      device: store.registerDevice,
      isKeeper: keeper.isKeeper,
      connected: () => whenConnected(store),
      serverless: store.home.kind === 'device',
      path,
    };
    const collection = startCollection(source, schema, publishSoon);
    const overlay = registerOverlay(path, collection.entries, schema);

    /** The present entries of the documents that may have changed since the last call. */
    function changes(): Changed<T>[] {
      const { waiting, refused } = saving.getState();
      for (const id of overlay.update(waiting, refused)) collection.touched.add(id);
      const ids = [...collection.touched];
      collection.touched.clear();
      return ids.map((id) => [id, overlay.get(id) ?? collection.entries.get(id)]);
    }

    return { collection, changes };
  }

  const customers = open('customers', customerDocument);
  const vehicles = open('vehicles', vehicleDocument);
  const collections = [customers.collection, vehicles.collection];

  // Changes come many at once: a page of documents, a batch of writes, or hundreds in an import. They are
  // published together.
  function publishSoon() {
    if (publishing) return;
    publishing = true;
    const isImport = saving.getState().waiting.length > 20;
    if (isImport) setTimeout(publish, importPauseMs);
    else queueMicrotask(publish);
  }

  function publish() {
    publishing = false;
    if (stopped) return;
    shown = withChanges(shown, customers.changes(), vehicles.changes());
    const next = current();
    if (isSameRegister(latest, next)) return;
    latest = next;
    onChange(next);
  }

  function current(): Register {
    if (collections.some(({ status }) => status === 'reading')) return { kind: 'loading' };
    const error = collections.map(({ status }) => status).find((each) => each instanceof Error);
    if (error) return { kind: 'failed', error };
    return {
      kind: 'ready',
      customers: shown.customers,
      vehicles: shown.vehicles,
      merged: shown.merged,
      complete: collections.every(({ status }) => status === 'complete'),
      unreadable: unreadableNow(),
    };
  }

  /** The same list as long as it names the same documents, so that nothing is drawn anew. */
  function unreadableNow(): readonly UnreadableRecord[] {
    const now = [
      ...named('customers', customers.collection.unreadable),
      ...named('vehicles', vehicles.collection.unreadable),
    ];
    if (JSON.stringify(now) !== JSON.stringify(unreadable)) unreadable = now;
    return unreadable;
  }

  const unsubscribe = saving.subscribe(publishSoon);
  return () => {
    stopped = true;
    unsubscribe();
    keeper.stop();
    for (const collection of collections) collection.stop();
  };
}

function named(collection: UnreadableRecord['collection'], ids: Set<string>): UnreadableRecord[] {
  return [...ids].map((id) => ({ collection, id }));
}

/** Makes one tab at a time keep the device's copy; another tab takes over when that tab closes. */
function becomeKeeper({ storage }: Store, workshopId: string) {
  let keeps = false;
  let stop = () => {};
  if (storage === 'device') {
    const held = new Promise<void>((resolve) => {
      stop = resolve;
    });
    void navigator.locks.request(`verkstadsnavet-register-${workshopId}`, () => {
      keeps = true;
      return held;
    });
  }
  return { isKeeper: () => keeps, stop: () => stop() };
}

function whenConnected({ saving }: Store): Promise<void> {
  return new Promise((resolve) => {
    if (saving.getState().connected) return resolve();
    const unsubscribe = saving.subscribe(() => {
      if (!saving.getState().connected) return;
      unsubscribe();
      resolve();
    });
  });
}
