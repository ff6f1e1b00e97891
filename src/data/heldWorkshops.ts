import { doc, getDoc } from 'firebase/firestore/lite';
import { heldWorkshops, holdWorkshop } from '@/data/sync/deviceCopy';
import { isRefused } from '@/data/sync/isRefused';
import type { Store } from '@/data/sync/store';

/** Notes that this device's copy holds data of a workshop from now on. */
export function noteWorkshop({ storage, cache }: Store, workshopId: string): void {
  if (storage === 'device') holdWorkshop(cache, workshopId);
}

/**
 * Empties this device's copy when it holds a workshop that the person is no longer in; what the person may
 * still see is read anew. Rejects without contact.
 */
export async function wipeLostWorkshops(store: Store): Promise<void> {
  if (store.storage !== 'device' || store.home.kind === 'device') return;
  const lost = await Promise.all(heldWorkshops(store.cache).map((id) => isLost(store, id)));
  if (lost.includes(true)) store.renew();
}

/** Empties the copy whenever the server answers again and a workshop has been lost in the meantime. */
export function watchLostWorkshops(store: Store): () => void {
  let wasConnected = false;
  function look() {
    const { connected } = store.saving.getState();
    if (connected && !wasConnected) {
      wipeLostWorkshops(store).catch((error: unknown) => {
        console.warn('The memberships could not be looked up', error);
      });
    }
    wasConnected = connected;
  }
  look();
  return store.saving.subscribe(look);
}

async function isLost({ lite, uid }: Store, workshopId: string): Promise<boolean> {
  try {
    return !(await getDoc(doc(lite, 'workshops', workshopId, 'members', uid))).exists();
  } catch (error) {
    if (isRefused(error)) return true;
    throw error;
  }
}
