import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Row } from '../tests/rules/rows';
import { createWorld, isRowAllowed } from '../tests/rules/runRows';
import { table } from '../tests/rules/table';
import { pathOf, rulesClient, type RulesClient } from '../tests/support/rulesClient';
import { root, startFirestore } from './emulators';
import { findFirestore } from './firestoreJar';
import { run } from './lifecycle';
import { freePorts } from './ports';
import { Problem } from './problem';
import { conditionsOf, namesOf, withSwitches, type Condition } from './ruleConditions';
import { ruleParts } from './ruleParts';

// By each condition's name, a hash of all that the finding depends on, and the row that noticed.
const recordFile = join(root, 'tests/rules/mutations.json');
const hashLength = 12;
const Recorded = v.record(v.string(), v.string());

/**
 * Of each row, in the order of the table, its name (some name an hour), a hash, and the collections that it names; of each
 * collection of the world a hash.
 */
const Texts = v.object({
  rows: v.array(v.object({ name: v.string(), hash: v.string(), mentions: v.array(v.string()) })),
  world: v.record(v.string(), v.string()),
});
export type Texts = v.InferOutput<typeof Texts>;

// The emulator and this script take turns, so two lanes keep two cores busy.
const lanes = 2;

// A compilation takes as long as a hundred requests, so that many conditions share one. But each switch that a request
// passes counts towards the thousand expressions that Firestore evaluates for it: what no likely row notices in
// company is tried alone, and by the whole table.
const rounds = [
  { switches: 90, tries: 30 },
  { switches: 1, tries: table.length },
];

/**
 * Deletes each condition of the rules in turn; a row of the table must then have another result. A finding is kept
 * in the record, and a condition is deleted again when the rules, the row or the documents have changed on which
 * the finding depends; with `--all`, every condition is. CI writes no record.
 */
await run(async (onStop) => {
  const firestore = findFirestore();
  if (firestore.kind === 'missing') throw new Problem(`Reglerna kan inte prövas: ${firestore.why}`);

  const rules = readFileSync(join(root, 'firestore.rules'), 'utf8');
  const conditions = conditionsOf(rules);
  const names = namesOf(conditions);
  const nameOf = (condition: Condition) => names.get(condition) ?? '';
  const { finding, rowsCalled } = findings(rules);
  const before = recorded();
  const record = new Map(
    [...names.values()].flatMap((name) => {
      const found = before[name];
      return found === undefined ? [] : [[name, found] as const];
    }),
  );
  /** The rows that noticed before, as long as the table has them. */
  const noticedBefore = (condition: Condition) =>
    rowsCalled(before[nameOf(condition)]?.slice(hashLength + 1));
  const remembered = (condition: Condition) =>
    noticedBefore(condition).find((row) => finding(condition, row) === before[nameOf(condition)]);
  const isAll = process.argv.includes('--all');
  const pending = conditions.filter((condition) => isAll || !remembered(condition));
  // An interrupted run keeps its findings.
  onStop(async () => {
    if (process.env.CI) return;
    const sorted = [...record].sort(([a], [b]) => (a < b ? -1 : 1));
    writeFileSync(recordFile, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
  });
  console.log(`${conditions.length} villkor, ${pending.length} att pröva.`);
  if (pending.length === 0) return 0;

  const [port = 0] = await freePorts(1);
  await startFirestore(onStop, firestore, port);
  const clients = await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      const client = rulesClient(`127.0.0.1:${port}`, `demo-rules-mutations-${lane}`);
      await createWorld(client);
      return client;
    }),
  );
  /** Returns the conditions that no row has noticed. */
  const tryAll = async (some: Condition[], { switches, tries }: (typeof rounds)[number]) => {
    const survivors: Condition[] = [];
    const queue = groups(some, Math.ceil(some.length / switches)).values();
    const lane = async (client: RulesClient) => {
      for (const group of queue) {
        const fault = await client.setRules(withSwitches(rules, new Map(group.entries())));
        if (fault) throw new Problem(`Reglerna kompilerar inte: ${fault}`);
        for (const [mutant, condition] of group.entries()) {
          const rows = [...noticedBefore(condition), ...likelyFirst(condition).slice(0, tries)];
          const row = await noticing(client, rows, String(mutant));
          if (!row) survivors.push(condition);
          else {
            record.set(nameOf(condition), finding(condition, row));
            console.log(`✓ ${placeOf(condition)}\n    ${short(row.name)}`);
          }
        }
      }
    };
    await Promise.all(clients.map(lane));
    return survivors;
  };
  let survivors = pending;
  for (const round of rounds) survivors = await tryAll(survivors, round);
  for (const each of survivors) record.delete(nameOf(each));

  console.log(`\n${pending.length} villkor borttagna ett i taget, ${survivors.length} överlevde.`);
  for (const each of survivors) console.error(`✗ ÖVERLEVDE ${placeOf(each)}`);
  const isChanged = conditions.some((each) => record.get(nameOf(each)) !== before[nameOf(each)]);
  if (process.env.CI && isChanged) {
    console.log('Kör npm run rules:mutations och checka in tests/rules/mutations.json.');
  }
  return survivors.length > 0 ? 1 : 0;
}, 130);

