import type { Plugin } from 'vite';

const script = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(retire()));

async function retire() {
  await registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
  for (const tab of await clients.matchAll({ type: 'window' })) tab.navigate(tab.url);
}
`;

/**
 * Makes the development server answer the address of the app's service worker with one that removes itself and reloads the
 * tabs. In a browser that has opened a build at the same address, the build's worker would go on showing that build.
 */
export function retiredWorker(): Plugin {
  return {
    name: 'verkstadsnavet:retired-worker',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use('/sw.js', (_, response) => {
        response.setHeader('Content-Type', 'text/javascript');
        response.end(script);
      });
    },
  };
}
