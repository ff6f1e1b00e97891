import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromEnvironment } from '../support/emulators';
import { rulesClient } from '../support/rulesClient';
import { writesOf } from './documentRows';
import { hostile, valid, type Attempt } from './hostileDocuments';
import { about, type Row } from './rows';
import { createWorld, runRows } from './runRows';

const seed = 20_261_120;
const count = 10_000;
const controls = 200;

const rowsOf = (attempts: Attempt[], allowed: boolean) =>
  attempts.map(({ one, fields }) => {
    const { may, mayNot } = about(one.about);
    const name = `${one.kind} ${one.path} with ${JSON.stringify(fields).slice(0, 2000)}`;
    return (allowed ? may : mayNot)(one.who, name, writesOf(one, fields));
  });

const projects = ['demo-rules-hostile-1', 'demo-rules-hostile-2'];

async function surprisesIn(project: string, rows: Row[]) {
  const client = rulesClient(fromEnvironment('FIRESTORE_EMULATOR'), project);
  expect(await client.setRules(readFileSync('firestore.rules', 'utf8'))).toBeUndefined();
  await createWorld(client);
  return runRows(client, rows);
}

test(`${count} generated hostile documents are refused, and valid ones are not`, async () => {
  const rows = [
    ...rowsOf(fc.sample(valid, { seed, numRuns: controls }), true),
    ...rowsOf(fc.sample(hostile, { seed, numRuns: count }), false),
  ];
  expect(rows).toHaveLength(count + controls);
  // The shares run side by side in separate projects: in one they would wait for each other's documents.
  const surprises = await Promise.all(
    projects.map((project, share) =>
      surprisesIn(
        project,
        rows.filter((_, index) => index % projects.length === share),
      ),
    ),
  );
  expect(surprises.flat().map(({ name }) => name)).toEqual([]);
  // Beside the other tests of the rules, on two cores.
}, 900_000);
