import { doc, onSnapshot } from 'firebase/firestore';
import { heldWorkshops, holdWorkshop, noteSight } from '@/data/sync/deviceCopy';
import { isRefused } from '@/data/sync/isRefused';
import { readDocument } from '@/data/sync/readDocument';
import type { Store } from '@/data/sync/store';
import { memberDocument, type Role } from '@/domain/workshop/member';
import { sightOf } from '@/domain/workshop/sight';
import { type Workshop, workshopDocument } from '@/domain/workshop/workshop';

/** The wait in ms before a form with unsaved text is looked for again. */
const patienceMs = 3000;

/** The functions by which stores watch a further membership. */
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
 * Empties the copy when the server tells that the person is no longer in a workshop that it holds, or may read less of it
 * than before, also of one that is not open; returns a function that ends this.
 */
export function watchLostWorkshops(store: Store): () => void {
  const { storage, home, cache, db, uid } = store;
  if (storage !== 'device' || home.kind === 'device') return () => {};
  const stops = new Map<string, () => void>();
  let timer = 0;

  /** The copy goes as a whole and the page begins anew, so a form with unsaved text is waited for. */
  function wipe(workshopId: string) {
    clearTimeout(timer);
    const isFree = window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    if (isFree) wipeLostWorkshop(store, workshopId);
    else timer = window.setTimeout(() => wipe(workshopId), patienceMs);
  }

  function watch(workshopId: string) {
    if (stops.has(workshopId)) return;
    let role: Role | undefined;
    let workshop: Workshop | undefined;
    function look() {
      if (!role || !workshop) return;
      if (!noteSight(cache, workshopId, sightOf(role, workshop))) wipe(workshopId);
    }
    const place = doc(db, 'workshops', workshopId);
    const stopMember = onSnapshot(
      doc(place, 'members', uid),
      { includeMetadataChanges: true },
      (member) => {
        if (member.metadata.fromCache) return;
        if (!member.exists()) return wipe(workshopId);
        role = readDocument(member, memberDocument)?.role;
        look();
      },
      (error) => isRefused(error) && wipe(workshopId),
    );
    const stopWorkshop = onSnapshot(
      place,
      { includeMetadataChanges: true },
      (each) => {
        if (each.metadata.fromCache || !each.exists()) return;
        workshop = readDocument(each, workshopDocument);
        look();
      },
      // The member's document tells of a workshop that may no longer be read.
      () => {},
    );
    stops.set(workshopId, () => {
      stopMember();
      stopWorkshop();
    });
  }

  heldWorkshops(cache).forEach(watch);
  watches.set(store, watch);
  return () => {
    clearTimeout(timer);
    watches.delete(store);
    for (const stop of stops.values()) stop();
  };
}
