import type { DocumentData } from 'firebase/firestore';
import { Timestamp } from 'firebase/firestore';
import type { Cursor } from '@/data/sync/replicaDevice';

/** A document as the server has it. */
export interface ServerDocument {
  id: string;
  data: DocumentData;
}

/** The cursor of a collection of which nothing has been read. */
export const start: Cursor = {
  seconds: 0,
  nanoseconds: 0,
  id: '',
  complete: false,
  unreadable: [],
  movedAt: 0,
  settled: false,
  since: 0,
  name: '',
};

/** In seconds: documents may become readable in another order than that of their server stamps. */
const overlap = 10;

/** The time from which to listen: the cursor, or a time before it as long as an earlier document may be missing. */
export function listeningFrom({ seconds, nanoseconds, settled }: Cursor): Timestamp {
  return settled
    ? new Timestamp(seconds, nanoseconds)
    : new Timestamp(Math.max(0, seconds - overlap), 0);
}

/** True if an answer that begins at `listeningFrom` and is asked for now has everything before the cursor. */
export function settles({ settled, movedAt }: Cursor, now = Date.now()): boolean {
  return !settled && now - movedAt > overlap * 1000;
}

/** True if a document comes after the cursor, in the order in which the pages are read. */
export function isLater({ id, data }: ServerDocument, cursor: Cursor): boolean {
  const { updatedAt } = data;
  if (!isTime(updatedAt)) return false;
  const later = updatedAt.seconds - cursor.seconds || updatedAt.nanoseconds - cursor.nanoseconds;
  return later > 0 || (later === 0 && id > cursor.id);
}

/** The cursor after a document: moved on if the document is later, otherwise the same. */
export function moved(cursor: Cursor, document: ServerDocument): Cursor {
  if (!isLater(document, cursor)) return cursor;
  const { seconds, nanoseconds } = document.data.updatedAt;
  return { ...cursor, seconds, nanoseconds, id: document.id, movedAt: Date.now(), settled: false };
}

function isTime(value: unknown): value is { seconds: number; nanoseconds: number } {
  return value instanceof Object && 'seconds' in value && 'nanoseconds' in value;
}
