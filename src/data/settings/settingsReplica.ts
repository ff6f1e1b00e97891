import { collection, documentId, orderBy, query } from 'firebase/firestore/lite';
import type { Entry, Live } from '@/domain/values/live';
import { electLeader, type Replica, openReplica, publishSoon } from '@/data/replica/replica';
import type { Stamped } from '@/data/replica/storedSchema';
import { watched, type Watched } from '@/data/sync/published';
import { readAllPages } from '@/data/replica/pages';
import { openTombstones, type Tombstones } from '@/data/replica/tombstones';
import type { Scope } from '@/data/replica/scope';
import type { Store } from '@/data/sync/store';
import { type Settings, type SettingsList, settingsLists } from './settings';

type Shown<T> = Watched<Live<Entry<T>[]>>;

/** A workshop's settings, read from this device at once and then updated from the server. */
export interface SettingsReplica {
  start(): () => void;
  lists: { readonly [N in keyof Settings]: Shown<Settings[N]> };
}

type Common = Omit<Parameters<typeof openReplica>[0], 'path' | 'schema' | 'scope'>;

/** One of the lists, which is opened when the tombstones are here. */
interface ReplicaList<T> extends Shown<T> {
  open(common: Common, parent: string, tombstones: Tombstones): void;
  /** Takes what has changed since the last call; `news` are the tombstones since then. */
  take(tombstones: Tombstones, news: readonly string[]): void;
  close(): void;
}

export function createSettingsReplica(store: Store, workshopId: string): SettingsReplica {
  const lists = {
    services: replicaList('services', settingsLists.services),
    resources: replicaList('resources', settingsLists.resources),
    staff: replicaList('staff', settingsLists.staff),
    openingHours: replicaList('openingHours', settingsLists.openingHours),
    openingExceptions: replicaList('openingExceptions', settingsLists.openingExceptions),
    messageTemplates: replicaList('messageTemplates', settingsLists.messageTemplates),
    inspectionTemplates: replicaList('inspectionTemplates', settingsLists.inspectionTemplates),
    partShards: replicaList('partShards', settingsLists.partShards),
    invoiceSettings: replicaList('invoiceSettings', settingsLists.invoiceSettings),
    servicePlans: replicaList('servicePlans', settingsLists.servicePlans),
    signingKeys: replicaList('signingKeys', settingsLists.signingKeys),
  };
  return { lists, start: () => startSettingsReplica(store, workshopId, Object.values(lists)) };
}

function startSettingsReplica(
  store: Store,
  workshopId: string,
  lists: Pick<ReplicaList<unknown>, 'open' | 'take' | 'close'>[],
): () => void {
  const soon = publishSoon(store, publish);
  const leader = electLeader(store, `settings-${workshopId}`);
  const common = { store, isLeader: leader.isLeader, changed: soon };
  const parent = `workshops/${workshopId}`;
  const tombstones = openTombstones({ ...common, path: `${parent}/removedSettings` });
  let isOpen = false;
  let stopped = false;

  function publish() {
    if (stopped) return;
    const news = tombstones.news();
    if (!isOpen && tombstones.collection.status === 'complete') {
      isOpen = true;
      for (const list of lists) list.open(common, parent, tombstones);
    }
    for (const list of lists) list.take(tombstones, news);
  }

  const unsubscribe = store.saving.subscribe(soon);
  return () => {
    stopped = true;
    unsubscribe();
    leader.stop();
    tombstones.collection.stop();
    for (const list of lists) list.close();
  };
}

function replicaList<T extends Stamped>(
  name: string,
  { schema, orderField }: SettingsList<T>,
): ReplicaList<T> {
  const { set, ...shown } = watched<Live<Entry<T>[]>>({ kind: 'loading' });
  const all = new Map<string, Entry<T>>();
  let kept: Replica<T> | undefined;
  let data: Entry<T>[] = [];

  function valueOf(entry: Entry<T>): unknown {
    return orderField === '__name__' ? entry.id : entry.data[orderField];
  }

  function inOrder(one: Entry<T>, other: Entry<T>): number {
    return compared(valueOf(one), valueOf(other)) || compared(one.id, other.id);
  }

  function current(tombstones: Tombstones): Live<Entry<T>[]> {
    const collections = [tombstones.collection, ...(kept ? [kept.collection] : [])];
    const statuses = collections.map(({ status }) => status);
    const error = statuses.find((status) => status instanceof Error);
    if (error) return { kind: 'failed', error };
    if (statuses.includes('reading')) return { kind: 'loading' };
    const isWhole =
      kept && collections.every(({ status, isCurrent }) => status === 'complete' && isCurrent);
    const unreadable = [...(kept?.collection.unreadable.keys() ?? [])];
    return {
      kind: 'ready',
      data,
      fromCache: !isWhole,
      unreadable: unreadable.filter((id) => !kept?.removes(id)),
    };
  }

  return {
    ...shown,
    open(common, parent, tombstones) {
      const { name: copy } = tombstones.collection.cursor();
      kept = openReplica({ ...common, path: `${parent}/${name}`, schema, scope: everything(copy) });
    },
    take(tombstones, news) {
      const changes = kept ? tombstones.changesOf(kept, news, `${name}_`) : [];
      for (const [id, entry] of changes) {
        if (entry) all.set(id, entry);
        else all.delete(id);
      }
      // An unchanged list stays the same object, so that values computed from it are not computed again.
      if (changes.length > 0) data = [...all.values()].toSorted(inOrder);
      const next = current(tombstones);
      if (!isSameLive(shown.getState(), next)) set(next);
    },
    close() {
      kept?.collection.stop();
      kept = undefined;
      all.clear();
      data = [];
    },
  };
}

/** All documents of a collection; `name` is that of the copy. */
function everything(name: string): Scope<never> {
  return {
    since: 0,
    name,
    isKept: () => true,
    readFirst: (lite, path, onPage) =>
      readAllPages(query(collection(lite, path), orderBy(documentId())), onPage),
  };
}

/** The order of two numbers or two texts, as the server sorts them. */
function compared(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  const [first, second] = [String(one), String(other)];
  return first < second ? -1 : Number(first > second);
}

function isSameLive<T>(one: Live<T>, other: Live<T>): boolean {
  if (one.kind !== 'ready' || other.kind !== 'ready') return one.kind === other.kind;
  return (
    one.data === other.data &&
    one.fromCache === other.fromCache &&
    one.unreadable.join() === other.unreadable.join()
  );
}
