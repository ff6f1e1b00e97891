import { join } from 'node:path';
import { startChild, untilReady } from './children';
import { announceDemo, type DemoPlan, planDemo, startDemo } from './demoApp';
import { appEnv, root } from './emulators';
import { type OnStop, run } from './lifecycle';
import { Problem } from './problem';

await run(async (onStop) => {
  const plan = await planDemo(onStop);
  console.log('Startar emulatorerna och utvecklingsservern …');
  const { ended } = await startDemo(onStop, plan);
  const server = await startVite(onStop, plan);
  announceDemo(
    plan,
    `Det här är utvecklingsservern: ändringar i koden syns direkt, men sidorna öppnas långsammare än i drift.
npm start visar produktionsbygget.`,
  );
  throw new Problem(await Promise.race([ended, server.ended]));
});

/**
 * Runs Vite in a process of its own: Vite ends its process on SIGTERM, before the emulators' data would be
 * saved.
 */
async function startVite(onStop: OnStop, { ports, firestorePort }: DemoPlan) {
  const vite = startChild(
    process.execPath,
    [
      join(root, 'node_modules/vite/bin/vite.js'),
      ...['--host', '127.0.0.1', '--port', String(ports.APP_PORT), '--strictPort'],
      ...['--clearScreen', 'false'],
    ],
    {
      cwd: root,
      env: { ...process.env, ...appEnv(ports.AUTH_PORT, firestorePort) },
      showOutput: true,
    },
  );
  onStop(() => vite.stop('SIGTERM', 3000));
  const answers = async () => (await fetch(`http://127.0.0.1:${ports.APP_PORT}/`)).status < 500;
  await untilReady('Vite', vite, answers, 60_000);
  return { ended: vite.exited.then(() => 'Vite avslutades oväntat.') };
}
