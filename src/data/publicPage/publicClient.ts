import type { FirebaseApp } from 'firebase/app';
import { doc, type Firestore, getDoc } from 'firebase/firestore/lite';
import type { GenericSchema } from 'valibot';
import * as v from 'valibot';
import { parseDocument } from '@/data/sync/readDocument';
import type { Taken } from '@/domain/publicPage/publicTimes';
import { startApp } from '@/firebase/app';
import { startFirestoreLite } from '@/firebase/firestoreLite';
import { startAppCheck } from '@/firebase/startAppCheck';

export type Env = Parameters<typeof startApp>[0];

/** A document does not fit its schema; the console has been told. */
class Unreadable extends Error {}

const clients = new WeakMap<FirebaseApp, Promise<Firestore>>();

/** The client of an app of its own, so that a visitor who is signed in reads what strangers read; started once. */
export function publicClient(env: Env): Promise<Firestore> {
  const app = startApp(env, 'public');
  const started = clients.get(app) ?? start(app, env);
  clients.set(app, started);
  started.catch(() => clients.delete(app));
  return started;
}

async function start(app: FirebaseApp, { firestore }: Env): Promise<Firestore> {
  if (firestore.kind === 'cloud') await startAppCheck(app);
  return startFirestoreLite(app, firestore);
}

/** A document parsed by its schema; null if there is none. */
export async function read<T>(
  db: Firestore,
  path: string,
  schema: GenericSchema<unknown, T>,
): Promise<T | null> {
  const snapshot = await getDoc(doc(db, path));
  if (!snapshot.exists()) return null;
  const parsed = parseDocument(path, snapshot.data(), schema);
  if (parsed === undefined) throw new Unreadable(path);
  return parsed;
}

const occupancyDocument = v.object({ quarters: v.record(v.string(), v.string()) });

/** The taken quarters by the ids of `occupancy`. */
export async function readTaken(
  db: Firestore,
  workshopId: string,
  ids: readonly string[],
): Promise<Taken> {
  const quarters = await Promise.all(
    ids.map(async (id) => {
      const found = await read(db, `workshops/${workshopId}/occupancy/${id}`, occupancyDocument);
      return [id, new Set(Object.keys(found?.quarters ?? {}))] as const;
    }),
  );
  return new Map(quarters);
}
