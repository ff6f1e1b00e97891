import type { FirebaseApp } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  initializeAuth,
} from 'firebase/auth';

/** Starts Auth for `app`, against the emulator when its address is given. */
export function startAuth(app: FirebaseApp, emulator: string | undefined): Auth {
  // Not getAuth: that brings the code for sign-in windows of other providers, which we do not offer.
  // Local storage holds the session as well as IndexedDB does, with 2 kB less for every visitor.
  const auth = initializeAuth(app, { persistence: browserLocalPersistence });
  auth.languageCode = 'sv';
  // Read as a constant of the build, so that the emulator's code is not in a real one.
  if (import.meta.env.VITE_AUTH_EMULATOR && emulator) {
    connectAuthEmulator(auth, emulator, { disableWarnings: true });
  }
  return auth;
}
