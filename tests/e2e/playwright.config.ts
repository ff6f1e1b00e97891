import { defineConfig } from '@playwright/test';
import type { Options } from '../support/browser';

// tests/support/emulators.ts describes the variables; scripts/e2e.ts sets them.
const { APP_URL, CHROMIUM, CHROMIUM_SHELL, CI, E2E_GREP, TRACE } = process.env;
if (!APP_URL || !CHROMIUM || !CHROMIUM_SHELL)
  throw new Error('Run the browser tests by npm run test:e2e.');

const alone = ['**/*durability.spec.ts', '**/*race.spec.ts'];

const started = (executablePath: string) => ({
  executablePath,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});

export default defineConfig<Options>({
  testDir: '.',
  globalSetup: '../support/warmUp.ts',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results',
  // CI's choice (scripts/ciPlan.ts). A pattern on the command line would leave what a project depends on whole.
  ...(E2E_GREP && { grep: new RegExp(E2E_GREP) }),
  forbidOnly: Boolean(CI),
  // The report names a test that passed only then (docs/testing.md).
  retries: CI ? 1 : 0,
  workers: 2,
  // Both only end what hangs: a walk through a section takes two minutes of two cores, and ten beside other work.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  projects: [
    { name: 'session', testMatch: '**/session.setup.ts' },
    { name: 'online', testIgnore: alone, dependencies: ['session'] },
    // These tests stop the servers that all tests share, or need the whole machine, so they run after the others.
    // In the shell, a new service worker never reaches the page.
    {
      ...{ name: 'alone', testMatch: alone, dependencies: ['online'], workers: 1 },
      use: { launchOptions: started(CHROMIUM), hasWorker: true },
    },
  ],
  use: {
    baseURL: APP_URL,
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
    // Recording each test takes as much of the machine as the test itself: TRACE=on at a desk.
    trace: TRACE === 'on' ? 'on' : 'off',
    // Chromium without windows: a new page takes it 0.1 s of the processor, and the whole browser 0.8.
    launchOptions: started(CHROMIUM_SHELL),
  },
});
