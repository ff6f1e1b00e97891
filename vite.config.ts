import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { publicPageFiles } from './scripts/publicPages.ts';
import { companyName } from './src/company.ts';

const svelteFile = (path: string) =>
  fileURLToPath(new URL(`node_modules/svelte/src/${path}`, import.meta.url));

const router = fileURLToPath(
  new URL('node_modules/react-router/dist/production/index.mjs', import.meta.url),
);

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    publicPageFiles(),
    // src/app/useNewVersion.ts registers the worker, on the dashboard only: visitors of the public pages need
    // none.
    VitePWA({
      registerType: 'prompt',
      injectRegister: null,
      manifest: false,
      workbox: {
        globPatterns: ['app.html', 'assets/*.{js,css}', 'icon.svg', 'manifest.webmanifest'],
        navigateFallback: '/app.html',
        // The auth service's own pages on this host, and files: a missing file must not be answered with the
        // app.
        navigateFallbackDenylist: [/^\/__\//, /^\/assets\//],
        clientsClaim: true,
        // Trusted Types allow the worker no scripts beside its own.
        inlineWorkboxRuntime: true,
        cleanupOutdatedCaches: true,
      },
    }),
  ],
  // For index.html.
  define: { 'import.meta.env.COMPANY_NAME': JSON.stringify(companyName) },
  resolve: {
    tsconfigPaths: true,
    // React Router leads bundlers to its development build, which warns and is 3 kB larger for every visitor.
    alias: command === 'build' ? [{ find: /^react-router$/, replacement: router }] : [],
  },
  server: { host: '127.0.0.1', port: 5173, strictPort: true },
  build: {
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // Firestore is one large chunk that only the dashboard loads.
    chunkSizeWarningLimit: 700,
    // One file for everything that all visitors need compresses better than several.
    rolldownOptions: {
      // The company's name is in the first load, and the file that tells more of the company is not.
      optimization: { inlineConst: { mode: 'all', pass: 1 } },
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', test: /src.main\.tsx$/ },
            // The Auth SDK and what it shares with Firestore, fetched when somebody needs the session.
            { name: 'company', test: /src.company\.ts$/, priority: 1 },
            { name: 'session', test: /node_modules.@firebase.(auth|app|util|component|logger)\W/ },
          ],
        },
        // The first load lists the files of the other pages: short hashes, and no names for files that pages
        // share, whose names would be those of any module in them, are 0.3 kB less.
        chunkFileNames: ({ name, isDynamicEntry }) =>
          `assets/${name === 'first' || name === 'session' || isDynamicEntry ? '[name]-' : ''}[hash:7].js`,
        assetFileNames: 'assets/[name]-[hash:6][extname]',
      },
    },
  },
  test: {
    // Tests wait for the emulators as much as they work: Vitest's own choice leaves a core free.
    maxWorkers: '100%',
    // A test may be a whole journey through the real app and the emulators, or a thousand generated inputs, on a
    // busy machine.
    testTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['tests/unit/**/*.test.ts'], environment: 'node' },
      },
      {
        extends: true,
        test: {
          name: 'component',
          include: ['tests/component/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['tests/support/component.ts'],
          globalSetup: ['tests/support/warmUp.ts'],
          server: { deps: { inline: [/@event-calendar/, /\/svelte\//] } },
          // The calendar's grid is made with Svelte, whose package gives Node its server version.
          alias: [
            { find: /^svelte$/, replacement: svelteFile('index-client.js') },
            { find: 'svelte/reactivity', replacement: svelteFile('reactivity/index-client.js') },
          ],
        },
      },
      {
        extends: true,
        test: { name: 'rules', include: ['tests/rules/**/*.test.ts'], environment: 'node' },
      },
    ],
  },
}));
