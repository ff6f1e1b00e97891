// @vitest-environment jsdom
import { disableNetwork, enableNetwork, setLogLevel } from 'firebase/firestore';
import { afterEach, expect, test, vi } from 'vitest';
import { pairKiosk } from '@/data/ledger/kiosks';
import type { LedgerEventContent } from '@/domain/ledger/ledgerEvent';
import { personId } from '@/domain/ledger/ledgerHash';
import type { LedgerIdentityFields, LedgerPersonFields } from '@/domain/ledger/ledgerPerson';
import { keysOf, shiftsOf } from '@/domain/ledger/shifts';
import { stampsOf } from '@/domain/ledger/stamps';
import { verifyLedger } from '@/domain/ledger/verifyLedger';
import { fromEnvironment } from '../support/emulators';
import { type LedgerDevice, ledgerDevice } from '../support/ledgerDevice';
import { rulesClient } from '../support/rulesClient';
import { member, people, seeded, workshop } from './world';

const [host = '', port = ''] = fromEnvironment('FIRESTORE_EMULATOR').split(':');
const server = { host, port: Number(port), project: 'demo-ledger-week', workshopId: 'week' };
const path = `workshops/${server.workshopId}`;
const names = ['Ada', 'Bo', 'Cia', 'Dag', 'Eva', 'Farid', 'Gun', 'Hugo', 'Ida', 'Jon'];
const kiosks = { entrance: 'Entrén', hall: 'Hallen' };
const codeOf = { entrance: 'a'.repeat(32), hall: 'b'.repeat(32) };
const week = [16, 17, 18, 19, 20, 21, 22];
/** The instant of a clock time in the Swedish winter. */
const at = (day: number, time: string) => new Date(`2026-11-${day}T${time}:00+01:00`);

afterEach(() => {
  vi.useRealTimers();
});

const nothing = { pin: 'none', correctsId: null, newTimeAt: null, reason: null } as const;
const stamp = (kind: 'in' | 'out', person: string): LedgerEventContent => ({
  ...{ ...nothing, kind, personId: person },
});

/** A workshop of three members, and a code for each of the tablets. */
async function found(): Promise<void> {
  const client = rulesClient(`${host}:${port}`, server.project);
  const code = { workshopName: 'Bilverkstan', expiresAt: new Date(Date.now() + 3_600_000) };
  const documents = {
    [path]: workshop(['olle']),
    [`${path}/members/olle`]: member('olle', 'owner'),
    [`${path}/members/stina`]: member('stina', 'staff'),
    [`${path}/members/kim`]: member('kim', 'staff'),
    [`${path}/kioskCodes/${codeOf.entrance}`]: { ...code, name: kiosks.entrance, usedBy: null },
    [`${path}/kioskCodes/${codeOf.hall}`]: { ...code, name: kiosks.hall, usedBy: null },
  };
  await client.write(
    Object.entries(documents).map(([set, fields]) => ({ set, fields: { ...seeded, ...fields } })),
  );
  // The first request under new rules may take the emulator longer than the app waits.
  expect(await client.isAllowed(people.owner, { get: path })).toBe(true);
}

/** Adds the people to the ledger; resolves with their ids. */
function introduce({ store }: LedgerDevice): Promise<string[]> {
  return Promise.all(
    names.map(async (name, n) => {
      const person: LedgerPersonFields = {
        ...{ key: `person${n}`, name, relation: 'employee', isListed: true, hasNumber: false },
        ...{ employerName: null, employerNumber: null },
      };
      const identity: LedgerIdentityFields = {
        ...{ kind: 'missing', number: null, salt: String(n).repeat(32) },
      };
      const id = await personId(server.workshopId, person, identity);
      await store.saving.write(name, [
        { kind: 'create', path: `${path}/ledgerPersons/${id}`, values: { ...person } },
        { kind: 'create', path: `${path}/ledgerIdentities/${id}`, values: { ...identity } },
      ]);
      return id;
    }),
  );
}

const arrived = (devices: readonly LedgerDevice[]) =>
  vi.waitFor(
    () => {
      const waiting = devices.map(({ store }) => store.saving.getState().waiting.length);
      expect(waiting).toEqual(devices.map(() => 0));
    },
    { timeout: 120_000, interval: 100 },
  );

