import type { FirebaseApp } from 'firebase/app';
import { type Auth, onAuthStateChanged } from 'firebase/auth';
import {
  clearIndexedDbPersistence,
  disableNetwork,
  type Firestore,
  terminate,
} from 'firebase/firestore';
import { errorCode } from '@/errorCode';
import { type FirestoreHome, startAppCheck, startFirestore } from '@/firebase/firestore';
import { startFirestoreLite, stopFirestoreLite } from '@/firebase/firestoreLite';
import { deviceJournal, type Journal, memoryJournal } from './journal';
import { noRegisterDevice, openRegisterDevice, type RegisterDevice } from './registerDevice';
import { type Saving, startSaving } from './saving';
import { forgetImports } from './unfinishedImports';

/**
 * Where data is stored; `refused` when the browser lets nothing be stored, so that only this tab's memory is
 * left.
 */
export type Storage = 'device' | 'shared' | 'refused';

/** Firestore for one signed-in person, and the tracking of that person's writes. */
export interface Store {
  db: Firestore;
  /** A second client, for reading many documents at once and for asking the server itself. */
  lite: ReturnType<typeof startFirestoreLite>;
  uid: string;
  home: FirestoreHome;
  storage: Storage;
  saving: Saving;
  journal: Journal;
  registerDevice: RegisterDevice;
}

interface StoreOptions {
  home: FirestoreHome;
  uid: string;
  sharedComputer: boolean;
}

const stores = new WeakMap<FirebaseApp, Promise<Store>>();
const closing = new WeakMap<FirebaseApp, Promise<void>>();
const cacheOwner = 'verkstadsnavet.cacheOwner';
/** About the size of a few customers. */
const probeBytes = 64 * 1024;

/** The app's store, started at the first call after sign-in and closed when that person is signed out. */
export function openStore(auth: Auth, options: StoreOptions): Promise<Store> {
  const { app } = auth;
  const opened = stores.get(app);
  if (opened) return opened;
  const store = (closing.get(app) ?? Promise.resolve()).then(() => start(app, options));
  stores.set(app, store);
  // The page cannot do this: a person who signs out in another tab may have a public page open in this one.
  const stop = onAuthStateChanged(auth, (user) => {
    if (user?.uid === options.uid) return;
    stop();
    closing.set(app, closeStore(app).catch(console.error));
  });
  return store;
}

async function start(app: FirebaseApp, options: StoreOptions): Promise<Store> {
  const { home, uid, sharedComputer } = options;
  const storage = sharedComputer ? 'shared' : (await canStore()) ? 'device' : 'refused';
  const onDevice = storage === 'device';
  if (home.kind === 'cloud') await startAppCheck(app);
  const db = startFirestore(app, home, onDevice ? 'device' : 'memory');
  const registerDevice = onDevice ? openRegisterDevice() : noRegisterDevice();
  if (onDevice) {
    // The cache is not kept per user. Signing out normally empties it, but not after a crash.
    if (localStorage.getItem(cacheOwner) !== uid) {
      forgetImports();
      await Promise.all([clearIndexedDbPersistence(db), registerDevice.clear()]);
    }
    localStorage.setItem(cacheOwner, uid);
  }
  // The network is disabled only now, because this starts the client, and the cache of a started client
  // cannot be cleared.
  if (home.kind === 'device') void disableNetwork(db);
  const journal = onDevice && home.kind !== 'device' ? deviceJournal() : memoryJournal();
  const lite = startFirestoreLite(app, home);
  const saving = startSaving({
    db,
    lite,
    uid,
    journal,
    doneAt: home.kind === 'device' ? 'device' : 'server',
  });
  return { db, lite, uid, home, storage, saving, journal, registerDevice };
}

/** Closes the app's store and wipes its data from this device, as signing out demands. */
async function closeStore(app: FirebaseApp): Promise<void> {
  const opened = stores.get(app);
  if (!opened) return;
  stores.delete(app);
  const { db, lite, saving, storage, journal, registerDevice } = await opened;
  saving.stop();
  registerDevice.close();
  forgetImports();
  if (storage === 'device') await Promise.all([journal.clear(), registerDevice.clear()]);
  journal.close();
  await Promise.all([terminate(db), stopFirestoreLite(lite)]);
  if (storage !== 'device') return;
  localStorage.removeItem(cacheOwner);
  try {
    await clearIndexedDbPersistence(db);
  } catch (error) {
    // Other open tabs still use the cache; the last of them to sign out empties it.
    if (errorCode(error) !== 'failed-precondition') throw error;
  }
}

/**
 * Whether this page can store data: some private windows cannot, nor pages where storage is blocked or the
 * disk is full.
 */
function canStore(): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), 3000);
    const answer = (works: boolean) => {
      clearTimeout(timer);
      resolve(works);
    };
    try {
      localStorage.getItem(cacheOwner);
      const request = indexedDB.open('verkstadsnavet-probe', 2);
      request.onupgradeneeded = () => request.result.createObjectStore('probe');
      request.onsuccess = () => {
        const write = request.result.transaction('probe', 'readwrite');
        write.oncomplete = () => answer(true);
        write.onabort = () => answer(false);
        try {
          // A database that can be opened may still be full.
          write.objectStore('probe').put(new Uint8Array(probeBytes), 'probe');
        } catch {
          answer(false);
        }
        request.result.close();
      };
      request.onerror = () => answer(false);
    } catch {
      answer(false);
    }
  });
}
