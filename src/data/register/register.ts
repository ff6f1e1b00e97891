import { type Customer, customerDocument } from '@/domain/register/customer';
import { renamedPeople, type Vehicle, vehicleDocument } from '@/domain/register/vehicle';
import type { GenericSchema } from 'valibot';
import type { Register } from '@/domain/register/register';
import type { Entry } from '@/domain/values/live';
import { type RegisterCollection, startCollection, type Stamped } from './registerCollection';
import { registerOverlay } from './registerOverlay';
import type { Store } from '@/data/sync/store';

export interface RegisterSource {
  /** Begins to read and keep up; returns what ends it. */
  start(): () => void;
  subscribe(listener: () => void): () => void;
  getState(): Register;
}

/** Each time the register is put together, everything that waits is gone through. */
const importPauseMs = 250;

/** A workshop's register: read from this device at once, then what is new on the server. */
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
    return { collection, overlay: registerOverlay(path, collection.entries, schema) };
  }

  const customers = open('customers', customerDocument);
  const vehicles = open('vehicles', vehicleDocument);
  const collections = [customers.collection, vehicles.collection];

  // Many things change at once, such as a page of documents, a batch of writes, or hundreds in an import.
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
    const { waiting, refused } = saving.getState();
    customers.overlay.update(waiting, refused);
    vehicles.overlay.update(waiting, refused);
    onChange(current());
  }

  function current(): Register {
    if (collections.some(({ status }) => status === 'reading')) return { kind: 'loading' };
    const error = collections.map(({ status }) => status).find((each) => each instanceof Error);
    if (error) return { kind: 'failed', error };
    const mergedInto = new Map<string, string>();
    const listed = new Map<string, Entry<Customer>>();
    for (const entry of allOf(customers)) {
      const { status } = entry.data;
      if (status === 'active' || status === 'anonymised') listed.set(entry.id, entry);
      else listed.delete(entry.id);
      if (entry.data.mergedInto !== null) mergedInto.set(entry.id, entry.data.mergedInto);
      else mergedInto.delete(entry.id);
    }
    const merged = takenOver(mergedInto, listed);
    const cars = new Map<string, Entry<Vehicle>>();
    for (const entry of allOf(vehicles)) {
      if (entry.data.status === 'active') cars.set(entry.id, withTakers(entry, merged));
      else cars.delete(entry.id);
    }
    return {
      kind: 'ready',
      customers: listed,
      vehicles: cars,
      merged,
      complete: collections.every(({ status }) => status === 'complete'),
      unreadable: collections.reduce((sum, { unreadable }) => sum + unreadable.size, 0),
    };
  }

  const unsubscribe = saving.subscribe(publishSoon);
  return () => {
    stopped = true;
    unsubscribe();
    keeper.stop();
    for (const collection of collections) collection.stop();
  };
}

/** Who has each merged customer's card now, through as many mergers as it takes; left out where that is nobody. */
function takenOver(
  mergedInto: ReadonlyMap<string, string>,
  listed: ReadonlyMap<string, unknown>,
): Map<string, string> {
  const found = new Map<string, string>();
  for (const id of mergedInto.keys()) {
    const passed = new Set<string>();
    let now: string | undefined = id;
    // Nothing forbids two devices to merge a pair in opposite directions.
    while (now !== undefined && !listed.has(now) && !passed.has(now)) {
      passed.add(now);
      now = mergedInto.get(now);
    }
    if (now !== undefined && listed.has(now)) found.set(id, now);
  }
  return found;
}

/** A vehicle with whoever has the cards of its people now: it can have been written while they were merged. */
function withTakers(entry: Entry<Vehicle>, merged: ReadonlyMap<string, string>): Entry<Vehicle> {
  const { ownerId, payerId, driverId, formerOwners } = entry.data;
  const named = [ownerId, payerId, driverId, ...Object.keys(formerOwners)];
  if (!named.some((id) => merged.has(id ?? ''))) return entry;
  const people = renamedPeople(entry.data, (id) => merged.get(id) ?? id);
  return { ...entry, data: { ...entry.data, ...people } };
}

/** The server's documents, then those that this device has changed. */
function* allOf<T>({
  collection,
  overlay,
}: {
  collection: RegisterCollection<T>;
  overlay: { entries(): Iterable<Entry<T>> };
}): Iterable<Entry<T>> {
  yield* collection.entries.values();
  yield* overlay.entries();
}

/** One tab at a time keeps the device's copy; the next one takes over when it is closed. */
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
