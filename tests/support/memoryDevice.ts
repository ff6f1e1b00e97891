import type { StoredRecord, ReplicaDevice } from '@/data/sync/replicaDevice';

/** A device that works like the browser's in jsdom: stored records pass through JSON, under the form's name. */
export function memoryDevice() {
  const copies = new Map<
    string,
    { cursor: string; buckets: Map<number, string>; preview: string }
  >();
  const stored: { path: string; isComplete: boolean }[] = [];
  let free = Promise.resolve();
  let held: string[] = [];
  const device: ReplicaDevice = {
    readAhead() {},
    async read(from, form) {
      if (held.includes(from.split('/').at(-1) ?? '')) await free;
      const copy = copies.get(`${form}/${from}`);
      if (!copy) return { cursor: null, portions: [] };
      const portions = [...copy.buckets.values()].map(
        (text) => (): StoredRecord[] => JSON.parse(text),
      );
      return { cursor: JSON.parse(copy.cursor), portions };
    },
    async readPreview(from, form) {
      const copy = copies.get(`${form}/${from}`);
      const preview = copy && JSON.parse(copy.preview);
      return preview ? { cursor: JSON.parse(copy.cursor), preview } : null;
    },
    async write(to, form, cursor, buckets, preview) {
      const known = copies.get(`${form}/${to}`)?.buckets ?? [];
      const texts = [...buckets].map(([at, all]) => [at, JSON.stringify(all)] as const);
      const copy = {
        cursor: JSON.stringify(cursor),
        buckets: new Map([...known, ...texts]),
        preview: JSON.stringify(preview),
      };
      stored.push({ path: to, isComplete: cursor.complete });
      copies.set(`${form}/${to}`, copy);
    },
    clear: async () => copies.clear(),
    close() {},
    isClosed: () => false,
  };
  /** Makes reading of the whole copies of these collections wait; returns the function that lets it go on. */
  function hold(...collections: string[]): () => void {
    held = collections;
    let release = () => {};
    free = new Promise((resolve) => {
      release = resolve;
    });
    return release;
  }
  return { device, copies, stored, hold };
}
