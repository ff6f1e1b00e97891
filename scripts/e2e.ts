import { join } from 'node:path';
import { startBuiltApp } from './builtApp';
import { startChild } from './children';
import { root } from './emulators';
import { findFirestore } from './firestoreJar';
import { run } from './lifecycle';
import { onPath } from './onPath';

await run(async (onStop) => {
  const firestore = findFirestore();
  const app = await startBuiltApp(onStop, firestore);
  const { firestorePort } = app;
  const playwright = startChild(
    process.execPath,
    [
      join(root, 'node_modules/@playwright/test/cli.js'),
      ...['test', '--config', join(root, 'tests/e2e/playwright.config.ts')],
      ...process.argv.slice(2),
    ],
    {
      cwd: root,
      env: {
        ...process.env,
        CHROMIUM: app.chromium,
        CHROMIUM_SHELL: onPath('chromium-headless-shell') ?? app.chromium,
        APP_URL: `http://127.0.0.1:${app.appPort}`,
        AUTH_EMULATOR: `http://127.0.0.1:${app.authPort}`,
        APP_FOLDER: app.site,
        SERVERS_CONTROL: `http://127.0.0.1:${app.controlPort}`,
        FIRESTORE_EMULATOR: firestorePort === undefined ? '' : `127.0.0.1:${firestorePort}`,
      },
      showOutput: true,
    },
  );
  // Playwright closes its browsers on SIGINT; the browsers run in process groups of their own.
  onStop(() => playwright.stop('SIGINT', 10_000));
  const code = await playwright.exited;
  if (firestore.kind === 'jar') return code;
  console.error(`\n⚠ TESTERNA KÖRDES UTAN FIRESTORE-EMULATOR: ${firestore.why}.\n`);
  return process.env.CI ? code || 1 : code;
}, 130);
