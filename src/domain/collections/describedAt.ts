import type { Collection } from './collection';
import { collections } from './collections';

/** The description of a collection by its name; undefined for a derived one, which has none. */
export function described(name: string): Collection | undefined {
  const about = collections[name];
  return about && 'fields' in about ? about : undefined;
}

/** The description of the collection of the document at a path, as `described`. */
export function describedAt(path: string): Collection | undefined {
  return described(nameIn(path));
}

/** True if the document at a path follows from another that is written by the same batch. */
export function isDerived(path: string): boolean {
  const about = collections[nameIn(path)];
  return about !== undefined && 'derivedFrom' in about;
}

function nameIn(path: string): string {
  return path.split('/').at(-2) ?? '';
}
