import { type DocumentData, type Firestore, Timestamp } from 'firebase/firestore';
import type { GenericSchema } from 'valibot';
import { errorCode } from '@/errorCode';
import type { Cursor, PreviewPage, ReplicaDevice } from '@/data/sync/replicaDevice';
import { storedReplica } from './storedReplica';
import { listeningFrom, moved, settles, start } from './cursor';
import { storedSchema, type Stamped } from './storedSchema';
import { type ServerEntries, serverEntries } from './entries';
import { listenToChanges } from './listener';
import { readPages, readSome } from './pages';
import { readScope, type Scope } from './scope';

/** The documents of a collection as the server has them, stored on this device and kept up to date. */
export interface ServerCollection<T> extends Omit<
  ServerEntries<T>,
  'take' | 'changedBuckets' | 'notStored'
> {
  /**
   * `reading` while the device's replica is read, `preview` when only what pages show first is there; `partial` until the
   * first load is done.
   */
  status: 'reading' | 'preview' | 'partial' | 'complete' | Error;
  /** True if the server has confirmed that no change is missing. */
  isCurrent: boolean;
  /** The position up to which the collection has been read. */
  cursor(): Cursor;
  /** Leaves out a document that is known to be gone. */
  forget(id: string): void;
  /** The first look of each page. */
  pages: ReadonlyMap<string, PreviewPage>;
  /** Keeps the first look of a page so that it is found at once when the app is opened. */
  showFirst(page: string, shown: PreviewPage): void;
  stop(): void;
}

export interface CollectionSource {
  db: Firestore;
  lite: Parameters<typeof readPages>[0];
  device: ReplicaDevice;
  /** True if this tab keeps the device's replica up to date; one of several tabs does. */
  isLeader: () => boolean;
  /** Resolves when the server answers. */
  connected: () => Promise<void>;
  serverless: boolean;
  path: string;
  /** True if pages show a part of it first. */
  hasPreview: boolean;
}

const keepAfterMs = 500;
const pagesPerKeeping = 10;
const longestPauseMs = 30_000;
/** A larger number of unreadable documents is a fault of the app, which reading them again does not cure. */
const mostReadAgain = 50;

/**
 * Reads a collection from this device, then the changes since then from the server: page by page, then by one
 * bounded listener. `changed` is called whenever a document has changed.
 */
