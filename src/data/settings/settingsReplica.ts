import { collection, documentId, orderBy, query } from 'firebase/firestore/lite';
import type { Entry, Live } from '@/domain/values/live';
import { sameParts } from '@/domain/values/same';
import {
  followReplicas,
  listOf,
  liveOf,
  type Opening,
  unreadableIn,
} from '@/data/replica/liveReplica';
import type { Replica } from '@/data/replica/replica';
import type { Stamped } from '@/data/replica/storedSchema';
import { watched, type Watched } from '@/data/sync/published';
import { readAllPages } from '@/data/replica/pages';
import type { Tombstones } from '@/data/replica/tombstones';
import type { Scope } from '@/data/replica/scope';
import type { Store } from '@/data/sync/store';
import { type Settings, type SettingsList, settingsLists } from './settings';

type Shown<T> = Watched<Live<Entry<T>[]>>;

/** A workshop's settings, read from this device at once and then updated from the server. */
export interface SettingsReplica {
  start(): () => void;
  lists: { readonly [N in keyof Settings]: Shown<Settings[N]> };
}

/** One of the lists; `follow` opens it and returns the function that publishes it. */
interface FollowedList<T> extends Shown<T> {
  follow(opening: Opening, tombstones: Tombstones): () => void;
}

export function createSettingsReplica(store: Store, workshopId: string): SettingsReplica {
  const lists = {
    services: followedList('services', settingsLists.services),
    resources: followedList('resources', settingsLists.resources),
    staff: followedList('staff', settingsLists.staff),
    openingHours: followedList('openingHours', settingsLists.openingHours),
    openingExceptions: followedList('openingExceptions', settingsLists.openingExceptions),
    messageTemplates: followedList('messageTemplates', settingsLists.messageTemplates),
    inspectionTemplates: followedList('inspectionTemplates', settingsLists.inspectionTemplates),
    partShards: followedList('partShards', settingsLists.partShards),
    bookingSettings: followedList('bookingSettings', settingsLists.bookingSettings),
    invoiceSettings: followedList('invoiceSettings', settingsLists.invoiceSettings),
    servicePlans: followedList('servicePlans', settingsLists.servicePlans),
    signingKeys: followedList('signingKeys', settingsLists.signingKeys),
  };

  function start() {
    return followReplicas(store, workshopId, 'settings', (opening) => {
      const tombstones = opening.openTombstones('removedSettings');
      const publish = Object.values(lists).map((list) => list.follow(opening, tombstones));
      return () => {
        tombstones.take();
        for (const each of publish) each();
      };
    });
  }

  return { lists, start };
}

function followedList<T extends Stamped>(
  name: keyof Settings,
  { schema, orderField }: SettingsList<T>,
): FollowedList<T> {
  const { set, ...shown } = watched<Live<Entry<T>[]>>({ kind: 'loading' });

  function valueOf(entry: Entry<T>): unknown {
    return orderField === '__name__' ? entry.id : entry.data[orderField];
  }

  function inOrder(one: Entry<T>, other: Entry<T>): number {
    return compared(valueOf(one), valueOf(other)) || compared(one.id, other.id);
  }

  return {
    ...shown,
    follow({ open }, tombstones) {
      let kept: Replica<T> | undefined;
      const changes = () => (kept ? tombstones.changesOf(kept, `${name}_`) : []);
      const list = listOf(changes, { order: inOrder });
      return () => {
        const { status, cursor } = tombstones.collection;
        if (status === 'complete')
          kept ??= open(name, schema, { scope: everything(cursor().name) });
        const collections = [tombstones.collection, ...(kept ? [kept.collection] : [])];
        // The list first: reading it takes in what this device is removing.
        const data = list();
        const unreadable = kept ? unreadableIn(kept) : [];
        const next = liveOf(collections, data, { unreadable, isPartEnough: true });
        if (!sameParts(next, shown.getState())) set(next);
      };
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
