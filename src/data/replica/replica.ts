import type { GenericSchema } from 'valibot';
import type { Changed } from '@/domain/register/shownRegister';
import type { Store } from '@/data/sync/store';
import type { Stamped } from './storedSchema';
import { type ServerCollection, startCollection } from './collection';
import type { Scope } from './scope';
import { overlayOf } from './overlay';

/** A collection that this device keeps, with this device's own writes laid over it. */
export interface Replica<T> {
  collection: ServerCollection<T>;
  /** The present entries of the documents that may have changed since the last call. */
  changes(): Changed<T>[];
  /** True if a write of this device that is under way removes the document. */
  removes(id: string): boolean;
}

export interface ReplicaOptions<T> {
  store: Store;
  path: string;
  schema: GenericSchema<unknown, T>;
  isLeader: () => boolean;
  changed: () => void;
  /** The part of the collection that is kept; all of it if left out. */
  scope?: Scope<T>;
  /** True if pages show a part of it first. */
  hasPreview?: boolean;
}

/** Opens a collection that this device keeps; `changed` is called whenever a document has changed on the server. */
export function openReplica<T extends Stamped>(options: ReplicaOptions<T>): Replica<T> {
  const { store, path, schema, isLeader, changed, scope, hasPreview = false } = options;
  const source = {
    db: store.db,
    lite: store.lite,
    device: store.replicaDevice,
    isLeader,
    connected: () => whenConnected(store),
    serverless: store.home.kind === 'device',
    path,
    hasPreview,
  };
  const collection = startCollection(source, schema, changed, scope);
  const overlay = overlayOf(path, collection.entries, schema, store.uid);
  return {
    collection,
    removes: (id) => overlay.get(id) === null,
    changes() {
      const { waiting, refused } = store.saving.getState();
      for (const id of overlay.update(waiting, refused)) collection.note(id);
      const ids = [...collection.touched];
      collection.touched.clear();
      return ids.map((id) => {
        const laid = overlay.get(id);
        return [id, laid === undefined ? collection.entries.get(id) : (laid ?? undefined)];
      });
    },
  };
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
