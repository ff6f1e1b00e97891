import { useEffect, useState } from 'react';

const hour = 60 * 60 * 1000;
const worker = '/sw.js';

// The Content-Security-Policy (Trusted Types) refuses texts as addresses of scripts. This policy is asked first, and
// lets in the worker alone.
window.trustedTypes?.createPolicy('default', {
  createScriptURL(address) {
    if (address !== worker) throw new TypeError(`Not a script of the app: ${address}`);
    return address;
  },
});

/**
 * Installs the service worker, which opens the app without a network. Returns null until a newer version has
 * been fetched, then the function that changes to that version. Only the tab that calls the function is
 * reloaded: somebody may be typing in another tab.
 */
export function useNewVersion(): (() => void) | null {
  const [waiting, setWaiting] = useState<ServiceWorker | null>(null);

  useEffect(() => {
    // The development server has no service worker.
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    let registration: ServiceWorkerRegistration | undefined;
    // An app that stays open for days looks for a new version every hour and whenever the tab is shown or
    // hidden; a look that fails offline is repeated the next time.
    const look = () => void registration?.update().catch(() => {});
    const timer = setInterval(look, hour);
    document.addEventListener('visibilitychange', look);
    navigator.serviceWorker.register(worker).then(
      (found) => {
        registration = found;
        // A worker that another tab has let in is offered here still: this page is of the version before.
        const offer = () => {
          if (navigator.serviceWorker.controller && found.waiting) setWaiting(found.waiting);
        };
        offer();
        found.addEventListener('updatefound', () => {
          found.installing?.addEventListener('statechange', offer);
        });
      },
      (error: unknown) => console.error('The service worker could not be installed', error),
    );
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);

  if (!waiting) return null;
  return () => {
    // Another tab has changed the version, or the browser asked about unsaved text here and the person stayed.
    if (waiting.state !== 'installed') return location.reload();
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
      once: true,
    });
    waiting.postMessage({ type: 'SKIP_WAITING' });
  };
}
