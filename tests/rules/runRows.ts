import { fromEnvironment } from '../support/emulators';
import { pathOf, rulesClient, type RulesClient } from '../support/rulesClient';
import type { Row } from './rows';
import { people, restore, world } from './world';

// The emulator and the test take turns, so two lanes keep two cores busy.
const lanes = 2;

/** Fills the project with the world. */
export async function createWorld(client: RulesClient): Promise<void> {
  await client.write(restore(Object.keys(world)));
}

/**
 * Tells if the request of a row is allowed in a project that holds the world; undoes what it writes. `mutant` names
 * the condition that the rules are to leave out (scripts/ruleMutations.ts).
 */
export async function isRowAllowed(
  client: RulesClient,
  row: Row,
  mutant?: string,
): Promise<boolean> {
  const where = Object.entries(row.where ?? {});
  if (row.where) await client.write(where.map(([set, fields]) => ({ set, fields })));
  const account = people[row.who];
  const allowed = await client.isAllowed(account && { ...account, mutant }, row.request);
  const written = allowed && 'writes' in row.request ? row.request.writes.map(pathOf) : [];
  const changed = [...written, ...where.map(([path]) => path)];
  if (changed.length > 0) await client.write(restore(changed));
  return allowed;
}

/**
 * The rows with another result than the table's under `firestore.rules`, with which the emulator starts every
 * project. The shares run side by side in projects of their own: in one they would wait for each other's documents.
 */
export async function surprisesIn(project: string, rows: readonly Row[]): Promise<Row[]> {
  const surprises: Row[] = [];
  const queue = rows.values();
  const lane = async (number: number) => {
    const client = rulesClient(fromEnvironment('FIRESTORE_EMULATOR'), `${project}-${number}`);
    await createWorld(client);
    for (const row of queue) {
      if ((await isRowAllowed(client, row)) !== row.allowed) surprises.push(row);
    }
  };
  await Promise.all(Array.from({ length: lanes }, (_, number) => lane(number)));
  return surprises;
}
