import { deleteApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, getFirestore, terminate } from 'firebase/firestore';
import * as lite from 'firebase/firestore/lite';
import type { GenericSchema } from 'valibot';
import { deviceChain } from '@/data/ledger/ledgerChain';
import { memoryOutbox } from '@/data/sync/outbox';
import { parseDocument } from '@/data/sync/readDocument';
import { noReplicaDevice } from '@/data/sync/replicaDevice';
import { startSaving } from '@/data/sync/saving';
import type { Store } from '@/data/sync/store';
import { type Ledger, latestOfOthers } from '@/domain/ledger/ledger';
import {
  type LedgerEntry,
  type LedgerEventContent,
  ledgerEventDocument,
} from '@/domain/ledger/ledgerEvent';
import { ledgerIdentityDocument, ledgerPersonDocument } from '@/domain/ledger/ledgerPerson';
import type { Entry } from '@/domain/values/live';

/** The address of the Firestore emulator, and the workshop whose ledger is written. */
export interface LedgerServer {
  host: string;
  port: number;
  project: string;
  workshopId: string;
}

/** A tablet or a telephone in the ledger: the app's saving and chain on the SDK, with the cache in memory. */
export function ledgerDevice(
  uid: string,
  by: string,
  clockOffsetMs: number,
  { host, port, project, workshopId }: LedgerServer,
) {
  const app = initializeApp({ projectId: project, apiKey: 'none' }, uid);
  const mockUserToken = {
    ...{ sub: uid, user_id: uid, email: `${uid}@example.se` },
    firebase: { sign_in_provider: 'password', identities: {} },
  } as const;
  const db = getFirestore(app);
  connectFirestoreEmulator(db, host, port, { mockUserToken });
  const past = lite.getFirestore(app);
  lite.connectFirestoreEmulator(past, host, port, { mockUserToken });
  const outbox = memoryOutbox(app, uid);
  const cache = uid;
  const saving = startSaving({
    ...{ db, lite: past, uid, outbox, cache },
    ...{ unsent: [], doneAt: 'server' },
  });
  const store: Store = {
    ...{ db, lite: past, uid, saving, outbox, cache },
    ...{ home: { kind: 'emulator', host, port }, storage: 'shared' },
    ...{ replicaDevice: noReplicaDevice(), renew() {} },
  };
  let known: LedgerEntry[] = [];

  async function list<T>(name: string, schema: GenericSchema<unknown, T>): Promise<Entry<T>[]> {
    const documents = lite.collection(past, 'workshops', workshopId, name);
    const { docs } = await lite.getDocs(lite.query(documents, lite.limit(500)));
    return docs.map((snapshot) => {
      const data = parseDocument(snapshot.ref.path, snapshot.data(), schema);
      if (!data) throw new Error(`${snapshot.ref.path} cannot be read`);
      return { id: snapshot.id, data, pending: false };
    });
  }

  return {
    uid,
    store,
    /** Adds an event, under another name where one is given; resolves with its id without waiting for the server. */
    tell: (content: LedgerEventContent, as = by) =>
      deviceChain(store, workshopId).append(content.kind, content, () => ({
        ...{ by: as, clockOffsetMs },
        seenHash: (isOwn) => latestOfOthers(known, isOwn),
      })),
    /** Looks at the events that the server has. */
    async look() {
      known = await list('ledger', ledgerEventDocument);
    },
    /** The whole ledger as the server has it, for those who may read the numbers. */
    async ledger(): Promise<Ledger> {
      const [events, persons, identities] = await Promise.all([
        list('ledger', ledgerEventDocument),
        list('ledgerPersons', ledgerPersonDocument),
        list('ledgerIdentities', ledgerIdentityDocument),
      ]);
      return { events, persons, identities, isPartial: false };
    },
    async close() {
      saving.stop();
      await terminate(db);
      await deleteApp(app);
    },
  };
}

export type LedgerDevice = ReturnType<typeof ledgerDevice>;
