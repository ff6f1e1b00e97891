import { signInWithEmailAndPassword } from 'firebase/auth';
import { expect, test, vi } from 'vitest';
import type { Change, PendingWrite } from '@/data/sync/journal';
import { memoryJournal } from '@/data/sync/memoryJournal';
import { openStore } from '@/data/sync/store';
import { env } from '@/env';
import { startApp } from '@/firebase/app';
import { startAuth } from '@/firebase/auth';
import { ignoreConsole } from '../support/component';
import { customerFields } from '../support/customers';
import { documentsOnServer, seedDocuments } from '../support/documents';
import { password } from '../support/renderApp';
import { newPerson, seedWorkshop } from '../support/workshops';

const soon = { timeout: 30_000 };

/** Opens the store of a person whose closed tabs have left writes about a customer in the journal. */
async function openWith(
  left: (Pick<PendingWrite, 'tab'> & Partial<PendingWrite> & { values: object; over?: object })[],
) {
  if (env.kind !== 'ready') throw new Error('Run the component tests by npm test.');
  const olle = await newPerson('Olle');
  const id = await seedWorkshop('Verkstan', { owner: [olle] });
  const path = `workshops/${id}/customers`;
  await seedDocuments(path, { c1: customerFields({ notes: 'Nöjd.' }) });
  const auth = startAuth(startApp(env, crypto.randomUUID()), env.authEmulator);
  await signInWithEmailAndPassword(auth, olle.email, password);
  const { uid } = olle;
  const journal = memoryJournal(auth.app, uid);
  for (const [minute, { values, over, ...write }] of left.entries()) {
    const change: Change = { kind: 'update', path: `${path}/c1`, values: { ...values } };
    await journal.put({
      ...{ id: `w${minute}`, uid, label: 'Kunden', refused: false, cache: null },
      changes: [over ? { ...change, over: { ...over } } : change],
      startedAt: new Date(Date.UTC(2026, 10, 20, 8, minute)),
      ...write,
    });
  }
  const { saving } = await openStore(auth, { home: env.firestore, uid, sharedComputer: true });
  saving.setConnected(true);
  return {
    refused: () => saving.getState().refused.map(({ id: each }) => each),
    settled: async () => {
      await vi.waitFor(() => expect(saving.getState().waiting).toEqual([]), soon);
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
  await vi.waitFor(
    async () => expect(await customer()).toMatchObject({ notes: 'Ring först.' }),
    soon,
  );
  await settled();
  expect(refused()).toEqual([]);
  expect(await customer()).toMatchObject({ notes: 'Ring först.', paymentDays: 20 });
});

test('a write is sent though a later one of the same field was refused', async () => {
  const { settled, refused, customer } = await openWith([
    { tab: 't1', values: { notes: 'Ring först.' }, over: { notes: 'Nöjd.' } },
    {
      tab: 't2',
      values: { notes: 'Mejla.', name: '' },
      over: { notes: 'Ring först.' },
      refused: true,
    },
  ]);
  await settled();
  expect(await customer()).toMatchObject({ notes: 'Ring först.' });
  expect(refused()).toEqual(['w1']);
});
