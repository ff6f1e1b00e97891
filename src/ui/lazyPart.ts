import { type ComponentType, lazy } from 'react';

const reloadedFrom = 'verkstadsnavet.reloadedFrom';

/** A component in a chunk of its own. */
export function lazyPart<P>(load: () => Promise<ComponentType<P>>) {
  return lazy(async () => ({ default: await fetchPart(load) }));
}

/**
 * Fetches a chunk. After a deployment an open tab asks for chunks that are gone, and one reload fetches the new
 * version. The reload is noted by this file's address, which differs between versions, so that a chunk that is truly
 * missing cannot cause a loop.
 */
export async function fetchPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const tried = sessionStorage.getItem(reloadedFrom) === import.meta.url;
    if (!navigator.onLine || tried) throw error;
    sessionStorage.setItem(reloadedFrom, import.meta.url);
    location.reload();
    return new Promise<never>(() => {});
  }
}
