import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { type FiscalYear, keptThrough, keptWith } from '@/domain/ledger/retention';
import type { FiscalYearEnd } from '@/domain/values/fiscalYear';
import { fromEnvironment } from '../support/emulators';
import { rulesClient, type RulesClient } from '../support/rulesClient';
import { people, seeded, member, workshop, workshops } from './world';

const path = `${workshops.own}/ledger/old`;
const rules = readFileSync('firestore.rules', 'utf8');
const clock = 'return request.time >= timestamp.date(year + 3, 1, 1);';

let client: RulesClient;
beforeAll(async () => {
  client = rulesClient(fromEnvironment('FIRESTORE_EMULATOR'), 'demo-ledger-retention');
  expect(rules.split(clock)).toHaveLength(2);
  // The document is the server's clock.
  const read = 'get(/databases/$(database)/documents/clock/now).data.at';
  const own = rules.split(clock).join(clock.replace('request.time', read));
  expect(await client.setRules(own)).toBeUndefined();
  const fields = { ...member('olle', 'owner'), ...seeded };
  await client.write([{ set: `${workshops.own}/members/olle`, fields }]);
}, 60_000);

/** True if an owner may remove, at `now`, what the server registered at `createdAt`. */
async function mayRemove(createdAt: string, fiscalYear: FiscalYear, now: string) {
  await client.write([
    { set: 'clock/now', fields: { at: new Date(now) } },
    { set: workshops.own, fields: { ...workshop(['olle']), ...seeded, ...fiscalYear } },
    { set: path, fields: { createdAt: new Date(createdAt) } },
  ]);
  return client.isAllowed(people.owner, { writes: [{ delete: path }] });
}

test.each<[FiscalYearEnd, string, number, string?]>([
  ['12-31', '2024-01-01T00:00:00+01:00', 2024],
  ['12-31', '2024-12-31T23:59:59+01:00', 2024],
  ['12-31', '2025-01-01T00:00:00+01:00', 2025],
  ['04-30', '2024-04-30T23:59:59+02:00', 2024],
  ['04-30', '2024-05-01T00:00:00+02:00', 2025],
  ['04-30', '2024-12-31T23:59:59+01:00', 2025],
  ['02-28', '2024-02-29T23:59:59+01:00', 2024],
  ['02-28', '2024-03-01T00:00:00+01:00', 2025],
  ['02-28', '2025-02-28T23:59:59+01:00', 2025],
  ['02-28', '2025-03-01T00:00:00+01:00', 2026],
  ['03-31', '2024-03-31T23:59:59+02:00', 2024],
  ['03-31', '2024-04-01T00:00:00+02:00', 2025],
  ['10-31', '2024-10-31T23:59:59+01:00', 2024],
  ['10-31', '2024-11-01T00:00:00+01:00', 2025],
  ['09-30', '2024-09-30T23:59:59+02:00', 2024],
  ['09-30', '2024-10-01T00:00:00+02:00', 2025],
  ['06-30', '2024-03-01T12:00:00+01:00', 2025, '2025-02-01T12:00:00+01:00'],
  ['12-31', '2024-08-01T12:00:00+02:00', 2025, '2024-09-01T12:00:00+02:00'],
  ['12-31', '2024-09-30T12:00:00.000Z', 2025, '2023-09-30T12:00:00.001Z'],
  ['12-31', '2024-09-30T12:00:00.000Z', 2024, '2023-09-30T12:00:00.000Z'],
])(
  'with year end %s, what was registered %s is kept through two years after %i',
  async (fiscalYearEnd, createdAt, year, changed) => {
    const end: FiscalYear = {
      fiscalYearEnd,
      fiscalYearChangedAt: changed === undefined ? null : new Date(changed),
    };
    expect(keptWith({ createdAt: new Date(createdAt) }, end)).toBe(year);
    const last = keptThrough(year).toString();
    expect(last).toBe(`${year + 2}-12-31`);
    expect(await mayRemove(createdAt, end, `${last}T00:00:00+01:00`)).toBe(false);
    expect(await mayRemove(createdAt, end, `${last}T23:59:59+01:00`)).toBe(false);
    // The app begins on 2 January.
    expect(await mayRemove(createdAt, end, `${year + 3}-01-02T00:00:00+01:00`)).toBe(true);
  },
);
