import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { fromEnvironment } from '../support/emulators';
import { rulesClient } from '../support/rulesClient';
import type { Row } from './rows';
import { createWorld, runRows } from './runRows';
import { table } from './table';

const openRules = `rules_version = '2';
service cloud.firestore { match /{document=**} { allow read, write: if true; } }`;

async function surprisesUnder(project: string, rules: string, rows: Row[]) {
  const client = rulesClient(fromEnvironment('FIRESTORE_EMULATOR'), project);
  expect(await client.setRules(rules)).toBeUndefined();
  await createWorld(client);
  return runRows(client, rows);
}

describe('firestore.rules', () => {
  let surprises: Row[];
  beforeAll(async () => {
    const rules = readFileSync('firestore.rules', 'utf8');
    surprises = await surprisesUnder('demo-rules-table', rules, table);
  }, 600_000);

  test.each(table)('$name', (row) => {
    expect(surprises).not.toContain(row);
  });
});

// When the rules allow everything, every row succeeds: so the rows to refuse are refused by the rules alone.
test('everything in the table is allowed where the rules allow everything', async () => {
  const rows = table.map((row) => ({ ...row, allowed: true }));
  const surprises = await surprisesUnder('demo-rules-open', openRules, rows);
  expect(surprises.map(({ name }) => name)).toEqual([]);
}, 600_000);
