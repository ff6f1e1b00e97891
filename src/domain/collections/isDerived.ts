import { collections } from './collections';

/** Whether the document at a path follows from another that is written by the same batch. */
export function isDerived(path: string): boolean {
  const about = collections[path.split('/').at(-2) ?? ''];
  return about !== undefined && 'derivedFrom' in about;
}
