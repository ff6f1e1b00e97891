import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Row } from '../tests/rules/rows';
import { createWorld, runRows } from '../tests/rules/runRows';
import { table } from '../tests/rules/table';
import { rulesClient } from '../tests/support/rulesClient';
import { root, startFirestore } from './emulators';
import { findFirestore } from './firestoreJar';
import { run } from './lifecycle';
import { freePorts } from './ports';
import { Problem } from './problem';
import { conditionsOf, namesOf, withoutCondition, type Condition } from './ruleConditions';

// By each condition's name, the row that last noticed that the condition was gone; every run writes the file
// again, except in CI, which leaves the repository as it is.
const killersFile = join(root, 'tests/rules/killers.json');
const Killers = v.record(v.string(), v.string());

// The emulator and this script take turns, so two lanes keep two cores busy.
const lanes = 2;

/**
 * Deletes each condition of the rules in turn; a row of the table must then have another result. The row that
 * last noticed is tried first, and the whole table when that row does not notice: the file sets the order and
 * nothing else.
 */
await run(async (onStop) => {
  const firestore = findFirestore();
  if (firestore.kind === 'missing') throw new Problem(`Reglerna kan inte prövas: ${firestore.why}`);
  const [port = 0] = await freePorts(1);
  await startFirestore(onStop, firestore, port);

  const rules = readFileSync(join(root, 'firestore.rules'), 'utf8');
  const conditions = conditionsOf(rules);
  const names = namesOf(conditions);
  const before = killersBefore();
  const killers = new Map(
    [...names.values()].flatMap((name) => {
      const killer = before[name];
      return killer === undefined ? [] : [[name, killer] as const];
    }),
  );
  // An interrupted run keeps its findings.
  onStop(async () => {
    if (process.env.CI) return;
    const sorted = [...killers].sort(([a], [b]) => (a < b ? -1 : 1));
    writeFileSync(killersFile, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
  });
  const rowOfName = new Map(table.map((row) => [row.name, row]));
  const survivors: Condition[] = [];
  const queue = conditions.values();

  const lane = async (number: number) => {
    const client = rulesClient(`127.0.0.1:${port}`, `demo-rules-mutations-${number}`);
    await createWorld(client);
    const test = async (text: string, rows: readonly Row[]) => {
      const fault = await client.setRules(text);
      if (fault) throw new Problem(`Reglerna kompilerar inte: ${fault}\n${text}`);
      return (await runRows(client, rows, { onlyFirst: true }))[0];
    };
    // In CI the tests of the rules have just shown that the whole table holds.
    if (number === 0 && !process.env.CI) {
      const wrong = await test(rules, table);
      if (wrong) throw new Problem(`Med hela reglerna stämmer inte: ${wrong.name}`);
    }
    for (const condition of queue) {
      const name = names.get(condition) ?? '';
      const changed = withoutCondition(rules, condition);
      const last = rowOfName.get(killers.get(name) ?? '');
      const killer =
        (last && (await test(changed, [last]))) ?? (await test(changed, likelyFirst(condition)));
      if (killer) killers.set(name, killer.name);
      else {
        killers.delete(name);
        survivors.push(condition);
      }
      const { line, text, replacement } = condition;
      const gone = replacement === 'true' ? '' : ' (nekar)';
      console.log(`${killer ? '✓' : '✗ ÖVERLEVDE'} rad ${line}${gone}: ${short(text)}`);
      if (killer) console.log(`    ${short(killer.name)}`);
    }
  };
  await Promise.all(Array.from({ length: lanes }, (_, number) => lane(number)));

  console.log(
    `\n${conditions.length} villkor borttagna ett i taget, ${survivors.length} överlevde.`,
  );
  for (const { line, text } of survivors) console.error(`✗ rad ${line}: ${text}`);
  return survivors.length > 0 ? 1 : 0;
}, 130);

function killersBefore() {
  if (!existsSync(killersFile)) return {};
  return v.parse(Killers, JSON.parse(readFileSync(killersFile, 'utf8')));
}

/**
 * All rows, the most likely to notice the change first: refused requests when the change allows more, allowed
 * requests when it allows less; rows about the same collection; rows whose name shares words with the condition.
 */
function likelyFirst({ replacement, collection, operations, text }: Condition) {
  const words = `${operations} ${text}`.match(/[a-z]{3,}/gi) ?? [];
  const points = ({ allowed, about, name }: Row) =>
    (allowed === (replacement === 'false') ? 100 : 0) +
    (about === collection ? 50 : 0) +
    words.filter((word) => name.includes(word)).length;
  const rated = table.map((row) => ({ row, points: points(row) }));
  return rated.sort((a, b) => b.points - a.points).map(({ row }) => row);
}

function short(text: string) {
  return text.length > 130 ? `${text.slice(0, 129)}…` : text;
}