/**
 * The first row that has another result without the condition `mutant` than with it. The rules with switches must
 * give it the table's result as long as no switch is off, or it would notice the switches.
 */
async function noticing(client: RulesClient, rows: readonly Row[], mutant: string) {
  for (const row of rows) {
    if (row.who === 'anonymous') continue;
    if ((await isRowAllowed(client, row, mutant)) === row.allowed) continue;
    if ((await isRowAllowed(client, row, '')) === row.allowed) return row;
  }
  return undefined;
}

/**
 * The entry of the record for a row that has noticed a condition: a hash of the rules that decide on the request without the
 * condition, of the row and of the world's documents that the two name, and the name of the row.
 */
function findings(rules: string) {
  const script = join(root, 'scripts/rowTexts.ts');
  const printed = execFileSync(process.execPath, ['--import', 'tsx', script], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  });
  const texts = v.parse(Texts, JSON.parse(printed));
  const textOfRow = new Map(table.map((row, index) => [row, texts.rows[index]]));
  const rowsCalled = (name: string | undefined) =>
    table.filter((_, index) => texts.rows[index]?.name === name);
  const partsFor = ruleParts(rules);
  const finding = (condition: Condition, row: Row): string => {
    const { replacement, text } = condition;
    const parts = partsFor(condition, collectionsOf(row));
    const { name, hash, mentions } = textOfRow.get(row) ?? { name: '', hash: '', mentions: [] };
    const documents = Object.entries(texts.world).filter(
      ([collection]) => mentions.includes(collection) || parts.includes(collection),
    );
    const all = JSON.stringify([replacement, text, parts, hash, documents]);
    return `${createHash('sha256').update(all).digest('hex').slice(0, hashLength)} ${name}`;
  };
  return { finding, rowsCalled };
}

/** The collections that a row is about to read or to write. */
function collectionsOf({ request }: Row): string[] {
  if ('listEverywhere' in request) return [request.listEverywhere];
  if ('list' in request) return [request.list.split('/').at(-1) ?? ''];
  const paths = 'get' in request ? [request.get] : request.writes.map(pathOf);
  return paths.map((path) => path.split('/').at(-2) ?? '');
}

function recorded() {
  if (!existsSync(recordFile)) return {};
  return v.parse(Recorded, JSON.parse(readFileSync(recordFile, 'utf8')));
}

/** So many groups, with neighbours in different ones: few switches of a group are in the way of one request. */
function groups<T>(all: T[], count: number): T[][] {
  return Array.from({ length: count }, (_, group) =>
    all.filter((_, index) => index % count === group),
  );
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

function placeOf({ line, replacement, text }: Condition) {
  return `rad ${line}${replacement === 'true' ? '' : ' (nekar)'}: ${short(text)}`;
}

function short(text: string) {
  return text.length > 130 ? `${text.slice(0, 129)}…` : text;
}
