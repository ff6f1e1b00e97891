import { beforeAll, expect, test } from 'vitest';
import { fromEnvironment } from '../support/emulators';
import { laterRules } from '../support/laterField';
import { rulesClient, type RulesClient } from '../support/rulesClient';
import { createWorld } from './runRows';
import { existing, people, workshops } from './world';
import { change, create } from './writes';

const c1 = `${workshops.own}/customers/c1`;
const isAllowed = (client: RulesClient, write: ReturnType<typeof change>) =>
  client.isAllowed(people.staff, { writes: [write] });

async function clientWith(project: string, rules: string) {
  const client = rulesClient(fromEnvironment('FIRESTORE_EMULATOR'), project);
  expect(await client.setRules(rules)).toBeUndefined();
  await createWorld(client);
  return client;
}

let client: RulesClient;
beforeAll(async () => {
  client = await clientWith('demo-later-field', laterRules());
}, 60_000);

test('a document from before a field is changed and gets the field', async () => {
  expect(await isAllowed(client, change('stina', c1, { name: 'Anna Lind' }))).toBe(true);
  expect(await isAllowed(client, change('stina', c1, { wantsMail: true }))).toBe(true);
});

test('a version from before a field still creates documents', async () => {
  const path = `${workshops.own}/customers/new`;
  expect(await isAllowed(client, create('stina', path, existing(c1)))).toBe(true);
});

test.each([null, 'ja', 1, [], {}])('the field may not be %j', async (wantsMail) => {
  expect(await isAllowed(client, change('stina', c1, { wantsMail }))).toBe(false);
});

test('a condition that asks for the field refuses the documents from before it', async () => {
  const strict = await clientWith('demo-strict-field', laterRules('data().wantsMail is bool'));
  expect(await isAllowed(strict, change('stina', c1, { name: 'Anna Lind' }))).toBe(false);
  expect(await isAllowed(strict, change('stina', c1, { wantsMail: true }))).toBe(true);
}, 60_000);
