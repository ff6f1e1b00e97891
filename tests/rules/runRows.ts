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
    const where = Object.entries(row.where ?? {});
    if (row.where) await client.write(where.map(([set, fields]) => ({ set, fields })));
    const allowed = await client.isAllowed(people[row.who], row.request);
    const written = allowed && 'writes' in row.request ? row.request.writes.map(pathOf) : [];
    const changed = [...written, ...where.map(([path]) => path)];
    if (changed.length > 0) await client.write(restore(changed));
    if (allowed === row.allowed) continue;
    surprises.push(row);
    if (onlyFirst) break;
  }
  return surprises;
}
