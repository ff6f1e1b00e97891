import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Child, startChild, untilReady } from './children';
import type { Firestore } from './firestoreJar';
import type { OnStop } from './lifecycle';
import { freePorts } from './ports';

export const root = join(import.meta.dirname, '..');
// With the prefix demo-, firebase-tools promises never to contact a real project.
export const projectId = 'demo-verkstadsnavet';

const host = '127.0.0.1';
const graceMs = 2000;

/** A folder for this run only, removed when the run stops, so that two runs side by side do not collide. */
export function runFolder(onStop: OnStop): string {
  const folder = join(root, '.emulators/run', String(process.pid));
  mkdirSync(folder, { recursive: true });
  onStop(async () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export interface Hosting {
  port: number;
  /** The `hosting` part of firebase.json; its `public` lies inside the run's folder. */
  config: object;
}

/**
 * Starts the Auth emulator and, with `hosting`, the Hosting emulator by firebase-tools; resolves when they
 * answer.
 */
export async function startAuth(
  onStop: OnStop,
  folder: string,
  port: number,
  hosting?: Hosting,
): Promise<Child> {
  const [hub, logging] = await freePorts(2);
  const config = join(folder, 'firebase.json');
  writeFileSync(
    config,
    JSON.stringify({
      hosting: hosting?.config,
      emulators: {
        auth: { host, port },
        hosting: hosting && { host, port: hosting.port },
        hub: { host, port: hub },
        logging: { host, port: logging },
        ui: { enabled: false },
      },
    }),
  );
  const child = startChild(
    process.execPath,
    [
      join(root, 'node_modules/firebase-tools/lib/bin/firebase.js'),
      ...['emulators:start', '--project', projectId, '--config', config],
      ...['--only', hosting ? 'auth,hosting' : 'auth'],
    ],
    { cwd: folder, env: { ...process.env, NO_UPDATE_NOTIFIER: '1' } },
  );
  onStop(() => child.stop('SIGTERM', graceMs));
  const servers: [string, number][] = [['Auth-emulatorn', port]];
  if (hosting) servers.push(['Hosting-emulatorn', hosting.port]);
  for (const [name, each] of servers) {
    const answers = async () => (await fetch(`http://${host}:${each}/`)).status < 500;
    await untilReady(name, child, answers, 120_000);
  }
  return child;
}

/**
 * Starts the Firestore emulator's jar with the data of `seed` (an export's metadata file); resolves when it
 * answers.
 */
export async function startFirestore(
  onStop: OnStop,
  { java, jar }: Extract<Firestore, { kind: 'jar' }>,
  port: number,
  seed?: string,
): Promise<Child> {
  const child = startChild(
    java,
    [
      ...['-XX:+UseSerialGC', '-Duser.language=en'],
      ...['-cp', jar, 'com.google.cloud.datastore.emulator.firestore.CloudFirestore'],
      ...['--host', host, '--port', String(port), '--project_id', projectId],
      ...['--rules', join(root, 'firestore.rules')],
      ...(seed === undefined ? [] : ['--seed_from_export', seed]),
    ],
    { cwd: root },
  );
  onStop(() => child.stop('SIGTERM', graceMs));
  const answers = async () => (await fetch(`http://${host}:${port}/`)).ok;
  await untilReady('Firestore-emulatorn', child, answers, 60_000);
  return child;
}

/**
 * The app's environment variables for these emulators; without a Firestore port, the app's data stays on the
 * device.
 */
export function appEnv(
  authPort: number,
  firestorePort: number | undefined,
): Record<string, string> {
  return {
    VITE_FIREBASE_API_KEY: 'demo',
    VITE_FIREBASE_AUTH_DOMAIN: `${projectId}.firebaseapp.com`,
    VITE_FIREBASE_PROJECT_ID: projectId,
    VITE_FIREBASE_APP_ID: 'demo',
    VITE_AUTH_EMULATOR: `http://${host}:${authPort}`,
    VITE_FIRESTORE_EMULATOR: firestorePort === undefined ? '' : `${host}:${firestorePort}`,
    VITE_FIRESTORE_ON_DEVICE: String(firestorePort === undefined),
    // The emulators ask for no proof; a key of .env.local would only ask servers that the policy refuses.
    VITE_APP_CHECK_KEY: '',
  };
}
