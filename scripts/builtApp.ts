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

/** The production build on the Hosting emulator with the real headers, and the servers behind it. */
export interface BuiltApp {
  chromium: string;
  appPort: number;
  /** Where the build lies. */
  site: string;
  authPort: number;
  /** Firestore itself, past the proxy; undefined where there is none. */
  firestorePort: number | undefined;
  /** Stops and starts what the browser meets at the servers' ports. */
  controlPort: number;
}

/** Builds the app and starts everything; the browser meets proxies, so that tests can stop the servers behind them. */
export async function startBuiltApp(onStop: OnStop, firestore: Firestore): Promise<BuiltApp> {
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
  await build({ root, logLevel: 'warn', build: { outDir: site } });
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

/** The real hosting of firebase.json, allowed to connect to the emulators too, and nothing else changed. */
function hostingWith(emulators: string[]) {
  const file = readFileSync(join(root, 'firebase.json'), 'utf8');
  const extended = file.replace('connect-src ', `connect-src ${emulators.join(' ')} `);
  if (extended === file) throw new Error('firebase.json has no connect-src to extend.');
  return { ...v.parse(FirebaseJson, JSON.parse(extended)).hosting, public: 'site' };
}
