import { doc, onSnapshot } from 'firebase/firestore';
import { heldWorkshops, holdWorkshop } from '@/data/sync/deviceCopy';
import { isRefused } from '@/data/sync/isRefused';
import type { Store } from '@/data/sync/store';

/** How long to wait before a form with unsaved text is looked for again, in ms. */
const patienceMs = 3000;

/** How a store watches a further membership. */
const watches = new WeakMap<Store, (workshopId: string) => void>();

/** Notes that this device's copy holds data of a workshop from now on. */
export function noteWorkshop(store: Store, workshopId: string): void {
  if (store.storage !== 'device') return;
  holdWorkshop(store.cache, workshopId);
  watches.get(store)?.(workshopId);
}

/** Empties this device's copy when it holds a workshop; what the person may still see is read anew. */
export function wipeLostWorkshop(store: Store, workshopId: string): void {
  if (store.storage === 'device' && heldWorkshops(store.cache).includes(workshopId)) store.renew();
}

/**
 * Empties the copy when the server tells that the person is no longer in a workshop that it holds, also in one that is
 * not open; returns a function that ends this.
 */
export function watchLostWorkshops(store: Store): () => void {
  const { storage, home, cache, db, uid } = store;
  if (storage !== 'device' || home.kind === 'device') return () => {};
  const stops = new Map<string, () => void>();
  let timer = 0;

  /** The copy goes as a whole and the page begins anew, so a form with unsaved text is waited for. */
  function wipe(workshopId: string) {
    const isFree = window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    if (isFree) wipeLostWorkshop(store, workshopId);
    else timer = window.setTimeout(() => wipe(workshopId), patienceMs);
  }

  function watch(workshopId: string) {
    if (stops.has(workshopId)) return;
    const stop = onSnapshot(
      doc(db, 'workshops', workshopId, 'members', uid),
      { includeMetadataChanges: true },
      (member) => !member.exists() && !member.metadata.fromCache && wipe(workshopId),
      (error) => isRefused(error) && wipe(workshopId),
    );
    stops.set(workshopId, stop);
  }

  heldWorkshops(cache).forEach(watch);
  watches.set(store, watch);
  return () => {
    clearTimeout(timer);
    watches.delete(store);
    for (const stop of stops.values()) stop();
  };
}
