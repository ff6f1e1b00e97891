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