export function startCollection<T extends Stamped>(
  source: CollectionSource,
  schema: GenericSchema<unknown, T>,
  changed: () => void,
  scope?: Scope<T>,
): ServerCollection<T> {
  const { db, device, path, serverless } = source;
  const form = storedSchema(schema);
  const isKept = (data: T) => scope === undefined || scope.isKept(data);
  const documents = serverEntries(path, schema, isKept);
  const stored = storedReplica(source, form, documents, scope);
  let cursor = start;
  let stopped = false;
  let stopListening = () => {};
  let keeping: ReturnType<typeof setTimeout> | undefined;
  let isStoredLater = false;
  const register: ServerCollection<T> = {
    ...documents,
    status: 'reading',
    isCurrent: false,
    cursor: () => cursor,
    pages: stored.pages,
    showFirst(page, shown) {
      if (stored.showFirst(page, shown)) keepSoon();
    },
    forget(id) {
      register.unreadable.delete(id);
      if (!register.entries.delete(id)) return;
      register.note(id);
      keepSoon();
    },
    stop() {
      stopped = true;
      stopListening();
      clearTimeout(keeping);
    },
  };

  function take(id: string, data: DocumentData) {
    documents.take(id, data, cursor);
  }

  async function keep() {
    clearTimeout(keeping);
    keeping = undefined;
    if (!source.isLeader() || stopped) return;
    // Storing anything before all has been read would make a part look like the whole.
    isStoredLater = isBeingRead();
    if (!isStoredLater) await stored.store(cursor);
  }

  function keepSoon() {
    keeping ??= setTimeout(() => {
      keep().catch((error: unknown) => console.error(`${path} could not be kept`, error));
    }, keepAfterMs);
  }

  /**
   * Listens to the changes after the pages that have just been read, or else after the cursor. Resolves when there are
   * more changes than the listener reads; rejects when the server refuses.
   */
  function listen(isRead: boolean): Promise<void> {
    const from = cursor;
    const after = isRead ? new Timestamp(from.seconds, from.nanoseconds) : listeningFrom(from);
    const isLast = !isRead && settles(from);
    return new Promise((resolve, reject) => {
      stopListening = listenToChanges({
        db,
        path,
        after,
        serverless,
        onDocuments(changes, last, isCurrent) {
          register.isCurrent = isCurrent;
          for (const { id, data } of changes) take(id, data);
          const before = cursor;
          if (last) cursor = moved(cursor, last);
          if (isCurrent && isLast && cursor === from) cursor = { ...cursor, settled: true };
          if (changes.length > 0 || cursor !== before) keepSoon();
          changed();
        },
        onFull: resolve,
        onError: reject,
      });
    });
  }

  /** Signing out closes the connections before `stop` is called. */
  function isOver() {
    return stopped || device.isClosed();
  }

  async function readFromDevice() {
    if (await stored.readPreview()) {
      register.status = 'preview';
      changed();
    }
    cursor = await stored.read();
    register.status = cursor.complete ? 'complete' : 'partial';
    if (isStoredLater) keepSoon();
    changed();
  }

  function isBeingRead() {
    return register.status === 'reading' || register.status === 'preview';
  }

  /** Reads again the documents that could not be parsed when the cursor passed them. */
  async function readAgain() {
    const asked = cursor.unreadable.splice(0, mostReadAgain);
    for (const { id, data } of await readSome(source.lite, path, asked)) {
      if (data) take(id, data);
      else register.unreadable.delete(id);
    }
    if (asked.length === 0 || stopped) return;
    changed();
    await keep();
  }

  async function readFromServer() {
    if (scope && cursor.name === '') {
      cursor = await readScope(scope, source.lite, path, async (page) => {
        for (const { id, data } of stopped ? [] : page) take(id, data);
        return !stopped;
      });
    }
    if (stopped) return;
    let pages = 0;
    await readPages(source.lite, path, cursor, async (page) => {
      if (stopped) return false;
      for (const document of page) {
        take(document.id, document.data);
        cursor = moved(cursor, document);
      }
      changed();
      pages += 1;
      if (pages % pagesPerKeeping === 0) await keep();
      return true;
    });
    if (stopped) return;
    cursor = { ...cursor, complete: true };
    register.status = 'complete';
    changed();
    await keep();
  }

  async function run() {
    await readFromDevice();
    if (serverless) {
      register.status = 'complete';
      return listen(false);
    }
    for (let pause = 1000; !stopped;) {
      try {
        await source.connected();
        await readAgain();
        const isRead = !cursor.complete;
        if (isRead) await readFromServer();
        pause = 1000;
        await listen(isRead);
        cursor = { ...cursor, complete: false };
      } catch (error) {
        register.isCurrent = false;
        if (isOver()) return;
        if (isFinal(error)) throw error;
        console.warn(`${path} is tried again in ${pause} ms`, error);
        await new Promise((resolve) => setTimeout(resolve, pause));
        pause = Math.min(2 * pause, longestPauseMs);
      }
    }
  }

  run().catch((error: unknown) => {
    if (isOver()) return;
    console.error(`${path} cannot be read`, error);
    register.status = error instanceof Error ? error : new Error(String(error));
    changed();
  });
  return register;
}

/** True if the error will remain however often the read is tried. */
function isFinal(error: unknown): boolean {
  return ['permission-denied', 'invalid-argument', 'failed-precondition'].includes(
    errorCode(error),
  );
}
