import type { Cursor } from '@/data/sync/replicaDevice';
import { moved, start } from './cursor';
import { type OnPage, readNewest } from './pages';

type Lite = Parameters<typeof readNewest>[0];

/** The documents of a collection that a device keeps, where it does not keep them all. */
export interface Scope<T> {
  /** The first instant, in ms, of which everything is kept. */
  since: number;
  /** The name that a replica must have to be trusted; a new replica gets a name of its own where none is given. */
  name?: string;
  isKept(data: T): boolean;
  /** Reads what is kept for the first time. */
  readFirst(lite: Lite, path: string, onPage: OnPage): Promise<void>;
}

const dayMs = 24 * 3600_000;

/** The cursor of a replica as this scope may use it; null when the replica has another name, or begins too late. */
export function cursorIn(scope: Scope<never> | undefined, found: Cursor): Cursor | null {
  if (!scope) return found;
  if (scope.name !== undefined && scope.name !== found.name) return null;
  // A clock that was ahead has thrown away what is kept now.
  if (found.since > scope.since + dayMs) return null;
  return { ...found, since: Math.max(found.since, scope.since) };
}

/**
 * Reads the documents of a scope for the first time; returns the cursor for the changes since then. Documents that are changed
 * meanwhile come after the one that was the newest before.
 */
export async function readScope(
  scope: Scope<never>,
  lite: Lite,
  path: string,
  onPage: OnPage,
): Promise<Cursor> {
  const newest = await readNewest(lite, path);
  await scope.readFirst(lite, path, onPage);
  const begun = { ...start, since: scope.since, name: scope.name ?? crypto.randomUUID() };
  return newest ? moved(begun, newest) : begun;
}
