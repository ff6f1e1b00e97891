import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { build } from 'vite';
import { appEnv, root } from './emulators';
import { Problem } from './problem';

const FirebaseJson = v.object({ hosting: v.looseObject({}) });

const folderName = 'site';

/**
 * Makes the production build for these emulators in the run's folder, never in `dist`, from which people deploy. Returns the
 * folder with the build; throws a Problem with the reason when the build fails. `maps` lays source maps beside the scripts,
 * which the browser is not told of.
 */
export async function buildSite(
  folder: string,
  authPort: number,
  firestorePort: number | undefined,
  { maps = false } = {},
): Promise<string> {
  const site = join(folder, folderName);
  // NODE_ENV from the caller's environment could bring development builds of packages.
  Object.assign(process.env, appEnv(authPort, firestorePort), { NODE_ENV: 'production' });
  try {
    await build({ root, logLevel: 'warn', build: { outDir: site, sourcemap: maps && 'hidden' } });
  } catch (error) {
    throw new Problem(
      `Bygget misslyckades.\n${error instanceof Error ? error.message : String(error)}`,
    );
  }
  return site;
}

/**
 * The hosting of firebase.json for that build, with no change but that connections to the emulators are allowed.
 */
export function hostingWith(authPort: number, firestorePort: number | undefined): object {
  const emulators = [authPort, firestorePort]
    .filter((port) => port !== undefined)
    .map((port) => `http://127.0.0.1:${port}`);
  const file = readFileSync(join(root, 'firebase.json'), 'utf8');
  const extended = file.replace('connect-src ', `connect-src ${emulators.join(' ')} `);
  if (extended === file) throw new Error('firebase.json has no connect-src to extend.');
  return { ...v.parse(FirebaseJson, JSON.parse(extended)).hosting, public: folderName };
}
