import type { FirebaseApp } from 'firebase/app';
import { initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';

/**
 * Adds to every request of Firestore a proof that it comes from this app, made by reCAPTCHA Enterprise with the site key. For
 * Auth it would have to start before the login page, for every visitor.
 */
export function proveApp(app: FirebaseApp, siteKey: string): void {
  initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  });
}
