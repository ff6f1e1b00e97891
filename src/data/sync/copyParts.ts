import { promisifyRequest, type UseStore } from 'idb-keyval';

/** The parts of a copy by their keys, each of which begins with the key of the copy. */
type Parts = ReadonlyMap<IDBValidKey, unknown>;

/** The parts of a copy that hold the first look at a large collection, by their names. */
const firstParts = ['cursor', 'preview'];

/** Reads the parts of copies in `store`. */
export function copyParts(store: UseStore) {
  let ahead: Promise<Map<string, Parts>> | null = null;

  /** The parts of a copy that were read ahead, once. */
  async function early(copy: string): Promise<Parts | undefined> {
    const read = await ahead?.catch(() => null);
    const parts = read?.get(copy);
    read?.delete(copy);
    return parts;
  }

  return {
    /** Begins to read what the first page needs, so that it is here when it is asked for. */
    readAhead() {
      ahead ??= store('readonly', everyFirst);
    },
    async all(copy: string): Promise<Parts> {
      const parts = await early(copy);
      const isWhole = parts && !parts.has(`${copy}preview`);
      return isWhole ? parts : store('readonly', (all) => allOf(all, copy));
    },
    async first(copy: string): Promise<Parts> {
      return (await early(copy)) ?? store('readonly', (all) => firstOf(all, copy));
    },
  };
}

/** Of each copy what pages show first, and of those without such a part all: the rest would keep it waiting. */
async function everyFirst(all: IDBObjectStore): Promise<Map<string, Parts>> {
  const ids = (await promisifyRequest(all.getAllKeys())).map(String);
  const copies = [...new Set(ids.map((id) => id.slice(0, id.lastIndexOf('/') + 1)))];
  const read = copies.map((copy) =>
    ids.includes(`${copy}preview`) ? firstOf(all, copy) : allOf(all, copy),
  );
  const parts = await Promise.all(read);
  return new Map(copies.map((copy, index) => [copy, parts[index] ?? new Map()]));
}

/** All parts, by two requests: one for each of 64 would keep the page busy while it is painted first. */
async function allOf(all: IDBObjectStore, copy: string): Promise<Parts> {
  const range = IDBKeyRange.bound(copy, `${copy}\uffff`);
  const [ids, values] = await Promise.all([
    promisifyRequest(all.getAllKeys(range)),
    promisifyRequest<unknown[]>(all.getAll(range)),
  ]);
  return new Map(ids.map((id, index) => [id, values[index]]));
}

async function firstOf(all: IDBObjectStore, copy: string): Promise<Parts> {
  const ids = firstParts.map((part) => copy + part);
  const values = await Promise.all(ids.map((id) => promisifyRequest<unknown>(all.get(id))));
  return new Map(ids.map((id, index) => [id, values[index]]));
}
