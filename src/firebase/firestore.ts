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
 * Starts Firestore for `app`: with `device` the cache outlives the tab and is shared by all tabs of
 * the browser, with `memory` nothing is left behind.
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
