import * as v from 'valibot';
import type { RegisterChange } from '@/domain/register/registerChange';

const prefix = 'verkstadsnavet.import.';
const ids = v.object({ customers: v.array(v.string()), vehicles: v.array(v.string()) });

/** What an import that was broken off may have written; `key` names it on this device. */
export interface UnfinishedImport extends v.InferOutput<typeof ids> {
  key: string;
}

/** An import that is under way in this tab. */
export interface KeptImport {
  key: string;
  /** No longer under way; what is kept of it then stays until it is forgotten. */
  release(): void;
}

/** Keeps on this device which documents an import is about to write, or to take back. */
export function keepImport(workshopId: string, changes: readonly RegisterChange[]): KeptImport {
  const key = `${prefix}${workshopId}.${crypto.randomUUID()}`;
  const release = holdImport(key);
  const idsOf = (name: RegisterChange['collection']) =>
    changes.filter(({ collection }) => collection === name).map(({ id }) => id);
  try {
    const kept = { customers: idsOf('customers'), vehicles: idsOf('vehicles') };
    localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Where the browser stores nothing, or no more, the import goes on without.
  }
  return { key, release };
}

/** Tells the other tabs, for as long as this one is there, that an import is not broken off; returns what ends it. */
export function holdImport(key: string): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // The browser gives the lock back when the tab ends, however it ends.
  navigator.locks.request(key, () => held).catch(console.error);
  return release;
}

/** The imports of a workshop that no tab is carrying out any longer. */
export async function unfinishedImports(workshopId: string): Promise<UnfinishedImport[]> {
  const keys = keptKeys(`${prefix}${workshopId}.`);
  if (keys.length === 0) return [];
  const { held = [] } = await navigator.locks.query();
  return keys
    .filter((key) => held.every(({ name }) => name !== key))
    .flatMap((key) => {
      const kept = v.safeParse(v.pipe(v.string(), v.parseJson(), ids), localStorage.getItem(key));
      return kept.success ? [{ key, ...kept.output }] : [];
    });
}

/** Forgets an import of which nothing is left to take back. */
export function forgetImport(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Then nothing was kept either.
  }
}

/** Forgets all of them, as signing out demands. */
export function forgetImports(): void {
  keptKeys(prefix).forEach(forgetImport);
}

function keptKeys(start: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(start));
  } catch {
    return [];
  }
}
