import type { FirebaseApp } from 'firebase/app';

/** Starts App Check where the build has a key for it (docs/deploy.md); Firestore must start after it. */
export async function startAppCheck(app: FirebaseApp): Promise<void> {
  // The build replaces the variable with a constant, and so leaves App Check out where there is no key.
  const siteKey: unknown = import.meta.env.VITE_APP_CHECK_KEY;
  if (typeof siteKey !== 'string' || siteKey === '') return;
  const { proveApp } = await import('./appCheck');
  proveApp(app, siteKey);
}
