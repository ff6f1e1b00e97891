import type { GenericSchema } from 'valibot';
import type { WorkshopCollection } from '@/domain/collections/collections';
import type { Changed } from '@/domain/register/shownRegister';
import type { Entry, Live } from '@/domain/values/live';
import { sameParts } from '@/domain/values/same';
import { type Published, published } from '@/data/sync/published';
import type { Store } from '@/data/sync/store';
import type { ServerCollection } from './collection';
import { openReplica, type Replica, type ReplicaOptions } from './replica';
import type { Stamped } from './storedSchema';
import { openTombstones, type Tombstones } from './tombstones';

/** Opens collections of a workshop that this device keeps. */
export interface Opening {
  open<T extends Stamped>(
    name: WorkshopCollection,
    schema: GenericSchema<unknown, T>,
    part?: Pick<ReplicaOptions<T>, 'scope' | 'hasPreview'>,
  ): Replica<T>;
  openTombstones(name: WorkshopCollection): Tombstones;
}

/**
 * Follows collections of a workshop that make up one subject. `begin` opens them and returns the function that publishes, which
 * is called soon after each change on the server and each write of this device. Returns a function that ends this.
 */
export function followReplicas(
  store: Store,
  workshopId: string,
  subject: string,
  begin: (opening: Opening) => () => void,
  after?: (run: () => void) => void,
): () => void {
  const leader = electLeader(store, `${subject}-${workshopId}`);
  const opened: { stop(): void }[] = [leader];
  let publish = () => {};
  const soon = publishSoon(store, () => publish(), after);
  const optionsOf = (name: WorkshopCollection) => ({
    store,
    isLeader: leader.isLeader,
    changed: soon,
    path: `workshops/${workshopId}/${name}`,
  });
  publish = begin({
    open(name, schema, part) {
      const replica = openReplica({ ...optionsOf(name), schema, ...part });
      opened.push(replica.collection);
      return replica;
    },
    openTombstones(name) {
      const tombstones = openTombstones(optionsOf(name));
      opened.push(tombstones.collection);
      return tombstones;
    },
  });
  const unsubscribe = store.saving.subscribe(soon);
  soon();
  return () => {
    publish = () => {};
    unsubscribe();
    for (const each of opened) each.stop();
  };
}

/**
 * Publishes one state of collections that this device keeps, once it is started; `begin` opens them and returns the function that
 * reads the state. A state with the same parts as the one before is not published.
 */
export function liveReplica<S extends object>(
  store: Store,
  workshopId: string,
  subject: string,
  first: S,
  begin: (opening: Opening) => (latest: S) => S,
  after?: (run: () => void) => void,
): Published<S> {
  return published(first, (set) => {
    let latest = first;
    return followReplicas(
      store,
      workshopId,
      subject,
      (opening) => {
        const read = begin(opening);
        return () => {
          const next = read(latest);
          if (sameParts(next, latest)) return;
          latest = next;
          set(next);
        };
      },
      after,
    );
  });
}

/** Gives the documents of a replica as a list that stays the same object for as long as no document changes. */
export function listOf<T>(
  changes: () => Changed<T>[],
  {
    isKept = () => true,
    order,
  }: {
    isKept?: (data: T) => boolean;
    order?: (one: Entry<T>, other: Entry<T>) => number;
  } = {},
): () => Entry<T>[] {
  const all = new Map<string, Entry<T>>();
  let list: Entry<T>[] = [];
  return () => {
    const changed = changes();
    for (const [id, entry] of changed) {
      // A write of this device that is under way may take a document out of what is kept.
      if (entry && isKept(entry.data)) all.set(id, entry);
      else all.delete(id);
    }
    if (changed.length > 0) list = order ? [...all.values()].toSorted(order) : [...all.values()];
    return list;
  };
}

/**
 * The state of collections that are shown together as `data`. A part of them would look like all there is, so it counts as
 * loading unless `isPartEnough`.
 */
export function liveOf<T>(
  collections: readonly Pick<ServerCollection<unknown>, 'status' | 'isCurrent'>[],
  data: T,
  { unreadable, isPartEnough }: { unreadable: string[]; isPartEnough: boolean },
): Live<T> {
  const statuses = collections.map(({ status }) => status);
  const error = statuses.find((status) => status instanceof Error);
  if (error) return { kind: 'failed', error };
  if (statuses.includes('reading')) return { kind: 'loading' };
  if (statuses.includes('partial') && !isPartEnough) return { kind: 'loading' };
  const isWhole = collections.every(({ status, isCurrent }) => status === 'complete' && isCurrent);
  return { kind: 'ready', data, fromCache: !isWhole, unreadable };
}

/** The ids of a replica's documents that do not parse, without those that this device is removing. */
export function unreadableIn({
  collection,
  removes,
}: {
  collection: { unreadable: ReadonlyMap<string, unknown> };
  removes: (id: string) => boolean;
}): string[] {
  return [...collection.unreadable.keys()].filter((id) => !removes(id));
}

/** Makes one tab at a time store what is kept under `name`; another tab takes over when that tab closes. */
function electLeader({ storage }: Store, name: string) {
  let leads = false;
  let stop = () => {};
  if (storage === 'device') {
    const held = new Promise<void>((resolve) => {
      stop = resolve;
    });
    void navigator.locks.request(`verkstadsnavet-${name}`, () => {
      leads = true;
      return held;
    });
  }
  return { isLeader: () => leads, stop: () => stop() };
}

/**
 * Publishing goes through all waiting writes, which are many during an import, so it is done less often then.
 */
const importPauseMs = 250;

/**
 * Makes many changes one: a page of documents, a batch of writes, or hundreds in an import are published together.
 * Returns the function that asks for it; `after` does the work of one change.
 */
function publishSoon(
  { saving }: Store,
  publish: () => void,
  after: (run: () => void) => void = queueMicrotask,
): () => void {
  let isAsked = false;
  function run() {
    isAsked = false;
    publish();
  }
  return () => {
    if (isAsked) return;
    isAsked = true;
    if (saving.getState().waiting.length > 20) setTimeout(run, importPauseMs);
    else after(run);
  };
}
