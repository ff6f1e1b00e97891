import type { FirebaseApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  type Firestore,
  getFirestore,
  terminate,
} from 'firebase/firestore/lite';
import type { FirestoreHome } from '@/env';

/** The Firestore client without cache or listeners, for reading much at once; needs the server. */
export function startFirestoreLite(app: FirebaseApp, home: FirestoreHome): Firestore {
  const db = getFirestore(app);
  if (home.kind === 'emulator') connectFirestoreEmulator(db, home.host, home.port);
  return db;
}

/** Ends the client, so that the next reading starts with a new one. */
export const stopFirestoreLite = terminate;
