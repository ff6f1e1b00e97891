import { waitFor } from '@testing-library/preact';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { deviceChain, openChain } from '@/data/ledger/ledgerChain';
import { inMemory } from '@/data/ledger/ledgerKeeping';
import type { Store } from '@/data/sync/store';
import { chainOf, type LedgerEventContent, ledgerEventDocument } from '@/domain/ledger/ledgerEvent';
import { verifyLedger } from '@/domain/ledger/verifyLedger';
import { ignoreConsole } from '../support/component';
import { documentsOnServer } from '../support/documents';
import { ownWorkshop, storeOf } from '../support/keptDevice';
import { memoryDevice } from '../support/memoryDevice';

const note = (reason: string): LedgerEventContent => ({
  ...{ kind: 'note', personId: null, pin: 'none', correctsId: null, newTimeAt: null, reason },
});
const origin = () => ({ by: 'Olle', clockOffsetMs: 0, seenHash: () => null });

async function workshop() {
  const { owner, id } = await ownWorkshop();
  const events = async () =>
    Object.entries(await documentsOnServer(`workshops/${id}/ledger`))
      .map(([key, fields]) => ({
        ...{ id: key, data: v.parse(ledgerEventDocument, withTimes(fields)), pending: false },
      }))
      .toSorted((one, other) => one.data.seq - other.data.seq);
  return {
    ...{ id, events },
    tab: () => storeOf(owner, memoryDevice()),
    told: async () => (await events()).map(({ data }) => data.reason),
    check: async () =>
      verifyLedger(
        id,
        { events: await events(), persons: [], identities: [], isPartial: false },
        true,
      ),
  };
}

/** The fields of an event, whose times come from the server as texts. */
function withTimes(fields: unknown) {
  const time = v.nullable(
    v.pipe(
      v.string(),
      v.transform((text) => new Date(text)),
    ),
  );
  const times = { occurredAt: time, newTimeAt: time, createdAt: time, updatedAt: time };
  return v.parse(v.looseObject(times), fields);
}

/** A page whose browser is killed before it has sent anything. */
function killed({ saving, uid }: Store) {
  return { uid, saving: { ...saving, write: () => new Promise<void>(() => {}) } };
}

test('events follow each other in a chain that verifies', async () => {
  const { id, tab, told, check } = await workshop();
  const { store, settled } = await tab();
  const chain = openChain(store, id, inMemory());
  for (const text of ['ett', 'två', 'tre']) await chain.append(text, note(text), origin);
  await settled();
  expect(await told()).toEqual(['ett', 'två', 'tre']);
  expect(await check()).toMatchObject({ chains: 1, findings: [] });
});

test('what a killed browser has kept and not sent comes once, and the chain goes on', async () => {
  const { id, tab, told, check } = await workshop();
  const keeping = inMemory();
  const { store, settled } = await tab();
  const dying = openChain(killed(store), id, keeping);
  await dying.append('ett', note('ett'), origin);
  await dying.append('två', note('två'), origin);
  expect(await told()).toEqual([]);

  const chain = openChain(store, id, keeping);
  await chain.resume();
  await chain.resume();
  await chain.append('tre', note('tre'), origin);
  await settled();
  await waitFor(async () => expect((await keeping.read())?.unstored).toEqual([]));
  expect(await told()).toEqual(['ett', 'två', 'tre']);
  expect(await check()).toMatchObject({ chains: 1, findings: [] });
  expect(store.saving.getState().refused).toEqual([]);
});

test('an event sent before the browser was killed is not refused when sent again', async () => {
  const { id, tab, told } = await workshop();
  const keeping = inMemory();
  const { store, settled } = await tab();
  await openChain(store, id, keeping).append('ett', note('ett'), origin);
  const kept = await keeping.read();
  await settled();
  await waitFor(async () => expect((await keeping.read())?.unstored).toEqual([]));
  if (kept) await keeping.write(kept);
  expect(kept?.unstored).toHaveLength(1);

  await openChain(store, id, keeping).resume();
  await waitFor(async () => expect((await keeping.read())?.unstored).toEqual([]));
  await settled();
  ignoreConsole('PERMISSION_DENIED');
  expect(store.saving.getState().refused).toEqual([]);
  expect(await told()).toEqual(['ett']);
});

