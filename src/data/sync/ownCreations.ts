import type { Change, PendingWrite } from './outbox';

/**
 * The part of this session in a document's creation: `waiting` until the server has confirmed its write, `done` after that,
 * and null for a document that the session has not created, or has deleted since.
 */
export type OwnCreation = 'waiting' | 'done' | null;

/** Knows which documents the writes of a session create; `follow` tells it of those that wait for the server. */
export function ownCreations() {
  const created = new Set<string>();
  let waiting = new Set<string>();
  return {
    follow(writes: PendingWrite[]) {
      const changes = writes.flatMap((write) => write.changes);
      waiting = new Set(pathsOf('create', changes));
      waiting.forEach((path) => created.add(path));
      // The server may still show what is deleted here.
      pathsOf('delete', changes).forEach((path) => created.delete(path));
    },
    of(path: string): OwnCreation {
      if (waiting.has(path)) return 'waiting';
      return created.has(path) ? 'done' : null;
    },
  };
}

function pathsOf(kind: 'create' | 'delete', changes: Change[]): string[] {
  return changes.filter((change) => change.kind === kind).map(({ path }) => path);
}
