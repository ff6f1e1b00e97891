import { pathOf, type RulesClient } from '../support/rulesClient';
import type { Row } from './rows';
import { people, restore, world } from './world';

/** Fills the project with the world. */
export async function createWorld(client: RulesClient): Promise<void> {
  await client.write(restore(Object.keys(world)));
}

/**
 * Requests one row after the other in a project that holds the world, and undoes the writes. Returns the rows
 * with another result than the table's, or only the first of them.
 */
export async function runRows(
  client: RulesClient,
  rows: readonly Row[],
  { onlyFirst = false } = {},
): Promise<Row[]> {
  const surprises: Row[] = [];
  for (const row of rows) {
    const allowed = await client.isAllowed(people[row.who], row.request);
    if (allowed && 'writes' in row.request) {
      await client.write(restore(row.request.writes.map(pathOf)));
    }
    if (allowed === row.allowed) continue;
    surprises.push(row);
    if (onlyFirst) break;
  }
  return surprises;
}
