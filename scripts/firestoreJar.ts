import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { isExecutable, onPath } from './onPath';

export type Firestore =
  { kind: 'jar'; java: string; jar: string } | { kind: 'missing'; why: string };

const oldestJava = 17;
const jarOfGcloud = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';

/**
 * Finds Java and the Firestore emulator, or tells in Swedish why it cannot run. JAVA, JAVA_HOME and
 * FIRESTORE_EMULATOR_JAR take precedence when set.
 */
export function findFirestore(): Firestore {
  const { JAVA, JAVA_HOME } = process.env;
  const java = JAVA || (JAVA_HOME ? join(JAVA_HOME, 'bin/java') : onPath('java'));
  if (java === undefined) return { kind: 'missing', why: 'Java saknas' };
  if (!isExecutable(java)) return { kind: 'missing', why: `Java saknas (${java})` };
  const version = javaVersion(java);
  if (version < oldestJava) {
    return { kind: 'missing', why: `Java ${oldestJava} eller nyare saknas (${java})` };
  }
  const jar = findJar();
  if (jar === undefined || !existsSync(jar)) {
    return { kind: 'missing', why: `Firestore-emulatorns jar-fil saknas${jar ? ` (${jar})` : ''}` };
  }
  return { kind: 'jar', java, jar };
}

/** Java's major version; 0 when `java` reports none (on macOS, `java` may only offer to install Java). */
function javaVersion(java: string) {
  const { stderr } = spawnSync(java, ['-version'], { encoding: 'utf8', timeout: 20_000 });
  return Number(/version "(\d+)/.exec(stderr ?? '')?.[1] ?? 0);
}

function findJar() {
  return process.env.FIRESTORE_EMULATOR_JAR || jarInGcloud() || jarOfFirebaseTools();
}

function jarInGcloud() {
  const gcloud = onPath('gcloud');
  if (gcloud === undefined) return undefined;
  const beside = join(dirname(dirname(gcloud)), jarOfGcloud);
  if (existsSync(beside)) return beside;
  // `gcloud info` comes last: it takes seconds, and is needed only where `gcloud` is a wrapper script.
  const asked = spawnSync(gcloud, ['info', '--format=value(installation.sdk_root)'], {
    encoding: 'utf8',
    timeout: 30_000,
  });
  const jar = join((asked.stdout ?? '').trim(), jarOfGcloud);
  return existsSync(jar) ? jar : undefined;
}

function jarOfFirebaseTools() {
  const folder =
    process.env.FIREBASE_EMULATORS_PATH || join(homedir(), '.cache/firebase/emulators');
  if (!existsSync(folder)) return undefined;
  return readdirSync(folder)
    .filter((name) => /^cloud-firestore-emulator-v.*\.jar$/.test(name))
    .map((name) => join(folder, name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)[0];
}
