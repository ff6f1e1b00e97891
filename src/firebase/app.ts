import { type FirebaseApp, initializeApp } from 'firebase/app';
import type { ReadyEnv } from '@/env';

/** Starts the Firebase app that auth and firestore belong to. */
export function startApp(env: ReadyEnv, name?: string): FirebaseApp {
  return initializeApp(env.firebase, name);
}
