import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { build } from 'vite';
import { startChild } from './children';
import { appEnv, root, runFolder, startAuth, startFirestore } from './emulators';
import { findFirestore } from './firestoreJar';
import { run } from './lifecycle';
import { onPath } from './onPath';
import { freePorts } from './ports';
import { Problem } from './problem';
import { startSwitchableProxies } from './switchableProxy';

const FirebaseJson = v.object({ hosting: v.looseObject({}) });

await run(async (onStop) => {
  const chromium = process.env.CHROMIUM || onPath('chromium');
  if (!chromium) {
    throw new Problem('Chromium saknas. Installera Debians paket chromium, eller sätt CHROMIUM.');
  }
  const firestore = findFirestore();
  const missing = firestore.kind === 'missing';
  // The browser meets proxies at the first three, so that tests can stop the servers behind them.
  const [authPort = 0, firestorePort = 0, appPort = 0, auth = 0, store = 0, app = 0, control = 0] =
    await freePorts(7);
  const folder = runFolder(onStop);

  Object.assign(process.env, appEnv(authPort, missing ? undefined : firestorePort));
  await build({ root, logLevel: 'warn', build: { outDir: join(folder, 'site') } });
  const emulators = [`http://127.0.0.1:${authPort}`, `http://127.0.0.1:${firestorePort}`];
  const hosting = { port: app, config: hostingWith(emulators) };
  await Promise.all([
    startAuth(onStop, folder, auth, hosting),
    firestore.kind === 'jar' && startFirestore(onStop, firestore, store),
  ]);
  const servers: [number, number][] = [
    [authPort, auth],
    [firestorePort, store],
    [appPort, app],
  ];
  onStop(await startSwitchableProxies(servers, control));

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
        CHROMIUM: chromium,
        APP_URL: `http://127.0.0.1:${appPort}`,
        AUTH_EMULATOR: `http://127.0.0.1:${authPort}`,
        APP_FOLDER: join(folder, 'site'),
        SERVERS_CONTROL: `http://127.0.0.1:${control}`,
        FIRESTORE_EMULATOR: missing ? '' : `127.0.0.1:${store}`,
      },
      showOutput: true,
    },
  );
  // Playwright closes its browsers on SIGINT; they live in process groups of their own.
  onStop(() => playwright.stop('SIGINT', 10_000));
  const code = await playwright.exited;
  if (!missing) return code;
  console.error(`\n⚠ TESTERNA KÖRDES UTAN FIRESTORE-EMULATOR: ${firestore.why}.\n`);
  return process.env.CI ? code || 1 : code;
}, 130);

/** The real hosting of firebase.json, allowed to connect to the emulators too, and nothing else changed. */
function hostingWith(emulators: string[]) {
  const file = readFileSync(join(root, 'firebase.json'), 'utf8');
  const extended = file.replace('connect-src ', `connect-src ${emulators.join(' ')} `);
  if (extended === file) throw new Error('firebase.json has no connect-src to extend.');
  return { ...v.parse(FirebaseJson, JSON.parse(extended)).hosting, public: 'site' };
}
