import './letGo';
import type { FirebaseApp } from 'firebase/app';
import { type Auth, onAuthStateChanged } from 'firebase/auth';
import { disableNetwork, type Firestore, terminate } from 'firebase/firestore';
import { localStorageState } from '@/auth/localStorageState';
import { type FirestoreHome, startFirestore } from '@/firebase/firestore';
import { startFirestoreLite } from '@/firebase/firestoreLite';
import { startAppCheck } from '@/firebase/startAppCheck';
import { isReachable, whenReachable } from './arrival';
import { leaveCopy, takeCopy, watchDatabases, wipeCopy, withCopy } from './deviceCopy';
import { ifSilent, inTime } from './inTime';
import { isStored } from './isStored';
import { deviceOutbox, everyWrite, memoryOutbox, type Outbox, type PendingWrite } from './outbox';
import { startListed } from './listedTabs';
import { probeStorage } from './probeStorage';
import { noReplicaDevice, openReplicaDevice, type ReplicaDevice } from './replicaDevice';
import { startSaving } from './saving';
import type { Saving } from './savingState';
import { forgetImports } from './unfinishedImports';

/**
 * The place in which data is stored; `refused` when the browser lets nothing be stored, `full` when there is no room, and
 * `silent` when the storage does not answer, so that only this tab's memory is left.
 */
export type Storage = 'device' | 'shared' | 'refused' | 'full' | 'silent';

/** Firestore for one signed-in person, and the tracking of that person's writes. */
export interface Store {
  db: Firestore;
  /** A second client, for reading many documents at once and for asking the server itself. */
  lite: ReturnType<typeof startFirestoreLite>;
  uid: string;
  home: FirestoreHome;
  storage: Storage;
  /** The name of the SDK's cache. */
  cache: string;
  saving: Saving;
  outbox: Outbox;
  replicaDevice: ReplicaDevice;
  /** Wipes this device's copy and replaces this store by one that begins with this tab's unsent writes. */
  renew(): void;
}

/**
 * True if this device keeps copies of bookings and settings: where nothing outlives the tab, they would be read anew at
 * every sign-in, and without a server asking costs nothing.
 */
export function keepsCopies({ storage, home }: Store): boolean {
  return storage === 'device' && home.kind !== 'device';
}

interface StoreOptions {
  home: FirestoreHome;
  uid: string;
  sharedComputer: boolean;
}

/** A store, the reason why there is none, or undefined while it is started. */
export type Opened = { store: Store } | { error: unknown } | undefined;

interface Session {
  store: Promise<Store>;
  listeners: Set<() => void>;
}

const sessions = new WeakMap<FirebaseApp, Session>();
const closing = new WeakMap<FirebaseApp, Promise<unknown>>();
const closed = new WeakSet<Store>();
const stopWatching = new WeakMap<Store, () => void>();

/** The app's store, started at the first call after sign-in and closed when that person is signed out. */
export function openStore(auth: Auth, options: StoreOptions): Promise<Store> {
  return sessionOf(auth, options).store;
}

/** Gives `next` the app's store and each store that replaces it; returns a function that ends this. */
export function watchStore(
  auth: Auth,
  options: StoreOptions,
  next: (opened: Opened) => void,
): () => void {
  const session = sessionOf(auth, options);
  function show() {
    const { store } = session;
    const isLatest = () => session.listeners.has(show) && session.store === store;
    next(undefined);
    store.then(
      (opened) => isLatest() && next({ store: opened }),
      (error: unknown) => isLatest() && next({ error }),
    );
  }
  session.listeners.add(show);
  show();
  return () => session.listeners.delete(show);
}

function sessionOf(auth: Auth, options: StoreOptions): Session {
  const { app } = auth;
  const running = sessions.get(app);
  if (running) return running;
  const before = closing.get(app) ?? Promise.resolve();
  const session: Session = {
    store: before.then(() => start(auth, options, renew, [])),
    listeners: new Set(),
  };
  function renew(store: Store, storage?: Storage) {
    if (closed.has(store) || sessions.get(app) !== session) return;
    session.store = close(store, storage).then((unsent) =>
      start(auth, options, renew, unsent, storage),
    );
    session.listeners.forEach((listener) => listener());
  }
  sessions.set(app, session);
  // The page cannot do this: a person who signs out in another tab may have a public page open in this one.
  const stop = onAuthStateChanged(auth, (user) => {
    if (user?.uid === options.uid) return;
    stop();
    sessions.delete(app);
    forgetImports();
    closing.set(app, session.store.then((store) => close(store)).catch(console.error));
  });
  return session;
}

/**
 * Starts a store; `unsent` are the writes of the store that it replaces, and `known` is where the data is stored
 * when that need not be found out.
 */
