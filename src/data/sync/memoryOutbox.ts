import type { FirebaseApp } from 'firebase/app';
import type { Outbox, PendingWrite } from './outbox';

const memories = new WeakMap<FirebaseApp, Map<string, PendingWrite>>();

/**
 * A person's outbox in the memory of this tab, which outlives the session, for shared computers and browsers
 * that refuse storage.
 */
export function memoryOutbox(app: FirebaseApp, uid: string): Outbox {
  const writes = memories.get(app) ?? new Map<string, PendingWrite>();
  memories.set(app, writes);
  let last: Promise<unknown> = Promise.resolve();
  const own = () => [...writes.values()].filter((write) => write.uid === uid);
  return {
    tab: crypto.randomUUID(),
    async put(write) {
      writes.set(write.id, write);
    },
    async remove(id) {
      writes.delete(id);
    },
    all: async () => own(),
    async clear() {
      for (const { id } of own()) writes.delete(id);
    },
    onChange() {},
    whenClosed: async () => {},
    alone(work) {
      const done = last.then(() => work(() => true));
      last = done.catch(() => {});
      return done;
    },
    close() {},
  };
}

/** Everybody's writes in this tab. */
export function writesInMemory(app: FirebaseApp): PendingWrite[] {
  return [...(memories.get(app)?.values() ?? [])];
}
