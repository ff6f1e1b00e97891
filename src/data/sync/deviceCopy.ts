import type { Auth } from 'firebase/auth';
import * as v from 'valibot';
import { sdkDatabases } from './databases';
import { forgetKeys } from './deviceKeys';
import { inTime } from './inTime';
import { everyWrite } from './outbox';
import { openReplicaDevice } from './replicaDevice';
import { forgetImports } from './unfinishedImports';

const key = 'verkstadsnavet.copy';

/** Tells whose this device's copy of the data is. */
const copySchema = v.object({
  uid: v.string(),
  /** Another one whenever the copy begins empty. */
  name: v.string(),
  /** The ids of the workshops that have been opened. */
  workshops: v.array(v.string()),
  /** The documents that say which workshop is shown, as they were seen last, by their paths. */
  seen: v.optional(v.record(v.string(), v.string()), {}),
  /**
   * The names of all that the person could read of each workshop, by its id. A copy without them, from before they were
   * noted, begins anew: it may hold more than the person may read.
   */
  sights: v.record(v.string(), v.array(v.string())),
});

type Copy = v.InferOutput<typeof copySchema>;

/** Does `work` while no other tab opens or wipes this device's copy. */
export function withCopy<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks.request(key, work);
}

/**
 * Makes this device's copy the person's: neither the SDK's cache nor the register's copy is kept per user, so
 * that another person's is wiped first. Returns the name of the copy.
 */
export async function takeCopy(uid: string): Promise<string> {
  const copy = present();
  if (copy?.uid === uid && (await sdkDatabases()).length > 0) return copy.name;
  if (copy !== null && copy.uid !== uid) forgetImports();
  await wipeCopy();
  const begun = { uid, name: crypto.randomUUID(), workshops: [], seen: {}, sights: {} };
  store(begun);
  return begun.name;
}

/** Notes that the copy of this name holds data of a workshop. */
export function holdWorkshop(name: string, workshopId: string): void {
  const copy = present();
  if (copy?.name !== name || copy.workshops.includes(workshopId)) return;
  store({ ...copy, workshops: [...copy.workshops, workshopId] });
}

/** The ids of the workshops of which the copy of this name holds data. */
export function heldWorkshops(name: string): string[] {
  const copy = present();
  return copy?.name === name ? copy.workshops : [];
}

/**
 * Notes what the person may read of a workshop. Returns false, and notes nothing, where the copy of this name may hold what
 * the person may no longer read.
 */
export function noteSight(name: string, workshopId: string, sight: string[]): boolean {
  const copy = present();
  if (copy?.name !== name) return true;
  const { [workshopId]: former = [], ...others } = copy.sights;
  if (former.some((each) => !sight.includes(each))) return false;
  if (former.length < sight.length) store({ ...copy, sights: { ...others, [workshopId]: sight } });
  return true;
}

/** Notes how a document of the copy of this name was seen last, as a text; null forgets it. */
export function noteSeen(name: string, path: string, text: string | null): void {
  const copy = present();
  if (copy?.name !== name || copy.seen[path] === (text ?? undefined)) return;
  const others = Object.entries(copy.seen).filter(([each]) => each !== path);
  store({ ...copy, seen: Object.fromEntries(text === null ? others : [...others, [path, text]]) });
}

/** The last seen state of a document of the copy of this name, as text. */
export function seenIn(name: string, path: string): string | undefined {
  const copy = present();
  return copy?.name === name ? copy.seen[path] : undefined;
}

/** Wipes the copy of this name, unless another one has taken its place. */
export async function leaveCopy(name: string): Promise<void> {
  const copy = present();
  if (copy === null || copy.name === name) await wipeCopy();
}

/** Wipes the copy of a session that ended while no tab of the dashboard was open. */
export async function wipeLeftCopy(auth: Auth): Promise<void> {
  try {
    if (localStorage.getItem(key) === null) return;
  } catch {
    // A browser that lets nothing be read has let nothing be stored.
    return;
  }
  await withCopy(async () => {
    if (auth.currentUser !== null) return;
    forgetImports();
    await wipeCopy();
  }).catch(console.error);
}

/** The number of writes in this tab and on this device that wait for their writers to sign in. */
export async function countWaiting({ app }: Auth): Promise<number> {
  return (await everyWrite(app)).filter(({ refused }) => !refused).length;
}

/**
 * Wipes the SDK's cache, the register's copy and the keys that sign, and lastly the name of the copy: where the storage does
 * not answer, the copy is wiped at a later start.
 */
export async function wipeCopy(): Promise<void> {
  const databases = await inTime(sdkDatabases());
  const all = [openReplicaDevice().clear(), forgetKeys(), ...databases.map(deleteDatabase)];
  await inTime(Promise.all(all));
  localStorage.removeItem(key);
}

function present(): Copy | null {
  const copy = v.safeParse(
    v.pipe(v.string(), v.parseJson(), copySchema),
    localStorage.getItem(key),
  );
  return copy.success ? copy.output : null;
}

function store(copy: Copy): void {
  localStorage.setItem(key, JSON.stringify(copy));
}

/**
 * Calls `onGone` when the SDK's database is deleted, by another tab or by the browser; returns a function that
 * ends this.
 */
export async function watchDatabases(onGone: () => void): Promise<() => void> {
  const open = await Promise.all((await sdkDatabases()).map(openDatabase));
  for (const database of open) {
    database.onclose = onGone;
    database.onversionchange = ({ newVersion }) => {
      database.close();
      if (newVersion === null) onGone();
    };
  }
  return () => open.forEach((database) => database.close());
}

function openDatabase(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error(`${name} could not be opened`));
  });
}

function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error ?? new Error(`${name} could not be deleted`));
    // The SDK of another tab still uses the database, and lets go of it now.
    request.onblocked = () => resolve();
  });
}
