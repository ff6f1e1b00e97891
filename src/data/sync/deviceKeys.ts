import { clear, createStore, get, set } from 'idb-keyval';
import * as v from 'valibot';
import { hasDatabase } from './databases';

const database = 'verkstadsnavet-signing';

/** The keys with which this device signs, each under its workshop and person. No script can read the private parts. */
const openKeys = () => createStore(database, 'keys');

const storedKey = v.object({
  id: v.string(),
  publicKey: v.object({ x: v.string(), y: v.string() }),
  privateKey: v.instance(CryptoKey),
});

export type StoredKey = v.InferOutput<typeof storedKey>;

/** The key under `place`, undefined where there is none. Rejects where the browser stores nothing. */
export async function keyIn(place: string): Promise<StoredKey | undefined> {
  const stored = v.safeParse(storedKey, await get(place, openKeys()));
  return stored.success ? stored.output : undefined;
}

/** Keeps a key under `place`. Rejects where the browser stores nothing. */
export function keepKey(place: string, key: StoredKey): Promise<void> {
  return set(place, key, openKeys());
}

/** Deletes all keys: a person who has signed out or was removed must not sign on. */
export async function forgetKeys(): Promise<void> {
  if (await hasDatabase(database)) await clear(openKeys());
}
