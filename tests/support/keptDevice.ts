import { waitFor } from '@testing-library/preact';
import { signInWithEmailAndPassword } from 'firebase/auth';
import { expect } from 'vitest';
import { openStore, type Store } from '@/data/sync/store';
import { env } from '@/env';
import { startApp } from '@/firebase/app';
import { startAuth } from '@/firebase/auth';
import { memoryDevice } from './memoryDevice';
import { password } from './renderApp';
import { newPerson, type Person, seedWorkshop } from './workshops';

/** A workshop of one owner. */
export async function ownWorkshop() {
  const owner = await newPerson('Olle');
  return { owner, id: await seedWorkshop('Verkstan', { owner: [owner] }) };
}

/** The store of a person's device, which keeps its copies in `memory`, and a wait until the server has all writes. */
export async function storeOf({ uid, email }: Person, memory: ReturnType<typeof memoryDevice>) {
  if (env.kind !== 'ready') throw new Error('Run the component tests by npm test.');
  const auth = startAuth(startApp(env, crypto.randomUUID()), env.authEmulator);
  await signInWithEmailAndPassword(auth, email, password);
  const opened = await openStore(auth, { home: env.firestore, uid, sharedComputer: true });
  opened.saving.setConnected(true);
  const store: Store = { ...opened, storage: 'device', replicaDevice: memory.device };
  const settled = () => waitFor(() => expect(store.saving.getState().waiting).toEqual([]));
  return { store, settled };
}
