import { join } from 'node:path';
import { startChild, untilReady } from './children';
import { appEnv, root, runFolder } from './emulators';
import { demoAccounts } from './demoData';
import { demoOptions } from './demoOptions';
import { findFirestore } from './firestoreJar';
import { startKeptEmulators } from './keptEmulators';
import { type OnStop, run } from './lifecycle';
import { demoPassword, loadDemo } from './loadDemo';
import { chosenPorts } from './ports';
import { Problem } from './problem';

await run(async (onStop) => {
  const firestore = findFirestore();
  const withFirestore = firestore.kind === 'jar';
  const ports = await chosenPorts(
    withFirestore ? ['AUTH_PORT', 'FIRESTORE_PORT', 'APP_PORT'] : ['AUTH_PORT', 'APP_PORT'],
  );
  console.log('Startar emulatorerna och appen …');
  const { ended } = await startKeptEmulators(onStop, runFolder(onStop), firestore, ports);
  await loadDemo(ports.AUTH_PORT, withFirestore ? ports.FIRESTORE_PORT : undefined, demoOptions());
  const env = appEnv(ports.AUTH_PORT, withFirestore ? ports.FIRESTORE_PORT : undefined);
  const app = await startApp(onStop, ports.APP_PORT, env);

  console.log(`
Verkstadsnavet är igång

  Appen      http://127.0.0.1:${ports.APP_PORT}
  Konto      ${demoAccounts[0]?.email} (ägare)
             ${demoAccounts[1]?.email}, ${demoAccounts[2]?.email}
  Lösenord   ${demoPassword} (om du inte har bytt det)

  Auth       127.0.0.1:${ports.AUTH_PORT}
  Firestore  ${withFirestore ? `127.0.0.1:${ports.FIRESTORE_PORT}` : 'på enheten, i webbläsaren'}
  Data       .emulators/data, behålls mellan starter
`);
  if (!withFirestore) {
    console.log(`⚠ ${firestore.why}. Firestore-emulatorn kör inte: det som sparas stannar i webbläsaren
  på den här enheten och delas inte med andra. README säger hur den installeras.
`);
  }
  console.log('Stoppa med Ctrl-C.');
  throw new Problem(await Promise.race([ended, app.ended]));
});

/**
 * Runs Vite in a process of its own: Vite ends its process on SIGTERM, before the emulators' data would be
 * saved.
 */
async function startApp(onStop: OnStop, port: number, env: Record<string, string>) {
  const vite = startChild(
    process.execPath,
    [
      join(root, 'node_modules/vite/bin/vite.js'),
      ...['--host', '127.0.0.1', '--port', String(port), '--strictPort', '--clearScreen', 'false'],
    ],
    {
      cwd: root,
      env: { ...process.env, ...env },
      showOutput: true,
    },
  );
  onStop(() => vite.stop('SIGTERM', 3000));
  const answers = async () => (await fetch(`http://127.0.0.1:${port}/`)).status < 500;
  await untilReady('Vite', vite, answers, 60_000);
  return { ended: vite.exited.then(() => 'Vite avslutades oväntat.') };
}
