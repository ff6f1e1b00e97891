import type { FirebaseApp } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  initializeAuth,
} from 'firebase/auth';

/** Starts Auth for `app`; connects to the emulator when its address is given. */
export function startAuth(app: FirebaseApp, emulator: string | undefined): Auth {
  // `getAuth` would bring the code for the sign-in windows of other providers, which the app does not offer.
  // Local storage holds the session as well as IndexedDB does, with 2 kB less for every visitor.
  const auth = initializeAuth(app, { persistence: browserLocalPersistence });
  auth.languageCode = 'sv';
  // The build replaces `import.meta.env.VITE_AUTH_EMULATOR` with a constant, and so drops the emulator's code
  // from a build for production.
  if (import.meta.env.VITE_AUTH_EMULATOR && emulator) {
    connectAuthEmulator(auth, emulator, { disableWarnings: true });
  }
  return auth;
}
