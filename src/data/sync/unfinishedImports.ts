import * as v from 'valibot';
import type { RegisterChange } from '@/domain/register/registerChange';

const prefix = 'verkstadsnavet.import.';
const ids = v.object({ customers: v.array(v.string()), vehicles: v.array(v.string()) });

/** The documents that an interrupted import may have written; `key` names the import on this device. */
export interface UnfinishedImport extends v.InferOutput<typeof ids> {
  key: string;
}

/** An import that runs in this tab. */
export interface KeptImport {
  key: string;
  /** Tells that the import has ended; its ids stay stored until `forgetImport`. */
  release(): void;
}

/** Stores on this device the ids of the documents that an import is about to write or to take back. */
export function keepImport(workshopId: string, changes: readonly RegisterChange[]): KeptImport {
  const key = `${prefix}${workshopId}.${crypto.randomUUID()}`;
  const release = holdImport(key);
  const idsOf = (name: RegisterChange['collection']) =>
    changes.filter(({ collection }) => collection === name).map(({ id }) => id);
  try {
    const kept = { customers: idsOf('customers'), vehicles: idsOf('vehicles') };
    localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // When the browser can store nothing, or no more, the import runs without.
  }
  return { key, release };
}

/**
 * Tells the other tabs that an import is running, for as long as this tab is open; returns a function that
 * ends this.
 */
export function holdImport(key: string): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // The browser releases the lock when the tab ends, even in a crash.
  navigator.locks.request(key, () => held).catch(console.error);
  return release;
}

/** The imports of a workshop that no tab is running any longer. */
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

/** Forgets an import that has nothing left to take back. */
export function forgetImport(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // When nothing can be removed, nothing was stored either.
  }
}

/** Forgets all imports, as signing out demands. */
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
