import { waitFor } from '@testing-library/preact';
import { doc, getDoc } from 'firebase/firestore';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { useLastWriter } from '@/data/record/lastWriter';
import type { Change } from '@/data/sync/outbox';
import type { Store } from '@/data/sync/store';
import { StoreContext } from '@/data/sync/StoreContext';
import { customerFields } from '../support/customers';
import { seedDocuments } from '../support/documents';
import { storeOf } from '../support/keptDevice';
import { memoryDevice } from '../support/memoryDevice';
import { loseNetwork } from '../support/network';
import { newPerson, seedWorkshop } from '../support/workshops';
import { renderHook } from '../support/renderHook';

/** Olle's device, which knows Anna as Kim has written her last. */
async function openDevice() {
  const [olle, kim] = [await newPerson('Olle Ek'), await newPerson('Kim Lund')];
  const id = await seedWorkshop('Ekens bil', { owner: [olle], staff: [kim] });
  const customers = `workshops/${id}/customers`;
  const path = `${customers}/anna`;
  const anna = customerFields({ name: 'Anna Berg', notes: 'Mejla först.' });
  await seedDocuments(customers, { anna: { ...anna, updatedBy: kim.uid } }, new Date());
  const { store } = await storeOf(olle, memoryDevice());
  await getDoc(doc(store.db, path));
  const rename: Change = { kind: 'update', path, values: { name: 'Anna Ek' } };
  return { olle, kim, path, store, rename };
}

function writerOf(path: string, keys: string[], store: Store) {
  const around = (children: ReactNode) => <StoreContext value={store}>{children}</StoreContext>;
  return renderHook(() => useLastWriter(path, 'changed', keys), around);
}

test('a colleague is named while a change of one’s own of something else waits', async () => {
  const { kim, path, store, rename } = await openDevice();
  await loseNetwork(store.db);
  void store.saving.write('Kunden Anna', [rename]);
  const writer = writerOf(path, ['notes'], store);
  await waitFor(() => expect(writer.current).not.toBeNull());
  expect(writer.current).toBe(kim.uid);
});

test('the own account is named for what waits to be sent in another tab', async () => {
  const { olle, path, store, rename } = await openDevice();
  const written = {
    ...{ id: 'w1', uid: olle.uid, tab: 'another', label: 'Kunden Anna', changes: [rename] },
    ...{ startedAt: new Date(), refused: false, cache: null },
  };
  const state = { ...store.saving.getState(), waiting: [written] };
  const saving = { ...store.saving, getState: () => state };
  const writer = writerOf(path, ['name'], { ...store, saving });
  await waitFor(() => expect(writer.current).not.toBeNull());
  expect(writer.current).toBe(olle.uid);
});
