import { founding } from '../rules/writes';
import { fromEnvironment, projectId } from './emulators';
import { rulesClient } from './rulesClient';

/**
 * Sends the Firestore emulator a first batch before the tests begin: checking it by the rules takes up to ten
 * seconds of processor time, which would otherwise count against the first test.
 */
export async function setup(): Promise<void> {
  if (!process.env.FIRESTORE_EMULATOR) return;
  const client = rulesClient(fromEnvironment('FIRESTORE_EMULATOR'), projectId);
  const uid = 'warm-up';
  await client.isAllowed({ uid, email: `${uid}@example.se` }, { writes: founding(uid) });
}

// Playwright expects a default export.
export default setup;
