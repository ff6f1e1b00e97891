import type { FirebaseApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  type Firestore,
  getFirestore,
  terminate,
} from 'firebase/firestore/lite';
import type { FirestoreHome } from '@/env';

/** The client without a cache or listeners, for reading much at once; it needs the server. */
export function startFirestoreLite(app: FirebaseApp, home: FirestoreHome): Firestore {
  const db = getFirestore(app);
  if (home.kind === 'emulator') connectFirestoreEmulator(db, home.host, home.port);
  return db;
}

/** Lets the next one begin anew. */
export const stopFirestoreLite = terminate;
