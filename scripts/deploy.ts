import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { loadEnv, runnerImport } from 'vite';
import { root } from './emulators';
import { Problem } from './problem';

const emulatorVariables = [
  'VITE_AUTH_EMULATOR',
  'VITE_FIRESTORE_EMULATOR',
  'VITE_FIRESTORE_ON_DEVICE',
];

try {
  await deploy();
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  console.error(`\n✗ ${error.message}\n`);
  process.exitCode = 1;
}

/**
 * Builds for the project of .env.local and publishes the build; throws a Problem rather than publish a part
 * of it.
 */
async function deploy() {
  // Vite's own loader is needed: src/env.ts reads import.meta.env, which Node does not have.
  const { module } = await runnerImport<typeof import('@/env')>(join(root, 'src/env.ts'));
  const values = loadEnv('production', root);
  const env = module.parseEnv(values);
  if (env.kind === 'missing') {
    throw new Problem(`Fyll i ${env.names.join(', ')} i .env.local (se .env.example).`);
  }
  const forEmulators = emulatorVariables.filter((name) => values[name]);
  if (forEmulators.length > 0) {
    throw new Problem(`Ta bort ${forEmulators.join(', ')}: de är till för emulatorerna.`);
  }
  const { projectId } = env.firebase;
  console.log(`Publicerar till Firebase-projektet ${projectId}`);
  runNode('--import', 'tsx', join(root, 'scripts/build.ts'));
  runNode(
    join(root, 'node_modules/firebase-tools/lib/bin/firebase.js'),
    ...['deploy', '--project', projectId],
    ...['--only', 'hosting,firestore:rules,firestore:indexes'],
    ...process.argv.slice(2),
  );
}

function runNode(...args: string[]) {
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Problem('Inget mer görs: steget ovan misslyckades.');
}
