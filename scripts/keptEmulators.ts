import { startAuth, startFirestore } from './emulators';
import type { Child } from './children';
import type { Firestore } from './firestoreJar';
import type { OnStop } from './lifecycle';
import { loadAccounts, recoverSave, save, savedFirestore, setSaveAside } from './savedData';

const saveEveryMs = 5 * 60_000;

interface Kept {
  /** Resolves to what happened, in Swedish, when an emulator ends. */
  ended: Promise<string>;
}

/** Starts the emulators with the data of the last time, and saves it every five minutes and on stopping. */
export async function startKeptEmulators(
  onStop: OnStop,
  folder: string,
  firestore: Firestore,
  ports: { AUTH_PORT: number; FIRESTORE_PORT: number },
): Promise<Kept> {
  recoverSave();
  const [auth, started] = await Promise.all([
    startAuth(onStop, folder, ports.AUTH_PORT),
    firestore.kind === 'jar' ? startSeeded(onStop, firestore, ports.FIRESTORE_PORT) : undefined,
  ]);
  const unreadable = await loadAccounts(ports.AUTH_PORT).then(
    () => started?.unreadable,
    firstError,
  );
  if (unreadable !== undefined) setSaveAside(unreadable);

  // Of a Firestore that is missing or has died, what was saved before is kept.
  const firestorePort = () => (started?.child.isRunning() ? ports.FIRESTORE_PORT : undefined);
  let saving: Promise<void> = Promise.resolve();
  const saveNext = () => {
    saving = saving
      .then(() => save(ports.AUTH_PORT, firestorePort()))
      .catch((error: unknown) =>
        console.error(`⚠ Emulatordata kunde inte sparas. ${String(error)}`),
      );
    return saving;
  };
  const timer = setInterval(() => void saveNext(), saveEveryMs);
  // Registered only now: a start that is broken off must not overwrite what it had not loaded yet.
  onStop(async () => {
    console.log('\nSparar emulatordata och stoppar …');
    clearInterval(timer);
    await saveNext();
  });

  const ends = [endOf('Auth-emulatorn', auth)];
  if (started) ends.push(endOf('Firestore-emulatorn', started.child));
  return { ended: Promise.race(ends) };
}

function firstError(error: unknown) {
  return error;
}

/** An export that cannot be read ends the emulator: then it starts empty, and says why. */
async function startSeeded(
  onStop: OnStop,
  firestore: Extract<Firestore, { kind: 'jar' }>,
  port: number,
): Promise<{ child: Child; unreadable?: unknown }> {
  const seed = savedFirestore();
  try {
    return { child: await startFirestore(onStop, firestore, port, seed) };
  } catch (error) {
    if (seed === undefined) throw error;
    return { child: await startFirestore(onStop, firestore, port), unreadable: error };
  }
}

async function endOf(name: string, child: Child) {
  await child.exited;
  return `${name} avslutades oväntat.\n${child.tail()}`;
}
