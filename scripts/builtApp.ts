import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { build } from 'vite';
import { appEnv, root, runFolder, startAuth, startFirestore } from './emulators';
import type { Firestore } from './firestoreJar';
import type { OnStop } from './lifecycle';
import { onPath } from './onPath';
import { freePorts } from './ports';
import { Problem } from './problem';
import { startSwitchableProxies } from './switchableProxy';

const FirebaseJson = v.object({ hosting: v.looseObject({}) });

/** The production build on the Hosting emulator with the real headers, and the servers that it uses. */
export interface BuiltApp {
  chromium: string;
  appPort: number;
  /** The folder with the build. */
  site: string;
  authPort: number;
  /** The port of Firestore itself, past the proxy; undefined when Firestore is missing. */
  firestorePort: number | undefined;
  /** The port of the server that takes the proxies up and down. */
  controlPort: number;
}

/**
 * Builds the app and starts everything. The browser connects to proxies, so that tests can stop the servers
 * behind them. `maps` lays source maps beside the scripts, which the browser is not told of.
 */
export async function startBuiltApp(
  onStop: OnStop,
  firestore: Firestore,
  { maps = false } = {},
): Promise<BuiltApp> {
  const chromium = process.env.CHROMIUM || onPath('chromium');
  if (!chromium) {
    throw new Problem('Chromium saknas. Installera Debians paket chromium, eller sätt CHROMIUM.');
  }
  const missing = firestore.kind === 'missing';
  const [authPort = 0, firestorePort = 0, appPort = 0, auth = 0, store = 0, app = 0, control = 0] =
    await freePorts(7);
  const folder = runFolder(onStop);
  const site = join(folder, 'site');

  Object.assign(process.env, appEnv(authPort, missing ? undefined : firestorePort));
  await build({ root, logLevel: 'warn', build: { outDir: site, sourcemap: maps && 'hidden' } });
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
  return {
    chromium,
    appPort,
    site,
    authPort,
    firestorePort: missing ? undefined : store,
    controlPort: control,
  };
}

/** The hosting of firebase.json, with no change but that connections to the emulators are allowed. */
function hostingWith(emulators: string[]) {
  const file = readFileSync(join(root, 'firebase.json'), 'utf8');
  const extended = file.replace('connect-src ', `connect-src ${emulators.join(' ')} `);
  if (extended === file) throw new Error('firebase.json has no connect-src to extend.');
  return { ...v.parse(FirebaseJson, JSON.parse(extended)).hosting, public: 'site' };
}
