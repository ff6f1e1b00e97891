import { collections } from './collections';

/** True if the document at a path follows from another that is written by the same batch. */
export function isDerived(path: string): boolean {
  const about = aboutPath(path);
  return about !== undefined && 'derivedFrom' in about;
}

/** True if the document at a path is never changed or removed once it is there. */
export function isOnlyAdded(path: string): boolean {
  const about = aboutPath(path);
  return about !== undefined && 'onlyAdded' in about;
}

/** True if no device may store the document at a path. */
export function isSecretAt(path: string): boolean {
  const about = aboutPath(path);
  return about !== undefined && 'secret' in about;
}

function aboutPath(path: string) {
  return collections[path.split('/').at(-2) ?? ''];
}
