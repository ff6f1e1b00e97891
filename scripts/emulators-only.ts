import { projectId, runFolder } from './emulators';
import { findFirestore } from './firestoreJar';
import { startKeptEmulators } from './keptEmulators';
import { run } from './lifecycle';
import { chosenPorts } from './ports';
import { Problem } from './problem';

await run(async (onStop) => {
  const firestore = findFirestore();
  const withFirestore = firestore.kind === 'jar';
  const ports = await chosenPorts(withFirestore ? ['AUTH_PORT', 'FIRESTORE_PORT'] : ['AUTH_PORT']);
  console.log('Startar emulatorerna …');
  const { ended } = await startKeptEmulators(onStop, runFolder(onStop), firestore, ports);
  console.log(`
Emulatorerna är igång (projekt ${projectId})

  Auth       127.0.0.1:${ports.AUTH_PORT}
  Firestore  ${withFirestore ? `127.0.0.1:${ports.FIRESTORE_PORT}` : `⚠ kör inte: ${firestore.why}`}
  Data       .emulators/data, behålls mellan starter

Stoppa med Ctrl-C.
`);
  throw new Problem(await ended);
});
