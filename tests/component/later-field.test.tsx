import { waitFor } from '@testing-library/preact';
import { signInWithEmailAndPassword } from 'firebase/auth';
import * as v from 'valibot';
import { afterEach, expect, test } from 'vitest';
import { startCollection } from '@/data/replica/collection';
import type { Stamped } from '@/data/replica/storedSchema';
import { openStore } from '@/data/sync/store';
import { type CustomerDraft, customerDocument } from '@/domain/register/customer';
import { changedFields } from '@/domain/values/changedFields';
import { env } from '@/env';
import { startApp } from '@/firebase/app';
import { startAuth } from '@/firebase/auth';
import { customerFields } from '../support/customers';
import { createAccount, fromEnvironment } from '../support/emulators';
import { laterDocument, laterDraft, laterRules } from '../support/laterField';
import { memoryDevice } from '../support/memoryDevice';
import { newEmail, password } from '../support/renderApp';
import { rulesClient } from '../support/rulesClient';

// The test has a project of its own, because the rules there are those of a later version.
const projectId = 'demo-later-field';
const path = 'workshops/own/customers';
const seededAt = new Date('2026-11-02T08:00:00Z');

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

async function seed(uid: string, email: string) {
  const client = rulesClient(fromEnvironment('FIRESTORE_EMULATOR'), projectId);
  expect(await client.setRules(laterRules())).toBeUndefined();
  const stamps = { createdAt: seededAt, createdBy: uid, updatedAt: seededAt, updatedBy: uid };
  await client.write([
    {
      set: `workshops/own/members/${uid}`,
      fields: { role: 'staff', name: null, email, inviteCode: null, ...stamps },
    },
    { set: `${path}/old`, fields: { ...customerFields(), ...stamps } },
    // A colleague with the new version has already written a document.
    {
      set: `${path}/asked`,
      fields: { ...customerFields({ name: 'Bo Ek' }), wantsMail: true, ...stamps },
    },
  ]);
}

test('documents and a device’s copy from before a field are read, changed and saved', async () => {
  if (env.kind !== 'ready') throw new Error('Run the component tests by npm test.');
  const email = newEmail();
  const uid = await createAccount(email, password);
  await seed(uid, email);
  const app = startApp({ ...env, firebase: { ...env.firebase, projectId } }, crypto.randomUUID());
  const auth = startAuth(app, env.authEmulator);
  await signInWithEmailAndPassword(auth, email, password);
  const store = await openStore(auth, { home: env.firestore, uid, sharedComputer: true });
  store.saving.setConnected(true);
  const { device, copies } = memoryDevice();

  /** The customers as an app with this schema shows them, once all are read and stored. */
  async function opened<T extends Stamped>(schema: v.GenericSchema<unknown, T>) {
    const source = {
      ...{ db: store.db, lite: store.lite, device, path, serverless: false, hasPreview: false },
      isLeader: () => true,
      connected: async () => {},
    };
    const writes = copies.size;
    const customers = startCollection(source, schema, () => {});
    stops.push(() => customers.stop());
    await waitFor(() => expect(customers.status).toBe('complete'));
    return { customers, keptAnew: () => copies.size > writes };
  }

  const former = await opened(customerDocument);
  await waitFor(() => expect(former.keptAnew()).toBe(true));
  former.customers.stop();
  expect(former.customers.entries.get('asked')?.data).not.toHaveProperty('wantsMail');

  // The former version's copy lacks the field that the colleague wrote, so everything is read again.
  const { customers, keptAnew } = await opened(laterDocument);
  await waitFor(() => expect(keptAnew()).toBe(true));
  expect(customers.entries.get('asked')?.data.wantsMail).toBe(true);
  const old = customers.entries.get('old')?.data;
  if (!old) throw new Error('The old document was not read.');
  expect(old.wantsMail).toBe(false);

  const renamed = v.parse(laterDraft, { ...old, name: 'Anna Lind' });
  const name = changedFields<CustomerDraft>(old, renamed);
  expect(name).toEqual({ name: 'Anna Lind' });
  const update = (values: object) =>
    store.saving.write('Kunden', [{ kind: 'update', path: `${path}/old`, values: { ...values } }]);
  await update(name);
  await waitFor(() => expect(customers.entries.get('old')?.data.name).toBe('Anna Lind'));
  await update(changedFields(renamed, { ...renamed, wantsMail: true }));
  await waitFor(() => expect(customers.entries.get('old')?.data.wantsMail).toBe(true));
  expect(store.saving.getState().refused).toEqual([]);
  customers.stop();
});
