import type { FirebaseApp } from 'firebase/app';
import { connectFirestoreEmulator, type Firestore, getFirestore } from 'firebase/firestore/lite';
import type { FirestoreHome } from '@/env';

/**
 * The Firestore client without cache or listeners, for reading much at once; needs the server. An app has only
 * one: the SDK goes on giving out a client that has been terminated.
 */
export function startFirestoreLite(app: FirebaseApp, home: FirestoreHome): Firestore {
  const db = getFirestore(app);
  if (home.kind === 'emulator') connectFirestoreEmulator(db, home.host, home.port);
  return db;
}
