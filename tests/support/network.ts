import { disableNetwork, enableNetwork, type Firestore } from 'firebase/firestore';
import { vi } from 'vitest';

/** Cuts the app off from its server, as a device is that loses its network. */
export async function loseNetwork(db: Firestore) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  await disableNetwork(db);
}

/** Gives the network back. */
export async function findNetwork(db: Firestore) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await enableNetwork(db);
}
