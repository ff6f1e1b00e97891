import { type Hosting, startAuth, startFirestore } from './emulators';
import type { Child } from './children';
import type { Firestore } from './firestoreJar';
import type { OnStop } from './lifecycle';
import { loadAccounts, recoverSave, save, savedFirestore, setSaveAside } from './savedData';

const saveEveryMs = 5 * 60_000;

export interface Kept {
  /** Resolves when an emulator ends, to the event in Swedish. */
  ended: Promise<string>;
}

/**
 * Starts the emulators with the data of the last run, and saves the data every five minutes and on stopping.
 * With `hosting`, the Hosting emulator runs beside them.
 */
export async function startKeptEmulators(
  onStop: OnStop,
  folder: string,
  firestore: Firestore,
  ports: { AUTH_PORT: number; FIRESTORE_PORT: number },
  hosting?: Hosting,
): Promise<Kept> {
  recoverSave();
  const [auth, started] = await Promise.all([
    startAuth(onStop, folder, ports.AUTH_PORT, hosting),
    firestore.kind === 'jar' ? startSeeded(onStop, firestore, ports.FIRESTORE_PORT) : undefined,
  ]);
  const unreadable = await loadAccounts(ports.AUTH_PORT).then(
    () => started?.unreadable,
    firstError,
  );
  if (unreadable !== undefined) setSaveAside(unreadable);

  // When Firestore is missing or has died, its former save is kept.
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
  // The step is registered only after loading: an interrupted start must not overwrite data that it had not
  // loaded.
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

/**
 * Starts Firestore with the saved data. An unreadable export ends the emulator, which then starts empty; the
 * result tells why.
 */
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
