import type { FirebaseApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  type Firestore,
  initializeFirestore,
  memoryLocalCache,
  persistentLocalCache,
  persistentMultipleTabManager,
} from 'firebase/firestore';
import type { FirestoreHome } from '@/env';

export type { FirestoreHome };

/** Starts App Check where the build has a key for it (docs/deploy.md); Firestore must start after it. */
export async function startAppCheck(app: FirebaseApp): Promise<void> {
  // The build replaces the variable with a constant, and so leaves App Check out where there is no key.
  const siteKey: unknown = import.meta.env.VITE_APP_CHECK_KEY;
  if (typeof siteKey !== 'string' || siteKey === '') return;
  const { proveApp } = await import('./appCheck');
  proveApp(app, siteKey);
}

/**
 * Starts Firestore for `app`. The cache `device` outlives the tab and is shared by all tabs of the browser;
 * the cache `memory` leaves nothing behind.
 */
export function startFirestore(
  app: FirebaseApp,
  home: FirestoreHome,
  cache: 'device' | 'memory',
): Firestore {
  const db = initializeFirestore(app, {
    localCache:
      cache === 'device'
        ? persistentLocalCache({ tabManager: persistentMultipleTabManager() })
        : memoryLocalCache(),
  });
  if (home.kind === 'emulator') connectFirestoreEmulator(db, home.host, home.port);
  return db;
}
