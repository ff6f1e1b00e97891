import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { buildTarget } from './scripts/browsers.ts';
import { buildFailure } from './scripts/buildFailure.ts';
import { publicPageFiles } from './scripts/publicPages.ts';
import { retiredWorker } from './scripts/retiredWorker.ts';
import { companyName } from './src/company.ts';
import { stopped } from './tests/support/stoppedClient.ts';

const svelteFile = (path: string) =>
  fileURLToPath(new URL(`node_modules/svelte/src/${path}`, import.meta.url));

const router = fileURLToPath(
  new URL('node_modules/react-router/dist/production/index.mjs', import.meta.url),
);

export default defineConfig(({ command }) => ({
  plugins: [
    buildFailure(),
    publicPageFiles(),
    retiredWorker(),
    // src/app/notices/useNewVersion.ts registers the worker, on the dashboard and on the page that checks service books without
    // a network: visitors of the other public pages need none.
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src',
      filename: 'sw.ts',
      injectRegister: null,
      manifest: false,
      injectManifest: {
        globPatterns: ['app.html', 'assets/*.{js,css}', 'icon.svg', 'manifest.webmanifest'],
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
    target: buildTarget,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // The dashboard's shell with Firestore is one large chunk that visitors do not load.
    chunkSizeWarningLimit: 1000,
    // One file for everything that all visitors need compresses better than several, by 1.3 kB.
    rolldownOptions: {
      // The company's name is in the first load, and the file that tells more of the company is not.
      optimization: { inlineConst: { mode: 'all', pass: 1 } },
      // React Router asks for hooks that Preact does not have, and marks its files for servers that the app does not have. A name
      // that is imported and missing ends the build all the same.
      checks: { importIsUndefined: false, moduleLevelDirective: false },
      output: {
        codeSplitting: {
          groups: [
            { name: 'company', test: /src.company\.ts$/, priority: 7 },
            { name: 'first', test: /src.main\.tsx$/, priority: 6 },
            // The account pages are there before the Auth SDK.
            { name: 'errorCode', test: /src.errorCode\.ts$/, priority: 6 },
            // The page of a workshop shares these with other pages, of which it would bring all along: 90 kB.
            {
              name: 'sdkApp',
              test: /firebase.(app|util|component|logger)\W|src.firebase.app\.ts$/,
              priority: 6,
            },
            {
              name: 'form',
              test: /src.ui.(forms.Form|fields.Field|fields.TextAreaField|notes.Alert)\.tsx$|values.vat\.ts$/,
              priority: 6,
            },
            {
              name: 'times',
              test: /src.domain.publicPage.(shownDays|request)\.ts$|src.ui.forms.DraftForm\.tsx$|sync.readDocument\.ts$/,
              priority: 4,
            },
            // The Auth SDK and what it shares with Firestore, fetched when somebody needs the session.
            {
              name: 'session',
              test: /@?firebase.(auth|app|util|component|logger)\W|auth.sessionVerbs/,
              priority: 5,
            },
            // With what they need, in this order: a hundred small files took longer to fetch than to run, and a week of the
            // large demo was there after 1.2 s in place of 0.9 to 1.0. A public page shares nothing with a later one, which
            // would come with it.
            { name: 'notFound', test: /src.app.notices.NotFoundPage\.tsx$/, priority: 4 },
            { name: 'bookingSystem', test: /features.site.BookingSystemPage\.tsx$/, priority: 4 },
            { name: 'prices', test: /features.site.PricesPage\.tsx$/, priority: 4 },
            { name: 'contact', test: /features.site.ContactPage\.tsx$/, priority: 4 },
            {
              name: 'account',
              test: /features.account.(Login|Register|ForgotPassword)Page\.tsx$/,
              priority: 3,
            },
            // Public pages too look at the copy of the person who was signed in on the device.
            { name: 'copy', test: /data.sync.deviceCopy\.ts$/, priority: 3 },
            { name: 'pages', test: /src.app.dashboard.dashboardEntry\.ts$/, priority: 3 },
            // The check of a service book and the app's offline copy are shared with the dashboard, which a visitor who only
            // checks a book does not need: without this the check brought the dashboard with Firestore along, 260 kB.
            {
              name: 'checkedBook',
              test: /features.site.CheckedServiceBook\.tsx$/,
              priority: 3,
            },
            // The page of a workshop brought all of Firestore along without these, 230 kB.
            { name: 'book', test: /src.app.public.WorkshopBookPage\.tsx$/, priority: 4 },
            { name: 'sdkLite', test: /data.publicPage.publicServer\.ts$/, priority: 3 },
            { name: 'newVersion', test: /src.app.notices.NewVersionNotice\.tsx$/, priority: 3 },
            { name: 'dashboard', test: /src.app.dashboard.Dashboard\.tsx$/, priority: 2 },
            { name: 'customers', test: /features.customers.CustomersPage\.tsx$/, priority: 1 },
            { name: 'calendar', test: /features.calendar.CalendarPage\.tsx$/ },
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
    // Tests wait for the emulators a third of their time.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // A worker loads the app and jsdom once: one for each file took a third of a run. So a file must leave behind no
    // change of a global, nor of a module's state, that another one would see.
    isolate: false,
    // Node's usual 16 MB for young objects made a twelfth of a run garbage collection.
    execArgv: ['--max-semi-space-size=64'],
    // A test may be a whole journey through the real app and the emulators, or a thousand generated inputs, on a
    // busy machine. The bounds only end what hangs.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    reporters: ['default', './tests/support/longRunning.ts'],
    // A client that has stopped throws at all that it hears, also between tests.
    onUnhandledError: ({ message }) => !stopped.test(message),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts'],
          environment: 'node',
          setupFiles: ['tests/support/unit.ts'],
          server: { deps: { inline: [/stdnum/] } },
        },
      },
      {
        extends: true,
        test: {
          name: 'component',
          include: ['tests/component/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['tests/support/component.ts'],
          globalSetup: ['tests/support/warmUp.ts'],
          // The report names a test that passed only then (docs/testing.md).
          retry: process.env['CI'] ? 1 : 0,
          server: { deps: { inline: [/@event-calendar/, /\/svelte\//, /stdnum/] } },
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