test('a week on five devices loses and doubles no event, and its chains verify', async () => {
  setLogLevel('silent');
  await found();
  const owner = ledgerDevice('olle', 'Olle Ek', 0, server);
  const entrance = ledgerDevice('entrance', kiosks.entrance, 120, server);
  const hall = ledgerDevice('hall', kiosks.hall, -800, server);
  const staff = ledgerDevice('stina', 'Stina Ek', 30_000, server);
  const mechanic = ledgerDevice('kim', 'Kim Ek', -30_000, server);
  const devices = [owner, entrance, hall, staff, mechanic];
  await pairKiosk(entrance.store, server.workshopId, codeOf.entrance, { name: kiosks.entrance });
  await pairKiosk(hall.store, server.workshopId, codeOf.hall, { name: kiosks.hall });
  const ids = await introduce(owner);
  await arrived([owner]);

  const told: string[] = [];
  let refused = '';
  const stampAll = (kind: 'in' | 'out', ids: readonly string[], first: number) =>
    Promise.all(
      ids.map(async (person, n) => {
        const device = devices[(n + first) % devices.length] ?? owner;
        told.push(await device.tell(stamp(kind, person)));
      }),
    );
  vi.useFakeTimers({ toFake: ['Date'] });
  for (const [n, day] of week.entries()) {
    // The tablet in the hall has no network from Wednesday to Friday.
    if (day === 18) await disableNetwork(hall.store.db);
    if (day === 20) await enableNetwork(hall.store.db);
    vi.setSystemTime(at(day, '07:00'));
    await Promise.all(devices.map((device) => device.look()));
    await stampAll('in', ids, n);
    if (day === 18) {
      refused = await entrance.tell(
        { ...nothing, kind: 'note', personId: null, reason: 'Hej' },
        'Ett annat namn',
      );
    }
    const late = await owner.tell(stamp('in', ids[n] ?? ''));
    const earlier = { newTimeAt: at(day, '06:30'), reason: 'Stod i kö' };
    told.push(
      late,
      await owner.tell({
        ...stamp('in', ids[n] ?? ''),
        kind: 'correction',
        correctsId: late,
        ...earlier,
      }),
    );
    vi.setSystemTime(at(day, '16:00'));
    // The first person forgets it, and staff adds it in the morning.
    await stampAll('out', ids.slice(1), 2 * n);
    vi.setSystemTime(at(day, '23:00'));
    const forgotten = { newTimeAt: at(day, '17:00'), reason: 'Glömde stämpla ut' };
    told.push(await staff.tell({ ...stamp('out', ids[0] ?? ''), ...forgotten }));
  }
  vi.useRealTimers();
  await arrived(devices);

  const ledger = await owner.ledger();
  expect(ledger.events.map(({ id }) => id).toSorted()).toEqual(told.toSorted());
  const refusedOf = devices.map(({ store }) => store.saving.getState().refused.length);
  expect(refusedOf).toEqual([0, 1, 0, 0, 0]);
  const [, chain = '', number = ''] = refused.split('_');
  const seq = Number(number);
  expect(await verifyLedger(server.workshopId, ledger, true)).toEqual({
    ...{ events: told.length, chains: 5, pending: 0, removedYears: [] },
    findings: [{ kind: 'gap', chain: `entrance_${chain}`, seq, to: seq }],
  });
  const { shifts, stray } = shiftsOf(stampsOf(ledger.events), keysOf(ledger.persons));
  expect(stray).toEqual([]);
  const minutes = shifts.map(({ startsAt, endsAt }) =>
    endsAt ? (endsAt.getTime() - startsAt.getTime()) / 60_000 : null,
  );
  expect(minutes.toSorted()).toEqual([
    // From 6.30 to 16, from 7 to 16, from 7 to 17, and on Monday from 6.30 to 17.
    ...[...Array.from({ length: 57 }, () => 540), ...Array.from({ length: 6 }, () => 570)],
    ...[...Array.from({ length: 6 }, () => 600), 630],
  ]);

  await Promise.all(devices.map((device) => device.close()));
  // Beside the other tests of the rules, on two cores; alone it takes a few seconds.
}, 300_000);
