import { cacheNames, clientsClaim } from 'workbox-core';
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

/** The part of a worker's global scope that is used here: TypeScript's own types for workers would apply to all files. */
declare const self: {
  /** The files of the app with their versions, which the build writes here. */
  __WB_MANIFEST: PrecacheEntry[];
  skipWaiting: () => Promise<void>;
  addEventListener: ((type: 'install', listener: (event: InstallEvent) => void) => void) &
    ((type: 'message', listener: (event: MessageEvent<{ type?: string } | null>) => void) => void);
};

interface InstallEvent extends Event {
  waitUntil: (done: Promise<void>) => void;
  /** Undefined in Firefox and Safari, which ask the worker for everything. */
  addRoutes?: (routes: object[]) => Promise<void>;
}

// Static routes keep two kinds of requests away from the worker: the cache answers for /assets, and the network for other
// hosts. Chromium holds a new worker back for five minutes when the old one is asked for something during the change. The
// database's listeners ask all the time.
self.addEventListener('install', (event) => {
  const routes = [
    { condition: { not: { urlPattern: '/*' } }, source: 'network' },
    { condition: { urlPattern: '/assets/*' }, source: { cacheName: cacheNames.precache } },
  ];
  // Chromium 123 to 126 refuse `not`. The worker must be installed there too, and is then asked for everything.
  if (event.addRoutes) event.waitUntil(event.addRoutes(routes).catch(() => {}));
});

// A new version takes over when somebody has asked for it (app/notices/useNewVersion.ts).
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});
clientsClaim();

precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();

// The app answers every other page. The auth service has pages of its own on this host. A missing file must not be answered
// with the app.
const app = createHandlerBoundToURL('/app.html');
registerRoute(new NavigationRoute(app, { denylist: [/^\/__\//, /^\/assets\//] }));
