import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Row } from '../tests/rules/rows';
import { createWorld, runRows } from '../tests/rules/runRows';
import { table } from '../tests/rules/table';
import { rulesClient } from '../tests/support/rulesClient';
import { root, startFirestore } from './emulators';
import { findFirestore } from './firestoreJar';
import { run } from './lifecycle';
import { freePorts } from './ports';
import { Problem } from './problem';
import { conditionsOf, withoutCondition, type Condition } from './ruleConditions';

// The emulator and this script take turns, so two lanes keep two cores busy.
const lanes = 2;

await run(async (onStop) => {
  const firestore = findFirestore();
  if (firestore.kind === 'missing') throw new Problem(`Reglerna kan inte prövas: ${firestore.why}`);
  const [port = 0] = await freePorts(1);
  await startFirestore(onStop, firestore, port);

  const rules = readFileSync(join(root, 'firestore.rules'), 'utf8');
  const conditions = conditionsOf(rules);
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
    if (number === 0) {
      const wrong = await test(rules, table);
      if (wrong) throw new Problem(`Med hela reglerna stämmer inte: ${wrong.name}`);
    }
    for (const condition of queue) {
      const killer = await test(withoutCondition(rules, condition), likelyFirst(condition));
      if (!killer) survivors.push(condition);
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

/**
 * The whole table, with the rows first that are likely to notice: refused ones where more is allowed and the other way
 * round, those of the collection, those that are named by the words of the condition.
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
