import { defineConfig } from '@playwright/test';

// tests/support/emulators.ts describes the variables; scripts/e2e.ts sets them.
const { APP_URL, CHROMIUM, CI } = process.env;
if (!APP_URL || !CHROMIUM) throw new Error('Run the browser tests by npm run test:e2e.');

const alone = ['**/*durability.spec.ts', '**/*race.spec.ts'];

export default defineConfig({
  testDir: '.',
  globalSetup: '../support/warmUp.ts',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results',
  forbidOnly: Boolean(CI),
  // The report names a test that passed only then (docs/decisions.md).
  retries: CI ? 1 : 0,
  workers: 2,
  // A journey of several pages takes a minute beside another one on two busy cores.
  timeout: 120_000,
  // The message of a failed auth call may take 10 s to appear.
  expect: { timeout: 15_000 },
  reporter: [['list']],
  projects: [
    { name: 'session', testMatch: '**/session.setup.ts' },
    { name: 'online', testIgnore: alone, dependencies: ['session'] },
    // These tests stop the servers that all tests share, or need the whole machine, so they run after the others.
    { name: 'alone', testMatch: alone, dependencies: ['online'], workers: 1 },
  ],
  use: {
    baseURL: APP_URL,
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
    // Recording each test takes as much of the machine as the test itself.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: CHROMIUM,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
