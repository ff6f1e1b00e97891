import type { FirebaseApp } from 'firebase/app';
import { doc, type Firestore, getDoc } from 'firebase/firestore/lite';
import type { GenericSchema } from 'valibot';
import * as v from 'valibot';
import { parseDocument } from '@/data/sync/readDocument';
import { parseSlug } from '@/domain/publicPage/bookingSettings';
import { type PublicPage, publicPageDocument, slugDocument } from '@/domain/publicPage/publicPage';
import type { Taken } from '@/domain/publicPage/publicTimes';
import { type PublicWeeks, publicWeeksDocument } from '@/domain/publicPage/publicWeeks';
import { startApp } from '@/firebase/app';
import { startFirestoreLite } from '@/firebase/firestoreLite';
import { startAppCheck } from '@/firebase/startAppCheck';
import { withTimeout } from '@/withTimeout';

type Env = Parameters<typeof startApp>[0];

/** A workshop's page with its open quarters, or why there is none; `failed` may go better at the next try. */
export type PageAnswer =
  | { kind: 'page'; workshopId: string; page: PublicPage; weeks: PublicWeeks['weeks'] }
  | { kind: 'missing' }
  | { kind: 'failed' };

/** The taken quarters of some places and weeks. */
export type TakenAnswer = { kind: 'taken'; taken: Taken } | { kind: 'failed' };

/** Reads what strangers may know of a workshop. No call rejects. */
export interface PublicReader {
  readPage(slug: string): Promise<PageAnswer>;
  /** The taken quarters by the ids of `occupancy`. */
  readTaken(workshopId: string, ids: readonly string[]): Promise<TakenAnswer>;
}

const occupancyDocument = v.object({ quarters: v.record(v.string(), v.string()) });

/** A document does not fit its schema; the console has been told. */
class Unreadable extends Error {}

const clients = new WeakMap<FirebaseApp, Promise<Firestore>>();

/** The client of an app of its own, so that a visitor who is signed in reads what strangers read; started once. */
function clientOf(env: Env): Promise<Firestore> {
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
async function read<T>(
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

async function pageOf(env: Env, typed: string): Promise<PageAnswer> {
  const slug = parseSlug(typed);
  if (!slug.ok) return { kind: 'missing' };
  const db = await clientOf(env);
  const found = await read(db, `slugs/${slug.value}`, slugDocument);
  if (!found || found.releasedAt !== null) return { kind: 'missing' };
  const { workshopId } = found;
  const [page, open] = await Promise.all([
    read(db, `workshops/${workshopId}/publicPages/main`, publicPageDocument),
    read(db, `workshops/${workshopId}/publicWeeks/main`, publicWeeksDocument),
  ]);
  return page ? { kind: 'page', workshopId, page, weeks: open?.weeks ?? {} } : { kind: 'missing' };
}

async function takenOf(env: Env, workshopId: string, ids: readonly string[]): Promise<TakenAnswer> {
  const db = await clientOf(env);
  const quarters = await Promise.all(
    ids.map(async (id) => {
      const found = await read(db, `workshops/${workshopId}/occupancy/${id}`, occupancyDocument);
      return [id, new Set(Object.keys(found?.quarters ?? {}))] as const;
    }),
  );
  return { kind: 'taken', taken: new Map(quarters) };
}

/** The answer, or `failed` when the network, the server or a document does not do what it should. */
async function orFailed<T>(work: () => Promise<T>): Promise<T | { kind: 'failed' }> {
  try {
    return await withTimeout(work());
  } catch {
    return { kind: 'failed' };
  }
}

/** The reader of a project's public pages; without a server there is nothing that strangers could read. */
export function publicReader(env: Env): PublicReader {
  const hasServer = env.firestore.kind !== 'device';
  return {
    readPage: async (slug) => (hasServer ? orFailed(() => pageOf(env, slug)) : { kind: 'missing' }),
    readTaken: async (workshopId, ids) =>
      hasServer ? orFailed(() => takenOf(env, workshopId, ids)) : { kind: 'failed' },
  };
}