test('two tabs of a device write in one chain', async () => {
  const { id, tab, events, check } = await workshop();
  const keeping = inMemory();
  const [one, other] = [await tab(), await tab()];
  const chains = [openChain(one.store, id, keeping), openChain(other.store, id, keeping)];
  await Promise.all(
    Array.from({ length: 20 }, (_, place) =>
      chains[place % 2]?.append(`${place}`, note(`${place}`), origin),
    ),
  );
  await Promise.all([one.settled(), other.settled()]);
  ignoreConsole('PERMISSION_DENIED');
  expect(await check()).toMatchObject({ events: 20, chains: 1, findings: [] });
  expect(new Set((await events()).map(({ data }) => data.reason)).size).toBe(20);
  expect([one, other].flatMap(({ store }) => store.saving.getState().refused)).toEqual([]);
});

test('a device that stores nothing begins a chain with each session', async () => {
  const { id, tab, events, check } = await workshop();
  for (const text of ['ett', 'två']) {
    const { store, settled } = await tab();
    const forgetful: Store = { ...store, storage: 'refused' };
    // All pages of a session have one chain.
    await deviceChain(forgetful, id).append(text, note(text), origin);
    await deviceChain(forgetful, id).append(text, note(text), origin);
    await settled();
  }
  expect(await check()).toMatchObject({ events: 4, chains: 2, findings: [] });
  expect(new Set((await events()).map((event) => chainOf(event.id))).size).toBe(2);
});

test('a device that is full stamps in a second chain, and loses nothing', async () => {
  const { id, tab, told, check } = await workshop();
  const { store, settled } = await tab();
  const keeping = inMemory();
  let isFull = false;
  const chain = openChain(store, id, {
    ...keeping,
    write: (next) => (isFull ? Promise.reject(new Error('QuotaExceeded')) : keeping.write(next)),
  });
  await chain.append('ett', note('ett'), origin);
  await settled();
  isFull = true;
  await chain.append('två', note('två'), origin);
  await chain.append('tre', note('tre'), origin);
  await settled();
  ignoreConsole('cannot be kept on this device');
  ignoreConsole('QuotaExceeded');
  expect((await told()).toSorted()).toEqual(['ett', 'tre', 'två']);
  expect(await check()).toMatchObject({ events: 3, chains: 2, findings: [] });
});

test('a refused event does not stop those after it, and shows as a gap', async () => {
  const { id, tab, told, check } = await workshop();
  const { store, settled } = await tab();
  const chain = openChain(store, id, inMemory());
  await chain.append('ett', note('ett'), origin);
  // A stamp of nobody.
  await chain.append('Ingen', { ...note('två'), kind: 'in' }, origin);
  const third = await chain.append('tre', note('tre'), origin);
  await chain.append('fyra', note('fyra'), origin);
  await settled();
  ignoreConsole('PERMISSION_DENIED');
  expect(await told()).toEqual(['ett', 'tre', 'fyra']);
  expect(store.saving.getState().refused.map(({ label }) => label)).toEqual(['Ingen']);
  expect((await check()).findings).toEqual([{ kind: 'gap', chain: chainOf(third), seq: 2, to: 2 }]);
});

test('a chain tells its own events from those of others', async () => {
  const { id, tab, events } = await workshop();
  const { store, settled } = await tab();
  const chain = openChain(store, id, inMemory());
  const first = await chain.append('ett', note('ett'), origin);
  await chain.append('två', note('två'), () => ({
    ...{ by: 'Olle', clockOffsetMs: null },
    seenHash: (isOwn) => (isOwn(first) && !isOwn(`other_${first}`) ? 'f'.repeat(64) : null),
  }));
  await settled();
  expect((await events()).map(({ data }) => [data.seenHash, data.clockOffsetMs])).toEqual([
    [null, 0],
    ['f'.repeat(64), null],
  ]);
});
