import { type FirebaseApp, initializeApp } from 'firebase/app';
import type { ReadyEnv } from '@/env';

/** Starts the Firebase app, which Auth and Firestore are started for. */
export function startApp(env: ReadyEnv, name?: string): FirebaseApp {
  return initializeApp(env.firebase, name);
}
