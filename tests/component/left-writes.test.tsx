import { waitFor } from '@testing-library/preact';
import { type Auth, signInWithEmailAndPassword } from 'firebase/auth';
import { expect, test } from 'vitest';
import { type Change, memoryOutbox, type PendingWrite } from '@/data/sync/outbox';
import { openStore } from '@/data/sync/store';
import { newOrder } from '@/domain/order/newOrder';
import { env } from '@/env';
import { startApp } from '@/firebase/app';
import { startAuth } from '@/firebase/auth';
import { ignoreConsole } from '../support/component';
import { customerFields } from '../support/customers';
import { documentsOnServer, seedDocuments } from '../support/documents';
import { password } from '../support/renderApp';
import { newPerson, seedWorkshop } from '../support/workshops';

/** Signs an owner of a new workshop in. */
async function signedIn() {
  if (env.kind !== 'ready') throw new Error('Run the component tests by npm test.');
  const olle = await newPerson('Olle');
  const id = await seedWorkshop('Verkstan', { owner: [olle] });
  const auth = startAuth(startApp(env, crypto.randomUUID()), env.authEmulator);
  await signInWithEmailAndPassword(auth, olle.email, password);
  return { olle, auth, id };
}

async function openSaving(auth: Auth, uid: string) {
  if (env.kind !== 'ready') throw new Error('Run the component tests by npm test.');
  const { saving } = await openStore(auth, { home: env.firestore, uid, sharedComputer: true });
  saving.setConnected(true);
  return saving;
}

/** Opens the store of a person whose closed tabs have left writes about a customer in the outbox. */
async function openWith(
  left: (Pick<PendingWrite, 'tab'> & Partial<PendingWrite> & { values: object; base?: object })[],
) {
  const { olle, auth, id } = await signedIn();
  const path = `workshops/${id}/customers`;
  await seedDocuments(path, { c1: customerFields({ notes: 'Nöjd.' }) });
  const { uid } = olle;
  const outbox = memoryOutbox(auth.app, uid);
  for (const [minute, { values, base, ...write }] of left.entries()) {
    const change: Change = { kind: 'update', path: `${path}/c1`, values: { ...values } };
    await outbox.put({
      ...{ id: `w${minute}`, uid, label: 'Kunden', refused: false, cache: null },
      changes: [base ? { ...change, base: { ...base } } : change],
      startedAt: new Date(Date.UTC(2026, 10, 20, 8, minute)),
      ...write,
    });
  }
  const saving = await openSaving(auth, uid);
  return {
    refused: () => saving.getState().refused.map(({ id: each }) => each),
    settled: async () => {
      await waitFor(() => expect(saving.getState().waiting).toEqual([]));
      ignoreConsole('PERMISSION_DENIED');
    },
    customer: async () => (await documentsOnServer(path)).c1,
  };
}

test('what two closed tabs have left is sent in the order in which it was typed', async () => {
  const { settled, refused, customer } = await openWith([
    { tab: 't1', values: { notes: 'Ring', paymentDays: 10 } },
    { tab: 't2', values: { notes: 'Ring först', paymentDays: 20 } },
    { tab: 't1', values: { notes: 'Ring först.' } },
  ]);
  await waitFor(async () => expect(await customer()).toMatchObject({ notes: 'Ring först.' }));
  await settled();
  expect(refused()).toEqual([]);
  expect(await customer()).toMatchObject({ notes: 'Ring först.', paymentDays: 20 });
});

test('a write is sent though a later one of the same field was refused', async () => {
  const { settled, refused, customer } = await openWith([
    { tab: 't1', values: { notes: 'Ring först.' }, base: { notes: 'Nöjd.' } },
    {
      tab: 't2',
      values: { notes: 'Mejla.', name: '' },
      base: { notes: 'Ring först.' },
      refused: true,
    },
  ]);
  await settled();
  expect(await customer()).toMatchObject({ notes: 'Ring först.' });
  expect(refused()).toEqual(['w1']);
});

test('a change that has arrived with its event is not sent again over a later one', async () => {
  const root = (id: string) => `workshops/${id}`;
  const first = 'labour|1000|h|100|0|25||open||todo|Byta bromsar';
  const [own, later] = [first.replace('open', 'declined'), first.replace('bromsar', 'skivor')];
  const { olle, auth, id } = await signedIn();
  const event = { ...{ orderId: '1042', kind: 'line', lineId: 'a' }, reason: null };
  await seedDocuments(`${root(id)}/workOrders`, { '1042': newOrder({ lines: { a: later } }) });
  await seedDocuments(`${root(id)}/orderEvents`, {
    created: { ...event, kind: 'created', lineId: null, before: null, after: 'checkedIn' },
    e1: { ...event, before: first, after: own },
  });
  const outbox = memoryOutbox(auth.app, olle.uid);
  const leave = (name: string, minute: number, changes: Change[]) =>
    outbox.put({
      ...{ id: name, uid: olle.uid, tab: 't1', label: 'AO 1042', refused: false, cache: null },
      ...{ changes, startedAt: new Date(Date.UTC(2026, 10, 20, 8, minute)) },
    });
  const order = `${root(id)}/workOrders/1042`;
  await leave('w0', 0, [
    { kind: 'create', path: order, values: { ...newOrder({ lines: { a: first } }) } },
    { kind: 'create', path: `${root(id)}/orderEvents/created`, values: {} },
  ]);
  await leave('w1', 1, [
    { kind: 'update', path: order, values: { 'lines.a': own }, base: {} },
    { kind: 'create', path: `${root(id)}/orderEvents/e1`, values: {} },
  ]);
  const saving = await openSaving(auth, olle.uid);
  await waitFor(() => expect(saving.getState().waiting).toEqual([]));
  expect(saving.getState().refused).toEqual([]);
  expect((await documentsOnServer(`${root(id)}/workOrders`))['1042']).toMatchObject({
    lines: { a: later },
  });
});