async function start(
  auth: Auth,
  options: StoreOptions,
  renew: (store: Store, storage?: Storage) => void,
  unsent: PendingWrite[],
  known?: Storage,
): Promise<Store> {
  const { app } = auth;
  const { home, uid, sharedComputer } = options;
  if (home.kind === 'cloud') await startAppCheck(app);
  const lite = startFirestoreLite(app, home);
  const storage = known ?? (sharedComputer ? 'shared' : await findStorage(options, lite));
  const onDevice = storage === 'device';
  const replicaDevice = onDevice ? openReplicaDevice() : noReplicaDevice();
  const copy = onDevice ? await beginCopy(app, options, replicaDevice).catch(ifSilent) : null;
  if (copy === 'silent') return start(auth, options, renew, unsent, copy);
  const db = copy?.db ?? startFirestore(app, home, 'memory');
  const cache = copy?.name ?? crypto.randomUUID();
  if (home.kind === 'device') void disableNetwork(db);
  // A full device can still be read, and writes may wait there.
  const hasOutbox = (onDevice || storage === 'full') && home.kind !== 'device';
  const outbox = hasOutbox ? deviceOutbox(app, uid, () => issuedAt(auth)) : memoryOutbox(app, uid);
  const doneAt = home.kind === 'device' ? 'device' : 'server';
  const saving = startSaving({ db, lite, uid, outbox, cache, doneAt, unsent });
  const store: Store = {
    db,
    lite,
    uid,
    home,
    storage,
    cache,
    saving,
    outbox,
    replicaDevice,
    renew: () => renew(store),
  };
  if (!copy) return store;
  copy.isOpen
    .then(() => watchOver(store))
    .catch(ifSilent)
    .then((silent) => silent && renew(store, silent))
    .catch(console.error);
  const stop = saving.subscribe(() => {
    if (!saving.getState().full || home.kind === 'device') return;
    stop();
    // The SDK of a full device sends nothing. Without contact, its copy is worth more than its room.
    // Until the page is loaded again nothing is stored: with a little room, the next store would soon be full again.
    void whenReachable(lite, uid).then(() => renew(store, 'full'));
  });
  return store;
}

/** The server's time when it issued the token of the session: never ahead, whatever the device's clock says. */
async function issuedAt({ currentUser }: Auth): Promise<Date> {
  if (!currentUser) throw new Error('Nobody is signed in');
  return new Date((await currentUser.getIdTokenResult()).issuedAtTime);
}

async function findStorage({ home, uid }: StoreOptions, lite: Store['lite']): Promise<Storage> {
  // Wiping the copy would give the local storage no room.
  if (localStorageState() === 'full') return 'full';
  let found = await probeStorage();
  if (found === 'full' && home.kind !== 'device' && (await isReachable(lite, uid))) {
    // The server has all of the copy, and its room may be enough for new writes.
    if ((await withCopy(wipeCopy).catch(ifSilent)) === 'silent') return 'silent';
    found = await probeStorage();
  }
  return found === 'works' ? 'device' : found;
}

/**
 * Starts Firestore on this device's copy. The last seen documents are shown while the SDK opens its database; `isOpen` resolves
 * when that is there, and until then no other tab opens or wipes the copy. Both reject when the storage does not answer.
 */
function beginCopy(
  app: FirebaseApp,
  { home, uid }: StoreOptions,
  replicaDevice: ReplicaDevice,
): Promise<{ db: Firestore; name: string; isOpen: Promise<void> }> {
  return new Promise((resolve, reject) => {
    const isOpen = withCopy(async () => {
      const name = await inTime(takeCopy(uid));
      replicaDevice.readAhead();
      await startListed(async () => {
        const db = startFirestore(app, home, 'device');
        resolve({ db, name, isOpen });
        const own = [replicaDevice.read('', ''), everyWrite(app)];
        await inTime(Promise.all([isStored(db, `users/${uid}`), ...own]));
      });
    });
    isOpen.catch(reject);
  });
}

/** Renews the store when the SDK's database is gone: the SDK would neither store nor send any writes. */
async function watchOver(store: Store): Promise<void> {
  if (closed.has(store)) return;
  const stop = await watchDatabases(store.renew);
  if (closed.has(store)) stop();
  else stopWatching.set(store, stop);
}

/**
 * Closes a store and wipes this device's copy, whatever ended the session. The writes that the server does not
 * have wait in the outbox, unless the person has thrown them away; returns those of this tab. A copy that does not answer
 * is left as it is: what was stored in it is sent once it answers again.
 */
async function close(store: Store, next?: Storage): Promise<PendingWrite[]> {
  closed.add(store);
  stopWatching.get(store)?.();
  const { db, saving, storage, cache, outbox, replicaDevice } = store;
  const unsent = saving.stop();
  replicaDevice.close();
  outbox.close();
  const ended = terminate(db);
  if (next === 'silent') {
    ended.catch(console.error);
    return unsent;
  }
  await inTime(ended).catch(ifSilent);
  const nothing = { shared: null, refused: null };
  const wipe = { ...nothing, device: () => leaveCopy(cache), full: wipeCopy, silent: wipeCopy }[
    storage
  ];
  // A copy that could not be wiped is wiped when the app opens, and the writes must not be lost with it.
  if (wipe) await withCopy(wipe).catch(console.error);
  return unsent;
}
