import { type ComponentType, createElement, lazy, useState } from 'react';

const reloadedFrom = 'verkstadsnavet.reloadedFrom';

/** When a part is fetched at the latest: at once, when the page that is shown first has long been painted, or when it is shown. */
type Needed = 'now' | 'soon' | 'shown';

/** Longer than any start takes. Not fetched soon, the first order opened from the board took 400 ms in place of 110. */
const soonMs = 2000;

/** A component in a chunk of its own. */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  needed: Needed = 'shown',
): ComponentType<P> {
  let fetched: ComponentType<P> | undefined;
  // A failed fetch is tried again, and told of, when the part is shown.
  const fetch = () =>
    load().then(
      (part) => (fetched = part),
      () => {},
    );
  if (needed === 'now') void fetch();
  // A browser without idle callbacks, such as Safari, fetches it when it is shown.
  if (needed === 'soon' && 'requestIdleCallback' in window)
    setTimeout(() => requestIdleCallback(fetch), soonMs);
  const Fetched = lazy(async () => ({ default: await fetchPart(load) }));
  return function Part(props) {
    // A part that is here already is drawn at once, without a skeleton before it.
    const [shown] = useState(() => fetched ?? Fetched);
    return createElement(shown, props);
  };
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
