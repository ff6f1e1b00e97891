import type { Entry } from '@/domain/values/live';
import {
  type Cursor,
  everyBucket,
  type StoredRecord,
  type PreviewPage,
  type ReplicaDevice,
} from '@/data/sync/replicaDevice';
import { start } from './cursor';
import type { StoredSchema, Stamped } from './storedSchema';
import type { ServerEntries } from './entries';
import { cursorIn, type Scope } from './scope';

/** A collection's replica on this device. */
export interface StoredReplica {
  /** The first look of each page. */
  pages: ReadonlyMap<string, PreviewPage>;
  /** Notes the first look of a page; returns true if it differs from the one before. */
  showFirst(page: string, shown: PreviewPage): boolean;
  /** Reads the first looks of pages; returns true if there are any. */
  readPreview(): Promise<boolean>;
  /** Reads all of the replica; returns the cursor up to which the collection has been read. */
  read(): Promise<Cursor>;
  /** Stores what has changed since the last time. */
  store(cursor: Cursor): Promise<void>;
}

/** The time for painting what is shown first, in milliseconds: reading the rest would keep it waiting. */
const paintMs = 300;
/** The portions of a replica that are read before the page may answer again, while it shows what was read first. */
const portionsAtOnce = 8;

/** The replica of the collection at `path`, read into `documents` and stored from them. */
export function storedReplica<T extends Stamped>(
  { device, path, hasPreview }: { device: ReplicaDevice; path: string; hasPreview: boolean },
  form: StoredSchema<T>,
  documents: ServerEntries<T>,
  scope: Scope<T> | undefined,
): StoredReplica {
  const { entries, unreadable, touched } = documents;
  const pages = new Map<string, PreviewPage>();
  let storing = Promise.resolve();

  function hold(id: string, record: object) {
    const data = form.read(record);
    if (scope && !scope.isKept(data)) return;
    const known = entries.get(id);
    // A document that is shown already stays the same object, so that it is not drawn anew. A document that was written meanwhile
    // stays, too.
    if (known && (known.pending || known.data.updatedAt >= data.updatedAt)) return;
    entries.set(id, { id, data, pending: false });
    touched.add(id);
  }

  function drop(ids: Iterable<string>) {
    for (const id of ids) {
      entries.delete(id);
      touched.add(id);
    }
  }

  async function storeNow(cursor: Cursor) {
    const buckets = documents.changedBuckets();
    const shown = new Set([...pages.values()].flatMap(({ ids }) => ids));
    const records = [...shown].flatMap((id) => recordOf(entries.get(id)));
    try {
      await device.write(
        path,
        form.hash,
        { ...cursor, unreadable: [...unreadable.keys()] },
        buckets,
        hasPreview ? { pages: Object.fromEntries(pages), records } : null,
      );
    } catch (error) {
      documents.notStored(buckets.keys());
      throw error;
    }
  }

  return {
    pages,
    showFirst(page, shown) {
      if (JSON.stringify(pages.get(page)) === JSON.stringify(shown)) return false;
      pages.set(page, shown);
      return true;
    },
    async readPreview() {
      if (!hasPreview) return false;
      try {
        const found = await device.readPreview(path, form.hash);
        if (!found || !cursorIn(scope, found.cursor)?.complete) return false;
        for (const [id, record] of found.preview.records) hold(id, record);
        for (const [page, shown] of Object.entries(found.preview.pages))
          if (!pages.has(page)) pages.set(page, shown);
        return found.preview.records.length > 0;
      } catch (error) {
        console.error(`The preview of ${path} is of no use`, error);
        drop([...entries.keys()]);
        return false;
      }
    },
    async read() {
      const early = new Set(entries.keys());
      try {
        const isShown = early.size > 0;
        if (isShown) await new Promise((resolve) => setTimeout(resolve, paintMs));
        const { cursor, portions } = await device.read(path, form.hash);
        const found = cursorIn(scope, cursor ?? start);
        // The next replica stores all buckets anew, so that it keeps no part of one that cannot be used.
        if (!found) documents.notStored(everyBucket);
        for (const [index, portion] of (found ? portions : []).entries()) {
          if (isShown && index % portionsAtOnce === 0) await pageIdle();
          for (const [id, record] of portion()) {
            hold(id, record);
            early.delete(id);
          }
        }
        drop(early);
        for (const id of found?.unreadable ?? []) unreadable.set(id, undefined);
        return found ?? start;
      } catch (error) {
        // The server has all that the unreadable replica had.
        console.error(`The replica of ${path} is of no use`, error);
        drop([...entries.keys()]);
        return start;
      }
    },
    store(cursor) {
      // One at a time: what is stored while an earlier part is not yet, or turns out not to fit, would look like the whole.
      storing = storing.catch(() => {}).then(() => storeNow(cursor));
      return storing;
    },
  };
}

function recordOf(entry: Entry<object> | undefined): StoredRecord[] {
  return entry ? [[entry.id, entry.data]] : [];
}

/** Resolves when the page has nothing else to do, after a fifth of a second at the latest. */
function pageIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 200 });
    else setTimeout(resolve);
  });
}
