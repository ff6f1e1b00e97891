import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fromEnvironment } from '../support/emulators';
import { rulesClient, type Write } from '../support/rulesClient';
import type { Row } from './rows';
import { surprisesIn } from './runRows';
import { chosen } from './sample';
import { table } from './table';
import { people, type Person } from './world';

const rows = chosen(table);
const rowsOf = (collection: string) => rows.filter(({ about }) => about === collection);
const collections = [...new Set(table.map(({ about }) => about))];

describe('firestore.rules', () => {
  let surprises: Row[];
  beforeAll(async () => {
    surprises = await surprisesIn('demo-rules-table', rows);
  }, 1_200_000);

  test.each(collections)('every row about %s has the result that the table says', (collection) => {
    const own = rowsOf(collection);
    expect(own).not.toEqual([]);
    expect(own.filter((row) => surprises.includes(row)).map(({ name }) => name)).toEqual([]);
  });

  afterAll(() => console.log(report()));
});

/** The number of rows that ran, and their results, by collection and role. */
function report() {
  const line = (...[collection, role, allowed, denied, count]: (string | number)[]) =>
    `${String(collection).padEnd(20)}${String(role).padEnd(14)}` +
    [allowed, denied, count].map((each) => String(each).padStart(9)).join('');
  const counted = (collection: string, role: string, own: Row[]) => {
    const allowed = own.filter((row) => row.allowed).length;
    return line(collection, role, allowed, own.length - allowed, own.length);
  };
  const roles = Object.keys(people) as Person[];
  return [
    `Reglernas tabell: ${rows.length} av ${table.length} rader prövade`,
    line('samling', 'roll', 'tillåtna', 'nekade', 'rader'),
    ...collections.flatMap((collection) =>
      roles.flatMap((role) => {
        const own = rowsOf(collection).filter(({ who }) => who === role);
        return own.length > 0 ? [counted(collection, role, own)] : [];
      }),
    ),
    counted('alla', '', rows),
  ].join('\n');
}

const openRules = `rules_version = '2';
service cloud.firestore { match /{document=**} { allow read, write: if true; } }`;

// So the rows that are to be refused are refused by the rules alone, and not because a request is wrong.
test('everything that the table refuses is allowed where the rules allow everything', async () => {
  const client = rulesClient(fromEnvironment('FIRESTORE_EMULATOR'), 'demo-rules-open');
  expect(await client.setRules(openRules)).toBeUndefined();
  const refused = rows.filter(({ allowed }) => !allowed);
  const reads = refused.filter(({ request }) => !('writes' in request));
  const failed: string[] = [];
  for (const { who, name, request } of reads) {
    if (!(await client.isAllowed(people[who], request))) failed.push(name);
  }

  // No write has a precondition, so that the writes of many rows are as good in one batch as each in its own.
  const tryTogether = async (together: readonly Row[]) => {
    const outcome = await client
      .isAllowed(people.owner, { writes: together.flatMap(writesOf) })
      .catch((error: unknown) => String(error).slice(-300));
    if (outcome === true) return;
    const half = Math.ceil(together.length / 2);
    if (together.length === 1) failed.push(`${together[0]?.name}: ${outcome}`);
    else
      for (const part of [together.slice(0, half), together.slice(half)]) await tryTogether(part);
  };
  const writing = refused.filter(({ request }) => 'writes' in request);
  for (let at = 0; at < writing.length; at += 100) await tryTogether(writing.slice(at, at + 100));
  expect(failed).toEqual([]);
}, 600_000);

const writesOf = ({ request }: Row): Write[] => ('writes' in request ? request.writes : []);
