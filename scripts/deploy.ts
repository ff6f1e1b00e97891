import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { loadEnv, runnerImport } from 'vite';
import { root } from './emulators';
import { Problem } from './problem';
import { writeWorkshopPages } from './workshopPages';

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
  const url = `https://firestore.googleapis.com/v1/projects/${projectId}/databases/(default)/documents`;
  const written = await writeWorkshopPages(join(root, 'dist'), { url, token: await ownToken() });
  console.log(`Verkstädernas sidor: ${written}`);
  runNode(
    join(root, 'node_modules/firebase-tools/lib/bin/firebase.js'),
    ...['deploy', '--project', projectId],
    ...['--only', 'hosting,firestore:rules,firestore:indexes'],
    ...process.argv.slice(2),
  );
}

/** The proof of the account that firebase-tools deploys with, by its own files: it has no command that tells. */
async function ownToken(): Promise<string> {
  const tools = createRequire(import.meta.url);
  const { getProjectDefaultAccount } = tools('firebase-tools/lib/auth') as {
    getProjectDefaultAccount: (folder: string) => { user: object; tokens: object } | undefined;
  };
  const { requireAuth } = tools('firebase-tools/lib/requireAuth') as {
    requireAuth: (options: object) => Promise<unknown>;
  };
  const { getAccessToken } = tools('firebase-tools/lib/apiv2') as {
    getAccessToken: () => Promise<string>;
  };
  try {
    await requireAuth({ ...getProjectDefaultAccount(root) });
    return await getAccessToken();
  } catch (error) {
    throw new Problem(error instanceof Error ? error.message : String(error));
  }
}

function runNode(...args: string[]) {
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Problem('Inget mer görs: steget ovan misslyckades.');
}
