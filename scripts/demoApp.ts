import { bookPath } from '@/paths';
import { bookingSettings } from './demo/workshop';
import { demoAccounts } from './demoData';
import { demoOptions } from './demoOptions';
import { type Hosting, runFolder } from './emulators';
import { type Firestore, findFirestore } from './firestoreJar';
import { type Kept, startKeptEmulators } from './keptEmulators';
import type { OnStop } from './lifecycle';
import { demoPassword, loadDemo } from './loadDemo';
import { chosenPorts } from './ports';

/** The folder, the Firestore and the ports of the demo's servers. */
export interface DemoPlan {
  /** The run's folder. */
  folder: string;
  firestore: Firestore;
  ports: Awaited<ReturnType<typeof chosenPorts>>;
  /** Undefined when Firestore is missing. */
  firestorePort: number | undefined;
}

/** Looks for Firestore and for the ports that the environment asks for; throws a Problem when one is taken. */
export async function planDemo(onStop: OnStop): Promise<DemoPlan> {
  const firestore = findFirestore();
  const withFirestore = firestore.kind === 'jar';
  const ports = await chosenPorts(
    withFirestore ? ['AUTH_PORT', 'FIRESTORE_PORT', 'APP_PORT'] : ['AUTH_PORT', 'APP_PORT'],
  );
  return {
    folder: runFolder(onStop),
    firestore,
    ports,
    firestorePort: withFirestore ? ports.FIRESTORE_PORT : undefined,
  };
}

/** Starts the emulators with what the last run kept, or with the demo. */
export async function startDemo(onStop: OnStop, plan: DemoPlan, hosting?: Hosting): Promise<Kept> {
  const { folder, firestore, ports, firestorePort } = plan;
  const kept = await startKeptEmulators(onStop, folder, firestore, ports, hosting);
  await loadDemo(ports.AUTH_PORT, firestorePort, demoOptions());
  return kept;
}

/** Prints the addresses and accounts of the running demo, and `explanation`, which tells what serves the app. */
export function announceDemo({ firestore, ports, firestorePort }: DemoPlan, explanation: string) {
  const app = `http://127.0.0.1:${ports.APP_PORT}`;
  console.log(`
Verkstadsnavet är igång

  Appen      ${app}
  Boka       ${firestorePort === undefined ? 'bara med Firestore' : app + bookPath(bookingSettings.slug)}
  Konto      ${demoAccounts[0]?.email} (ägare)
             ${demoAccounts[1]?.email}, ${demoAccounts[2]?.email}
  Lösenord   ${demoPassword} (om du inte har bytt det)

  Auth       127.0.0.1:${ports.AUTH_PORT}
  Firestore  ${firestorePort === undefined ? 'på enheten, i webbläsaren' : `127.0.0.1:${firestorePort}`}
  Data       .emulators/data, behålls mellan starter
`);
  if (firestore.kind === 'missing') {
    console.log(`⚠ ${firestore.why}. Firestore-emulatorn kör inte: det som sparas stannar i webbläsaren
  på den här enheten och delas inte med andra. README säger hur den installeras.
`);
  }
  console.log(`${explanation}\n\nStoppa med Ctrl-C.`);
}
