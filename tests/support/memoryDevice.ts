import type { KeptRecord, RegisterDevice } from '@/data/sync/registerDevice';

/** A device that works like the browser's in jsdom: stored records pass through JSON, under the form's name. */
export function memoryDevice() {
  const copies = new Map<string, { cursor: string; buckets: Map<number, string> }>();
  const device: RegisterDevice = {
    async read(from, form) {
      const copy = copies.get(`${form}/${from}`);
      if (!copy) return { cursor: null, records: [] };
      const records = [...copy.buckets.values()].flatMap((text): KeptRecord[] => JSON.parse(text));
      return { cursor: JSON.parse(copy.cursor), records };
    },
    async write(to, form, cursor, buckets) {
      const known = copies.get(`${form}/${to}`)?.buckets ?? [];
      const texts = [...buckets].map(([at, all]) => [at, JSON.stringify(all)] as const);
      const copy = { cursor: JSON.stringify(cursor), buckets: new Map([...known, ...texts]) };
      copies.set(`${form}/${to}`, copy);
    },
    clear: async () => copies.clear(),
    close() {},
    isClosed: () => false,
  };
  return { device, copies };
}
