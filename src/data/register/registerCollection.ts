import { type DocumentData, type Firestore, Timestamp } from 'firebase/firestore';
import type { GenericSchema } from 'valibot';
import { changedFields } from '@/domain/values/changedFields';
import { errorCode } from '@/errorCode';
import type { Entry } from '@/domain/values/live';
import { parseDocument } from '@/data/sync/readDocument';
import type { KeptRecord, RegisterDevice } from '@/data/sync/registerDevice';
import { bucketOf } from '@/data/sync/registerDevice';
import { isLater, moved, start } from './cursor';
import { keptForm, type Stamped } from './keptForm';
import { listenToChanges } from './registerListener';
import { readPages, readSome } from './registerPages';

/** All documents of a collection as the server has them, stored on this device and kept up to date. */
export interface RegisterCollection<T> {
  entries: Map<string, Entry<T>>;
  unreadable: Set<string>;
  /** The ids of the entries that may have changed; the reader empties the set. */
  touched: Set<string>;
  /** `reading` while the device's copy is read; `partial` until the first load is done. */
  status: 'reading' | 'partial' | 'complete' | Error;
  stop(): void;
}

export interface CollectionSource {
  db: Firestore;
  lite: Parameters<typeof readPages>[0];
  device: RegisterDevice;
  /** Whether this tab keeps the device's copy up to date; one of several tabs does. */
  isKeeper: () => boolean;
  /** Resolves when the server answers. */
  connected: () => Promise<void>;
  serverless: boolean;
  path: string;
}

/** In seconds: documents may become readable in another order than that of their server stamps. */
const overlap = 10;
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
): RegisterCollection<T> {
  const { db, device, path, serverless } = source;
  const form = keptForm(schema);
  const dirty = new Set<number>();
  let cursor = start;
  let stopped = false;
  let stopListening = () => {};
  let keeping: ReturnType<typeof setTimeout> | undefined;
  const register: RegisterCollection<T> = {
    entries: new Map(),
    unreadable: new Set(),
    touched: new Set(),
    status: 'reading',
    stop() {
      stopped = true;
      stopListening();
      clearTimeout(keeping);
    },
  };

  function take(id: string, data: DocumentData) {
    const parsed = parseDocument(`${path}/${id}`, data, schema);
    if (!parsed) {
      // The SDK's own cache may still hold the version that was unreadable, after a later one was read anew.
      if (register.entries.has(id) && !isLater({ id, data }, cursor)) return;
      register.unreadable.add(id);
      // The entry's earlier content no longer holds.
      if (register.entries.delete(id)) note(id);
      return;
    }
    register.unreadable.delete(id);
    const known = register.entries.get(id);
    // The SDK's own cache may be older than the pages.
    if (known && !known.pending && known.data.updatedAt > parsed.updatedAt) return;
    // The listener starts earlier than it must, so it also gives documents that are here already.
    if (known && !known.pending && isSame(known.data, parsed)) return;
    register.entries.set(id, { id, data: parsed, pending: false });
    note(id);
  }

  function note(id: string) {
    register.touched.add(id);
    dirty.add(bucketOf(id));
  }

  async function keep() {
    clearTimeout(keeping);
    keeping = undefined;
    if (!source.isKeeper() || stopped) return;
    const buckets = new Map([...dirty].map((bucket): [number, KeptRecord[]] => [bucket, []]));
    for (const [id, { data }] of register.entries) buckets.get(bucketOf(id))?.push([id, data]);
    dirty.clear();
    try {
      await device.write(
        path,
        form.name,
        { ...cursor, unreadable: [...register.unreadable] },
        buckets,
      );
    } catch (error) {
      for (const bucket of buckets.keys()) dirty.add(bucket);
      throw error;
    }
  }

  function keepSoon() {
    keeping ??= setTimeout(() => {
      keep().catch((error: unknown) => console.error(`${path} could not be kept`, error));
    }, keepAfterMs);
  }

  /** Resolves when there are more changes than the listener reads; rejects when the server refuses. */
  function listen(after: Timestamp): Promise<void> {
    return new Promise((resolve, reject) => {
      stopListening = listenToChanges({
        db,
        path,
        after,
        serverless,
        onDocuments(documents, last) {
          for (const { id, data } of documents) take(id, data);
          const before = cursor;
          if (last) cursor = moved(cursor, last);
          if (documents.length > 0 || cursor !== before) keepSoon();
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
    try {
      const copy = await device.read(path, form.name);
      cursor = copy.cursor ?? start;
      for (const [id, record] of copy.records) {
        register.entries.set(id, { id, data: form.read(record), pending: false });
        register.touched.add(id);
      }
      for (const id of cursor.unreadable) register.unreadable.add(id);
    } catch (error) {
      // Nothing is lost with the unreadable copy, because the server has all of it.
      console.error(`The kept copy of ${path} is of no use`, error);
      cursor = start;
      register.entries.clear();
    }
    register.status = cursor.complete ? 'complete' : 'partial';
    changed();
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
    let pages = 0;
    await readPages(source.lite, path, cursor, async (documents) => {
      if (stopped) return false;
      for (const document of documents) {
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
    let after = new Timestamp(Math.max(0, cursor.seconds - overlap), 0);
    if (serverless) {
      register.status = 'complete';
      return listen(after);
    }
    for (let pause = 1000; !stopped;) {
      try {
        await source.connected();
        await readAgain();
        if (!cursor.complete) {
          await readFromServer();
          after = new Timestamp(cursor.seconds, cursor.nanoseconds);
        }
        pause = 1000;
        await listen(after);
        cursor = { ...cursor, complete: false };
      } catch (error) {
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

function isSame<T extends object>(one: T, other: T): boolean {
  return Object.keys(changedFields(one, other)).length === 0;
}

/** Whether the error will remain however often the read is tried. */
function isFinal(error: unknown): boolean {
  return ['permission-denied', 'invalid-argument', 'failed-precondition'].includes(
    errorCode(error),
  );
}
