import { buildSite, hostingWith } from './builtSite';
import { runFolder, startAuth, startFirestore } from './emulators';
import type { Firestore } from './firestoreJar';
import type { OnStop } from './lifecycle';
import { onPath } from './onPath';
import { freePorts } from './ports';
import { Problem } from './problem';
import { startSwitchableProxies } from './switchableProxy';

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
 * behind them. `maps` is that of `buildSite`.
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
  const shownFirestore = missing ? undefined : firestorePort;
  const site = await buildSite(folder, authPort, shownFirestore, { maps });
  const hosting = { port: app, config: hostingWith(authPort, shownFirestore) };
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
