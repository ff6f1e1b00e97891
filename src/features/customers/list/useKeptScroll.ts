import { useLayoutEffect } from 'react';
import type { ShownFilter } from './useListFilter';

/** How far down the page was, in px, by entry of the browser's history. */
const positions = new Map<string, number>();

/**
 * Goes back to where the list was when somebody comes back to it, and to its top when something else is
 * asked for. The browser tries the same, but before the list is there.
 */
export function useKeptScroll(shown: ShownFilter) {
  useLayoutEffect(() => {
    const { key, arrival, typed } = shown;
    const position = typed || arrival === 'PUSH' ? 0 : positions.get(key);
    if (position !== undefined) window.scrollTo(0, position);

    const keep = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, [shown]);
}
